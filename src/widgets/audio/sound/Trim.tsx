import { type KeyboardEvent, type PointerEvent, useId, useState } from 'react'
import type { Label, StoredFile } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import type { Cut } from './cut.ts'
import { readTenths, tenths } from './tenths.ts'

type End = keyof Cut

/** Less than that is no sound. */
const LEAST = 0.5
const names: { readonly [end in End]: Label } = {
  start: ['起点', 'Start'],
  end: ['终点', 'End'],
}
const ENDS = ['start', 'end'] as const

/** The cut with one of its ends elsewhere, as far as the sound and the other end let it. */
const moved = (cut: Cut, end: End, to: number, seconds: number): Cut =>
  end === 'start'
    ? { ...cut, start: Math.min(Math.max(0, to), cut.end - LEAST) }
    : { ...cut, end: Math.max(Math.min(seconds, to), cut.start + LEAST) }

interface Props {
  readonly cut: Cut
  readonly seconds: number
  readonly onChange: (cut: Cut) => void
}

/** The two ends on the waveform, dragged or moved by arrows: a second each, a tenth with Shift. */
export function CutHandles({ cut, seconds, onChange }: Props) {
  const say = useSay()
  const drag = (end: End) => (event: PointerEvent<HTMLElement>) => {
    const { currentTarget, clientX, buttons } = event
    if (buttons !== 1 || !currentTarget.hasPointerCapture?.(event.pointerId)) return
    const { left = 0, width = 1 } = currentTarget.parentElement?.getBoundingClientRect() ?? {}
    const to = Math.round(((clientX - left) / width) * seconds * 10) / 10
    onChange(moved(cut, end, to, seconds))
  }
  const key = (end: End) => (event: KeyboardEvent) => {
    const way = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }[event.key]
    const to = { Home: 0, End: seconds }[event.key]
    if (way === undefined && to === undefined) return
    event.preventDefault()
    onChange(moved(cut, end, to ?? cut[end] + (way ?? 0) * (event.shiftKey ? 0.1 : 1), seconds))
  }
  const share = (at: number) => `${(at / seconds) * 100}%`
  return (
    <>
      <span className="wave-off" style={{ left: 0, width: share(cut.start) }} />
      <span className="wave-off" style={{ left: share(cut.end), right: 0 }} />
      {ENDS.map((end) => (
        <span
          key={end}
          className={`wave-handle wave-${end}`}
          style={{ left: share(cut[end]) }}
          role="slider"
          tabIndex={0}
          aria-label={say(names[end])}
          aria-valuemin={0}
          aria-valuemax={Math.round(seconds)}
          aria-valuenow={Math.round(cut[end] * 10) / 10}
          aria-valuetext={tenths(cut[end])}
          onPointerDown={(event) => event.currentTarget.setPointerCapture?.(event.pointerId)}
          onPointerMove={drag(end)}
          onKeyDown={key(end)}
        />
      ))}
    </>
  )
}

interface FormProps extends Props {
  readonly sound: StoredFile
  readonly file: File | undefined
  readonly onPlay: () => void
  readonly onClose: () => void
  readonly onCut: (piece: File) => void
}

/** Both ends as they are typed, and what becomes of the cut. */
export function CutForm({ cut, seconds, sound, file, onChange, ...on }: FormProps) {
  const say = useSay()
  const [at, setAt] = useState<'still' | 'cutting' | 'failed'>('still')
  const [told, setTold] = useState<{ readonly end: End; readonly why: Label } | null>(null)
  const why = useId()
  const isWhole = cut.start === 0 && cut.end === seconds
  const make = async () => {
    setAt('cutting')
    try {
      const { cutSound } = await import('./cutSound.ts')
      on.onCut(await cutSound(file ?? new URL(sound.url, location.href).href, sound.name, cut))
    } catch {
      setAt('failed')
    }
  }
  return (
    <fieldset className="sound-form">
      <legend>{say(['剪辑', 'Cut'])}</legend>
      {ENDS.map((end) => (
        <Place
          key={end}
          label={names[end]}
          at={cut[end]}
          told={told?.end === end ? why : undefined}
          onTold={(why) => setTold(why && { end, why })}
          onChange={(to) => {
            const next = moved(cut, end, to, seconds)
            onChange(next)
            return next[end]
          }}
        />
      ))}
      <span className="sound-kept">
        {say(['保留 {kept}，原长 {whole}', '{kept} of {whole} are kept'], {
          kept: tenths(cut.end - cut.start),
          whole: tenths(seconds),
        })}
      </span>
      <span className="field-row">
        <button type="button" className="field-link" onClick={on.onPlay}>
          {say(['试听选段', 'Listen to it'])}
        </button>
        <button
          type="button"
          className="sound-do"
          disabled={isWhole || at === 'cutting'}
          onClick={() => void make()}
        >
          {say(
            at === 'cutting' ? ['正在剪…', 'Being cut…'] : ['剪成新文件', 'Cut into a new file'],
          )}
        </button>
        <button type="button" className="field-link" onClick={on.onClose}>
          {say(['不剪了', 'Do not cut'])}
        </button>
      </span>
      <small>
        {say([
          '不重新编码，音质不变；原文件留在素材库。',
          'Nothing is encoded anew, so it sounds the same; the original stays in the library.',
        ])}
      </small>
      {told && (
        <small id={why} role="alert" className="field-problem">
          {say(['{end}：{why}', '{end}: {why}'], { end: say(names[told.end]), why: say(told.why) })}
        </small>
      )}
      {at === 'failed' && (
        <small role="alert" className="field-problem">
          {say([
            '剪辑没有完成：音频取不到或已损坏。请下载原文件检查，或换一个文件再剪。',
            'It was not cut: the sound cannot be fetched or is damaged. Download it and look, or take another.',
          ])}
        </small>
      )}
    </fieldset>
  )
}

interface PlaceProps {
  readonly label: Label
  readonly at: number
  /** Gives the place it came to: the sound and the other end may not let it go so far. */
  readonly onChange: (at: number) => number
  /** The id of what is said of what was typed here. */
  readonly told: string | undefined
  readonly onTold: (why: Label | null) => void
}

/** A place as one types it; what is none stays as it was typed, and where it could not go so far is told. */
function Place({ label, at, told, onTold, onChange }: PlaceProps) {
  const say = useSay()
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const take = () => {
    if (typed === null) return
    const read = readTenths(typed)
    if (read === null && typed.trim() !== '') return onTold(unread)
    const came = read === null ? at : onChange(read)
    setTyped(null)
    onTold(read !== null && Math.abs(came - read) >= 0.05 ? endsAt(tenths(came)) : null)
  }
  return (
    <label htmlFor={id}>
      {say(label)}
      <input
        id={id}
        className="field-box"
        inputMode="text"
        value={typed ?? tenths(at)}
        onChange={({ target }) => {
          setTyped(target.value)
          onTold(null)
        }}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          // Not the form's: nothing is saved by it.
          event.preventDefault()
          take()
        }}
        aria-describedby={told}
      />
    </label>
  )
}

const unread: Label = [
  '看不出是哪里，请写成 1:23.5 或 1分23秒',
  'This is no place in it: write 1:23.5 or 83',
]
const endsAt = (at: string): Label => [`最远只能到 ${at}`, `It goes no further than ${at}`]

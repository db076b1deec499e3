import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { Label, StoredFile } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import { duration } from '../../format/duration.ts'
import { size } from '../../format/size.ts'
import { MediaFacts } from '../../upload/MediaFacts.tsx'
import { ChapterForm, ChapterLine, ChapterMarks } from './Chapters.tsx'
import type { Cut } from './cut.ts'
import { loudnessWords } from './loudnessWords.ts'
import { CutForm, CutHandles } from './Trim.tsx'
import type { Chapters } from './useChapters.ts'
import { type SoundLook, useMeasured } from './useMeasured.ts'
import { type Player, usePlayer } from './usePlayer.ts'
import { useSeen } from './useSeen.ts'
import { Waveform } from './Waveform.tsx'
import './sound.css'

interface Props {
  readonly sound: StoredFile
  /** The file itself, where it was chosen on this page: nothing is fetched to measure it. */
  readonly file?: File | undefined
  /** The form's list of chapters, where it has one. */
  readonly chapters?: Chapters | null
  /** Takes what was cut out of it, as a file of its own; without it nothing is cut. */
  readonly onCut?: ((file: File, cut: Cut) => void) | undefined
  /** What is said in it, drawn with where it is and a way to go elsewhere. */
  readonly transcript?: (player: Pick<Player, 'at' | 'seek'>) => ReactNode
}

/** A sound one hears and sees: its waveform, how loud it is, its chapters, and what is to be cut out of it. */
export function SoundBench({ sound, file, chapters = null, onCut, transcript }: Props) {
  const say = useSay()
  const { url, name } = sound
  const stage = useRef<HTMLDivElement>(null)
  const { look, measure } = useMeasured({ url, size: sound.size, file, isSeen: useSeen(stage) })
  const told = look.at === 'measured' ? look.seconds : (sound.duration ?? 0)
  const length = useRef(told)
  length.current = told
  const follow = useCallback((at: number) => {
    const share = length.current > 0 ? Math.min(1, at / length.current) : 0
    stage.current?.style.setProperty('--at', share.toFixed(5))
  }, [])
  const player = usePlayer(url, follow)
  const [open, setOpen] = useState<'cut' | 'chapter' | null>(null)
  const [cut, setCut] = useState<Cut>({ start: 0, end: 0 })
  const peaks = look.at === 'measured' || look.at === 'measuring' ? look.peaks : null
  const close = () => {
    setOpen(null)
    // Where one goes on: from the place to the next one.
    stage.current?.querySelector<HTMLElement>('.wave-place')?.focus({ preventScroll: true })
  }
  return (
    <div className="sound">
      <div className="sound-name">
        <MediaFacts file={sound} />
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: speech; its text is the record itself */}
      <audio key={url} ref={player.ref} preload="none" src={url} aria-label={name} />
      <div className="sound-row">
        <button
          type="button"
          className="sound-play"
          aria-label={say(
            player.isPlaying ? ['暂停 {name}', 'Pause {name}'] : ['播放 {name}', 'Play {name}'],
            { name },
          )}
          onClick={player.toggle}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={player.isPlaying ? 'M7 5h4v14H7zM13 5h4v14h-4z' : 'M8 5v14l11-7z'} />
          </svg>
        </button>
        <Waveform
          {...{ stage, peaks, seconds: told, at: player.at }}
          onSeek={player.seek}
          onToggle={player.toggle}
        >
          {chapters && told > 0 && <ChapterMarks {...{ chapters, seconds: told }} />}
          {open === 'cut' && <CutHandles {...{ cut, seconds: told }} onChange={setCut} />}
        </Waveform>
      </div>
      <div className="sound-facts">
        <span className="sound-time">
          {duration(player.at)} / {duration(told)}
        </span>
        <Speed player={player} />
        <Look {...{ look, measure }} weight={sound.size} />
        <span className="sound-deeds">
          {chapters?.add && (
            <Deed
              label={['加章节', 'Add a chapter']}
              isOpen={open === 'chapter'}
              onPress={() => setOpen(open === 'chapter' ? null : 'chapter')}
            />
          )}
          {onCut && told > 0 && (
            <Deed
              label={['剪辑', 'Cut']}
              isOpen={open === 'cut'}
              onPress={() => {
                setCut({ start: 0, end: told })
                setOpen(open === 'cut' ? null : 'cut')
              }}
            />
          )}
        </span>
      </div>
      {player.failed && (
        <small role="alert" className="field-problem">
          {say(['无法播放：音频不存在或地址不可访问', 'It cannot be played: no sound came back'])}
        </small>
      )}
      {open === 'chapter' && chapters?.add && (
        <ChapterForm at={player.at} onAdd={chapters.add} onClose={close} />
      )}
      {open === 'cut' && onCut && (
        <CutForm
          {...{ cut, sound, file, seconds: told }}
          onChange={setCut}
          onPlay={() => player.play(cut.start, cut.end)}
          onClose={close}
          onCut={(piece) => {
            close()
            onCut(piece, cut)
          }}
        />
      )}
      {chapters && chapters.list.length > 0 && (
        <ChapterLine {...{ chapters, at: player.at }} onSeek={player.seek} />
      )}
      {transcript?.(player)}
    </div>
  )
}

const SPEEDS = [0.75, 1, 1.25, 1.5, 2]

function Speed({ player }: { readonly player: Player }) {
  const say = useSay()
  return (
    <select
      className="sound-speed"
      aria-label={say(['播放速度', 'Speed'])}
      value={player.speed}
      onChange={({ target }) => player.setSpeed(Number(target.value))}
    >
      {SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {speed}×
        </option>
      ))}
    </select>
  )
}

const failed: Label = [
  '波形没有画出来：此浏览器解不开这段音频，或音频取不到；不影响播放与保存',
  'No waveform: this browser cannot decode the sound, or cannot fetch it; it plays and saves all the same',
]
const blind: Label = [
  '此浏览器画不出波形（需 https 和支持 WebCodecs 的浏览器，如新版 Chrome、Edge）；别人打开画过一次后，这里也看得到',
  'This browser draws no waveform: it takes https and WebCodecs, as in Chrome or Edge. Once somebody else has opened it, it is seen here, too',
]

interface LookProps {
  readonly look: SoundLook
  readonly measure: () => void
  readonly weight: number | undefined
}

/** How loud it is, or why that is not known. */
function Look({ look, measure, weight }: LookProps) {
  const say = useSay()
  switch (look.at) {
    case 'asking':
      return <Told>{null}</Told>
    case 'measuring':
      return (
        <Told>
          {say(['正在画波形 {share}%', 'Drawing its waveform, {share}%'], {
            share: String(Math.round(look.share * 100)),
          })}
        </Told>
      )
    case 'wanted':
      return (
        <button type="button" className="field-link" onClick={measure}>
          {weight
            ? say(['画出波形并测响度（读取 {size}）', 'Draw it and tell its loudness ({size})'], {
                size: size(weight),
              })
            : say(['画出波形并测响度', 'Draw it and tell its loudness'])}
        </button>
      )
    case 'failed':
      return <Told>{say(look.isBlind ? blind : failed)}</Told>
    case 'measured': {
      const { words, isWell } = loudnessWords(look.lufs)
      return (
        <Told tone={isWell ? 'well' : 'off'}>
          {say(words)}
          {look.highest > 1 && <em>{say(['，有削波', ', and it clips'])}</em>}
        </Told>
      )
    }
  }
}

function Told({ tone, children }: { readonly tone?: string; readonly children: ReactNode }) {
  return (
    <span className="sound-told" role="status" data-tone={tone}>
      {children}
    </span>
  )
}

interface DeedProps {
  readonly label: Label
  readonly isOpen: boolean
  readonly onPress: () => void
}

function Deed({ label, isOpen, onPress }: DeedProps) {
  const say = useSay()
  return (
    <button type="button" className="field-link" aria-expanded={isOpen} onClick={onPress}>
      {say(label)}
    </button>
  )
}

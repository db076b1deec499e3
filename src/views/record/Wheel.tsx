import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { type CSSProperties, useState } from 'react'
import { call } from '../../client/client.ts'
import { useSay } from '../../i18n/useSay.ts'
import { wordsOf } from '../perform/wordsOf.ts'
import './wheel.css'

interface Laid {
  readonly id: number
  readonly name: string
  readonly image: string | null
  /** Per cent. */
  readonly odds: number | null
}
/** A wheel of places, what may lie on them, and where the places are saved. */
export interface WheelFacts {
  readonly saves: string
  /** Goes along when they are saved: whose wheel it is. */
  readonly of: { readonly [name: string]: number }
  readonly title: string
  readonly slots: readonly { readonly slot: number; readonly award: number | null }[]
  readonly awards: readonly Laid[]
}

/** Lays awards onto the places of a wheel, by dragging or by choosing one and then its place; all are saved together. */
export function Wheel({ facts }: { readonly facts: WheelFacts }) {
  const { saves, of, title, slots, awards } = facts
  const say = useSay()
  const notify = useNotify()
  const [laid, setLaid] = useState(() => slots.map(({ award }) => award))
  const [saved, setSaved] = useState(laid)
  const [held, setHeld] = useState<number | null>(awards[0]?.id ?? null)
  const put = (at: number, award: number | null) =>
    setLaid((now) => now.map((one, place) => (place === at ? award : one)))
  const save = async () => {
    const positions = Object.fromEntries(laid.map((award, at) => [at + 1, award]))
    try {
      await call('POST', saves, { body: { ...of, positions } })
      setSaved(laid)
      notify(say(['转盘已保存', 'The wheel was saved']), { type: 'success' })
    } catch (error) {
      notify(wordsOf(error), { type: 'error' })
    }
  }
  const isChanged = laid.some((award, at) => award !== saved[at])
  return (
    <div className="wheel-board">
      <p className="hint">
        {say([
          '选中右侧奖品，再点转盘上的格；或把奖品拖到格上。改完一起保存。',
          'Choose an award and then a place, or drag it there; all places are saved together.',
        ])}
      </p>
      <fieldset
        className="wheel"
        aria-label={title}
        style={{ '--slots': laid.length } as CSSProperties}
      >
        {laid.map((award, at) => (
          <Place
            // biome-ignore lint/suspicious/noArrayIndexKey: places never move
            key={at}
            at={at}
            award={awards.find(({ id }) => id === award)}
            onPut={(given) => put(at, given ?? held)}
          />
        ))}
        <span className="wheel-hub" aria-hidden />
      </fieldset>
      <ul className="wheel-awards">
        {[...awards, null].map((award) => (
          <Choice
            key={award?.id ?? 0}
            award={award}
            count={laid.filter((one) => one === (award?.id ?? null)).length}
            isHeld={held === (award?.id ?? null)}
            onHold={() => setHeld(award?.id ?? null)}
          />
        ))}
      </ul>
      <Button variant="contained" disabled={!isChanged} onClick={() => void save()}>
        {say(['保存转盘', 'Save the wheel'])}
      </Button>
    </div>
  )
}

const DRAGGED = 'text/plain'

function Place({
  at,
  award,
  onPut,
}: {
  readonly at: number
  readonly award: Laid | undefined
  readonly onPut: (award?: number | null) => void
}) {
  const say = useSay()
  const called = award?.name ?? say(['空', 'Empty'])
  return (
    <button
      type="button"
      className={award ? 'wheel-place' : 'wheel-place empty'}
      style={{ '--at': at } as CSSProperties}
      aria-label={say(['第 {at} 格：{called}', 'Place {at}: {called}'], { at: at + 1, called })}
      onClick={() => onPut()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const id = Number(event.dataTransfer.getData(DRAGGED))
        onPut(id > 0 ? id : null)
      }}
    >
      <small>{at + 1}</small>
      {award?.image && <img src={award.image} alt="" />}
      <span>{called}</span>
    </button>
  )
}

function Choice({
  award,
  count,
  isHeld,
  onHold,
}: {
  readonly award: Laid | null
  readonly count: number
  readonly isHeld: boolean
  readonly onHold: () => void
}) {
  const say = useSay()
  return (
    <li>
      <button
        type="button"
        draggable
        aria-pressed={isHeld}
        className="wheel-award"
        onClick={onHold}
        onDragStart={(event) => {
          onHold()
          event.dataTransfer.setData(DRAGGED, String(award?.id ?? 0))
        }}
      >
        {award?.image && <img src={award.image} alt="" />}
        <span>{award?.name ?? say(['留空', 'Leave empty'])}</span>
        <small>
          {award && `${Number(award.odds ?? 0).toFixed(2)}% · `}
          {say(['{count} 格', '{count} places'], { count })}
        </small>
      </button>
    </li>
  )
}

import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import { Tip } from '../overlay/Tip.tsx'
import { StateChip } from '../StateChip.tsx'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly content: Entity
  readonly rows: readonly Row[]
  /** Ticks those in a state; undefined where nothing is done to several. */
  onTick?: ((rows: readonly Row[]) => void) | undefined
}

/** How far the contents are: how many in which state, their figures summed, what is counted against a limit. */
export function Tally({ entity, record, content, rows, onTick }: Props) {
  const say = useSay()
  const { shows, atMost = {} } = entity.workbench!
  const states = Object.keys(content.states)
    .map((state) => ({ state, some: rows.filter((row) => row[content.stateField] === state) }))
    .filter(({ some }) => some.length > 0)
  const sums = shows
    .filter(
      (name) =>
        fieldAt(content, name)?.as === 'integer' || fieldAt(content, name)?.kind === 'count',
    )
    .map((name) => ({ name, sum: rows.reduce((all, row) => all + (Number(row[name]) || 0), 0) }))
  return (
    <p className="wb-tally">
      <strong>{say(['{count} 篇', '{count:item|items}'], { count: rows.length })}</strong>
      {states.map(({ state, some }) => {
        const told = (
          <>
            <StateChip entity={content} state={state} /> {some.length}
          </>
        )
        if (!onTick) return <span key={state}>{told}</span>
        const words = { state: say(content.states[state]!), count: some.length }
        const label = say(['{state} {count}：勾选这些', '{state} {count}: tick these'], words)
        return (
          <Tip key={state} title={label}>
            <button
              type="button"
              className="wb-state"
              aria-label={label}
              onClick={() => onTick(some)}
            >
              {told}
            </button>
          </Tip>
        )
      })}
      {sums.map(({ name, sum }) => (
        <span key={name}>
          {say(fieldAt(content, name)!.label)} {sum.toLocaleString()}
        </span>
      ))}
      {Object.entries(atMost).map(([name, most]) => (
        <span key={name}>
          {say(fieldAt(content, name)!.label)} {rows.filter((row) => row[name] === true).length}
          {typeof record[most] === 'number' && ` / ${String(record[most])}`}
        </span>
      ))}
    </p>
  )
}

import type { Entity, Row } from '#declare'
import { useSay } from '../../i18n/useSay.ts'
import { fieldAt } from '../fieldAt.ts'
import { StateChip } from '../StateChip.tsx'

interface Props {
  readonly entity: Entity
  readonly record: Row
  readonly content: Entity
  readonly rows: readonly Row[]
}

/** How far the contents are: how many in which state, their figures summed, what is counted against a limit. */
export function Tally({ entity, record, content, rows }: Props) {
  const say = useSay()
  const { shows, atMost = {} } = entity.workbench!
  const states = Object.keys(content.states)
    .map((state) => ({
      state,
      count: rows.filter((row) => row[content.stateField] === state).length,
    }))
    .filter(({ count }) => count > 0)
  const sums = shows
    .filter(
      (name) =>
        fieldAt(content, name)?.as === 'integer' || fieldAt(content, name)?.kind === 'count',
    )
    .map((name) => ({ name, sum: rows.reduce((all, row) => all + (Number(row[name]) || 0), 0) }))
  return (
    <p className="wb-tally">
      <strong>{say(['{count} 篇', '{count:item|items}'], { count: rows.length })}</strong>
      {states.map(({ state, count }) => (
        <span key={state}>
          <StateChip entity={content} state={state} /> {count}
        </span>
      ))}
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

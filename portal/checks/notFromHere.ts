import type { Problem } from '#derive/problem.ts'
import { said, stateSaid } from '#derive/rules/said.ts'
import type { Change } from '../records/change.ts'

/** A move that does not start from the record's state, or that nobody makes by hand. */
export function notFromHere({ entity, by, before, kind, session }: Change): readonly Problem[] {
  const move = kind === 'move' && by ? entity.moves[by] : undefined
  if (!move || !before) return []
  if (!move.from.includes(before[entity.stateField] as string)) {
    const blanks = { value: stateSaid(entity, before), label: move.label }
    const message = said(
      [
        '当前状态为“{value}”，不能执行“{label}”',
        'It is "{value}" now: "{label}" does not start from there',
      ],
      blanks,
    )
    return [{ field: '_', kind: 'conflict', message }]
  }
  if (!move.silent || session.acting !== 'user') return []
  return [
    {
      field: '_',
      kind: 'forbidden',
      message: said(['“{label}”不能手动执行', '"{label}" is not done by hand'], {
        label: move.label,
      }),
    },
  ]
}

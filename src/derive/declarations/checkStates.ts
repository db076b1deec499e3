import type { Entity } from '#declare'
import { checkRows } from './checkRows.ts'
import { didYouMean, type Report } from './mistake.ts'

/** Moves lead between declared states, and every state can be come to; stand-ins are taken as the sheets have them. */
export function checkStates(entity: Entity, report: Report): void {
  const { name, states, moves, standIn } = entity
  checkRows(states, `${name}.states`, report)
  for (const [move, { from, to }] of Object.entries(moves))
    for (const state of [...from, to])
      if (!(state in states))
        report(
          `${name}.moves.${move}`,
          [`没有状态“${state}”`, `there is no state "${state}"`],
          didYouMean(state, Object.keys(states)),
        )
  if (standIn) return
  const reached = reachable(entity)
  for (const state of Object.keys(states))
    if (!reached.has(state))
      report(
        `${name}.states.${state}`,
        ['没有任何流转到达这个状态', 'nothing leads to this state'],
        [
          '请加上到达它的流转，若由 App 写入，则写在 `from: { states: [...] }` 里',
          'add a move to it, or name it in `from: { states: [...] }` where the app brings it about',
        ],
      )
}

/** The first state, what rules say arrives by itself, and all that moves lead to from there. */
function reachable({ states, moves, rules, stateField }: Entity): ReadonlySet<string> {
  const literals = Object.values(rules).flat()
  const arriving = literals.flatMap((literal) =>
    'from' in literal ? ((literal.states ?? []) as string[]) : [],
  )
  const starting = literals.flatMap(
    ({ starts }) => (starts as { [field: string]: string } | undefined)?.[stateField] ?? [],
  )
  const reached = new Set([...Object.keys(states).slice(0, 1), ...arriving, ...starting])
  for (let size = -1; size !== reached.size; ) {
    size = reached.size
    for (const { from, to } of Object.values(moves))
      if (from.some((state) => reached.has(state))) reached.add(to)
  }
  return reached
}

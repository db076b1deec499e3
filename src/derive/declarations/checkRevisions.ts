import type { Entity } from '#declare'
import { didYouMean, type Report } from './mistake.ts'

/** What revisions name: states of the entity, and a move. */
export function checkRevisions({ name, revisions, states, moves }: Entity, report: Report): void {
  if (!revisions) return
  const demand = (section: string, named: readonly string[], among: readonly string[]) => {
    for (const one of named)
      if (!among.includes(one))
        report(
          `${name}.revisions.${section}`,
          [`没有“${one}”`, `there is no "${one}"`],
          didYouMean(one, among),
        )
  }
  demand('in', revisions.in, Object.keys(states))
  if (revisions.approvedAs) demand('approvedAs', [revisions.approvedAs], Object.keys(moves))
}

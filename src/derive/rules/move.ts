import type { Literal } from '#declare'
import { holds } from '../condition.ts'
import type { Situation } from '../situation.ts'
import { brokenBy, isLasting, stateKept } from '../standing.ts'
import { type AnyNeed, needFindings } from './needs.ts'
import type { Finding, Word } from './word.ts'

/** The literals' moves as a list. */
export const movesOf = (literal: Literal): readonly string[] => [literal.move].flat() as string[]

/** What a move demands before it goes through and as long as the record stays where it leads, and whom it lets go in bulk. */
export const move: Word = {
  check: (literal, situation) => {
    const { by } = situation
    if (!by || !movesOf(literal).includes(by)) return lapsed(literal, situation)
    if (holds(literal.when as object, situation) !== true) return []
    const bulk: Finding[] =
      literal.bulk === false && situation.bulk
        ? [
            {
              field: '_',
              message: ['此记录不能批量操作，请单独处理', 'Not in bulk: open this one by itself'],
            },
          ]
        : []
    return [...bulk, ...needsOf(literal).flatMap((need) => needFindings(need, situation))]
  },
}

const needsOf = (literal: Literal): readonly AnyNeed[] => (literal.needs ?? []) as AnyNeed[]

/** What was met when the record came into its state, and would be met no more. */
function lapsed(literal: Literal, situation: Situation): readonly Finding[] {
  const state = stateKept(movesOf(literal), situation)
  if (state === undefined) return []
  return needsOf(literal)
    .filter((need) => isLasting(situation.entity, literal, need, state))
    .flatMap((need) =>
      brokenBy(
        (one) => (holds(literal.when as object, one) === true ? needFindings(need, one) : []),
        situation,
      ),
    )
}

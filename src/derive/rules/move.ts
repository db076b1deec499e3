import type { Literal } from '#declare'
import { holds } from '../condition.ts'
import { type AnyNeed, needFindings } from './needs.ts'
import type { Finding, Word } from './word.ts'

/** The literals' moves as a list. */
export const movesOf = (literal: Literal): readonly string[] => [literal.move].flat() as string[]

/** What a move demands before it goes through, and whom it lets go in bulk. */
export const move: Word = {
  step: 'check',
  check: (literal, situation) => {
    const { by } = situation
    if (!by || !movesOf(literal).includes(by) || holds(literal.when as object, situation) !== true)
      return []
    const bulk: Finding[] =
      literal.bulk === false && situation.bulk
        ? [
            {
              field: '_',
              message: ['此记录不能批量操作，请单独处理', 'Not in bulk: open this one by itself'],
            },
          ]
        : []
    return [
      ...bulk,
      ...((literal.needs ?? []) as readonly AnyNeed[]).flatMap((need) =>
        needFindings(need, situation),
      ),
    ]
  },
}

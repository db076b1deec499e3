import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { placeIsFree } from './placeInFlow.ts'

/** Covers stand in rows of three: one row or two. */
const fillsThreeOrSix: Judging = ({ after }) => {
  const { length } = (after.items ?? []) as readonly unknown[]
  if (after.style !== 'triple' || after.status !== 'published' || [3, 6].includes(length)) return []
  return [
    {
      field: 'items',
      message: [
        `三宫格须正好 3 条或 6 条内容，现有 ${length} 条`,
        `Exactly 3 or 6 items fill it, there are ${length}`,
      ],
    },
  ]
}

/** Rules of cards in the feed that no word carries. */
export const rules: RuleFunctions = { placeIsFree, fillsThreeOrSix }

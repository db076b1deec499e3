import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { blockRows } from './blockRows.ts'

/** A block that would show nothing is not put on. */
const holdsSomethingPublished: Judging = async ({ after, records }) => {
  if (after.source === 'picture' || (await blockRows(after, records)).length > 0) return []
  return [
    {
      field: '_',
      message: ['至少需要一项已上架的内容', 'At least one published item is needed'],
    },
  ]
}

/** Rules of the blocks of the home page that no word carries. */
export const rules: RuleFunctions = { holdsSomethingPublished }

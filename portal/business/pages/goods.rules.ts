import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** A price of nothing is set by admin only. */
const onlyAdminGivesAway: Judging = ({ before, after, session }) => {
  if (after.price !== 0 || before?.price === 0 || session.acting !== 'user') return []
  if (session.roles.includes('admin')) return []
  return [
    {
      field: 'price',
      kind: 'forbidden',
      message: ['只有管理员可以把售价设为 0', 'Only admin may set a price of 0'],
    },
  ]
}

/** Rules of goods that no word carries. */
export const rules: RuleFunctions = { onlyAdminGivesAway }

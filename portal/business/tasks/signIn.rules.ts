import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Only admins turn the everyday sign-in off. */
const leavesTheSwitchToAdmins: Judging = ({ before, after, session }) => {
  const isTurnedOff = before !== null && before.enabled !== false && after.enabled === false
  if (!isTurnedOff || session.acting === 'portal' || session.roles.includes('admin')) return []
  return [
    {
      field: 'enabled',
      kind: 'forbidden',
      message: ['只有管理员可以关闭签到', 'Only admins turn the sign-in off'],
    },
  ]
}

/** Rules of the everyday sign-in that no word carries. */
export const rules: RuleFunctions = { leavesTheSwitchToAdmins }

import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** Only admins make a pop-up come up at each launch. */
const leavesEveryLaunchToAdmins: Judging = ({ before, after, session }) => {
  const isNew = after.frequency === 'everyLaunch' && before?.frequency !== 'everyLaunch'
  if (!isNew || session.acting === 'portal' || session.roles.includes('admin')) return []
  return [
    {
      field: 'frequency',
      kind: 'forbidden',
      message: ['每次启动都弹的弹窗由管理员设置', 'A pop-up at each launch is for admins to set'],
    },
  ]
}

/** Rules of pop-ups that no word carries. */
export const rules: RuleFunctions = { leavesEveryLaunchToAdmins }

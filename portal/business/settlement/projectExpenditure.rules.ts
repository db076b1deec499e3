import type { Period } from '#declare'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'
import { lockedOnceAgreed, tellEntry } from './entries.ts'
import { ownProject } from './ownProject.ts'

/** Where the type has secondary ones to choose from, one is chosen. */
const namesSecondary: Judging = async ({ after, records }) => {
  if (after.secondary || !after.type) return []
  const below = { parent: after.type, enabled: true }
  if ((await records.count('financeType', below)) === 0) return []
  return [{ field: 'secondary', message: ['请选择二级类型', 'Choose the secondary type'] }]
}

/** Not before the project began, not after the month that runs. */
const monthWithinProject: Judging = async ({ after, before, records, now }) => {
  const month = String(after.month ?? '')
  if (!month || !after.project || before?.month === month) return []
  const found = await records.find('project', after.project as number)
  const first = String((found?.term as Period | null)?.start ?? '').slice(0, 7)
  const last = now.slice(0, 7)
  if (month <= last && month >= first) return []
  const message = [`归属月份须在 ${first} 至 ${last} 之间`, `From ${first} to ${last}`] as const
  return [{ field: 'month', message }]
}

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`

/** What goes beyond the budget is for an admin, who is asked first. */
const withinBudget: Judging = async ({ after, records, session }) => {
  const found = await records.find('project', after.project as number)
  const [plan, spent] = [Number(found?.expensePlan ?? 0), Number(found?.expense ?? 0)]
  const over = spent + Number(after.amount) - plan
  if (over <= 0) return []
  const isAdmin = session.acting !== 'user' || session.roles.includes('admin')
  const [zh, en] = [`超出项目预算 ${yuan(over)}`, `Beyond the project's budget by ${yuan(over)}`]
  return isAdmin
    ? [{ field: 'amount', warn: true, message: [`${zh}，确定批准？`, `${en}. Approve it?`] }]
    : [
        {
          field: '_',
          kind: 'forbidden',
          message: [`${zh}，须由管理员批准`, `${en}: an admin has to approve it`],
        },
      ]
}

/** Rules of expenditures of projects that no word carries. */
export const rules: RuleFunctions = {
  namesSecondary,
  ownProject,
  monthWithinProject,
  withinBudget,
  lockedOnceAgreed,
  tellsEntry: { effect: tellEntry },
}

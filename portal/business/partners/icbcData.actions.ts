import { shift } from '#derive/moment.ts'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'

/** Days of one report at most. */
const MOST = 366

/** Actions of the bank's reading data. */
export const actions: ActionFunctions = {
  /** A spreadsheet of some days, written by a job; every row stands in it for admins only. */
  exportReport: async ({ context, db, session, values }) => {
    const [from, to] = [String(values.from), String(values.to)]
    if (from > to)
      throw refusedField('from', [
        '开始日期不能晚于结束日期',
        'The first day must not be after the last',
      ])
    if (to >= shift(from, `+${MOST}d`))
      throw refusedField('to', [
        `一次最多导出 ${MOST} 天，请缩短范围`,
        `At most ${MOST} days in one report: choose fewer`,
      ])
    const details = session.acting !== 'user' || session.roles.includes('admin')
    const asked = {
      kind: 'export',
      title: `工行月报 ${from} 至 ${to}`,
      entity: 'icbcData',
      params: { writes: 'bankReport', from, to, details },
      total: 1,
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },
}

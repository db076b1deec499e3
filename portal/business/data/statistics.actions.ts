import { shift } from '#derive/moment.ts'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { between, MOST_DAYS } from './statistics/statistics.job.ts'

/** Actions of the figures. */
export const actions: ActionFunctions = {
  /** Days that are over, counted again by a job. */
  recount: async ({ context, db, session, values, now }) => {
    const [from, to] = [String(values.from), String(values.to)]
    const yesterday = shift(now.slice(0, 10), '-1d')
    if (to > yesterday)
      throw refusedField('to', [
        `只能统计到昨天（${yesterday}）`,
        `Days are counted once they are over: ${yesterday} is the last`,
      ])
    if (from > to)
      throw refusedField('from', [
        '开始日期不能晚于结束日期',
        'The first day must not be after the last',
      ])
    const days = from < shift(to, '-400d') ? MOST_DAYS + 1 : between(from, to).length
    if (days > MOST_DAYS)
      throw refusedField('from', [
        `一次最多重新统计 ${MOST_DAYS} 天，请分次进行`,
        `At most ${MOST_DAYS} days at once: count them in parts`,
      ])
    const asked = {
      kind: 'statistics',
      title: `重新统计 ${from} 至 ${to}`,
      entity: 'statistics',
      params: { from, to },
      total: days,
    }
    const job = await queueFor({ context, session, db }, asked)
    return { job }
  },
}

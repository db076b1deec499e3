import type { Row } from '#declare'
import { asks } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'

const rule = 'offlineActivity.notify'
const texts: { readonly [template: string]: (activity: Row, note: string) => string } = {
  offlineRemind: ({ title, period }) =>
    `您报名的“${title}”将于 ${timeOf(period)} 开始，请携带入场码到场。`,
  offlineChanged: ({ title }, note) => `您报名的“${title}”有变更：${note || '详情见 App'}。`,
}
const timeOf = (period: unknown) =>
  String((period as Row | null)?.start ?? '')
    .slice(0, 16)
    .replace('T', ' ')

/** Actions of offline activities. */
export const actions: ActionFunctions = {
  /** Says to how many and what first; a job then writes to everybody who has a place. */
  notify: async ({ context, row, values, records, session, db, accepted }) => {
    const activity = row as Row
    const where = { offlineActivity: activity.id, status: ['signedUp', 'checkedIn'] }
    const people = await records.select('offlineParticipant', where, { limit: 10_000, sort: 'id' })
    const silent = people.filter(({ phone }) => !phone).length
    const text = texts[String(values.template)]?.(activity, String(values.note ?? '')) ?? ''
    if (!accepted.has(rule))
      throw asks({
        warnings: [
          {
            field: 'template',
            rule,
            message: [
              `将发给 ${people.length - silent} 人（${silent} 人没有手机号）：${text}`,
              `To ${people.length - silent} people (${silent} without a phone): ${text}`,
            ],
          },
        ],
      })
    const asked = {
      kind: 'offlineTell',
      title: `短信通知 · ${String(activity.title)}`,
      entity: 'offlineActivity',
      recordId: activity.id as number,
      params: {
        participants: people.map(({ id }) => id),
        template: values.template,
        note: values.note ?? '',
      },
      total: people.length,
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },
}

import type { Period, Row } from '#declare'
import { asks, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { dateTime } from '#widgets/format/dateTime.ts'

const rule = 'offlineParticipant.checkInByCode'
const states: { readonly [state: string]: readonly [string, string] } = {
  pending: ['报名还在审核', 'The sign-up is still to be reviewed'],
  checkedIn: ['此入场码已签到', 'This code has been used'],
  rejected: ['报名未通过', 'The sign-up was rejected'],
  cancelled: ['报名已取消', 'The sign-up was cancelled'],
  refunded: ['已退款', 'It was refunded'],
}

/** Actions of participants. */
export const actions: ActionFunctions = {
  /** Says who it is first; agreed to, they are in. */
  checkInByCode: async ({ values, records, accepted }) => {
    const ticketCode = String(values.code ?? '')
      .trim()
      .toUpperCase()
    const [found] = await records.select('offlineParticipant', { ticketCode }, { limit: 1 })
    if (!found) throw refusedField('code', ['没有此入场码', 'There is no such code'])
    if (found.offlineActivity !== Number(values.offlineActivity)) {
      const other = await records.find('offlineActivity', found.offlineActivity as number)
      throw refusedField('code', [
        `此入场码属于“${other?.title}”`,
        `This code is for "${other?.title}"`,
      ])
    }
    const wrong = states[String(found.status)]
    if (wrong) throw refusedField('code', wrong)
    const count = Number(found.quantity ?? 1)
    if (!accepted.has(rule))
      throw asks({
        warnings: [
          {
            field: 'code',
            rule,
            message: [
              `${found.name ?? '未填姓名'} · ${found.ticketName ?? '免费'} · ${count} 人，签到？`,
              `${found.name ?? 'No name'} · ${found.ticketName ?? 'free'} · ${count}: check in?`,
            ],
          },
        ],
      })
    return records.move('offlineParticipant', found.id as number, 'checkIn')
  },

  /** A free participant whom the app knows by phone. */
  addByHand: async ({ values, records, now }) => {
    const { offlineActivity, phone, name, quantity } = values
    const activity = await records.find('offlineActivity', Number(offlineActivity))
    const { end } = (activity?.period ?? {}) as Partial<Period>
    if (end && end <= now)
      throw refusedField('offlineActivity', [
        `“${activity?.title}”已于 ${dateTime(end)} 结束，不能再添加参与者`,
        `"${activity?.title}" ended at ${dateTime(end)}: nobody is added any more`,
      ])
    const [user] = await records.select('appUser', { phone }, { limit: 1 })
    if (!user) throw refusedField('phone', ['没有此手机号的用户', 'No user has this phone'])
    const made = await records.create('offlineParticipant', {
      ...{ offlineActivity, user: user.id, phone, name },
      quantity: Number(quantity ?? 1),
      source: 'operator',
    })
    return records.move('offlineParticipant', made.id as number, 'signUp') as Promise<Row>
  },
}

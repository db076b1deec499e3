import type { Label, Row } from '#declare'
import { shift, startOfDay } from '#derive/moment.ts'
import type { Change } from '#portal/engine/context/change.ts'
import type { Bringing, Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

const activityOf = async ({ after, records }: Change) =>
  (await records.find('h5ChannelActivity', after.h5ChannelActivity as number)) as Row
const wrong = (field: string, message: Label) => [{ field, message }]

/** The unused code of the activity's channel that was sent along. */
async function codeOf({ after, records }: Change, { channel }: Row): Promise<Row | undefined> {
  if (!after.code) return undefined
  const where = { code: after.code, channel, status: 'unused' }
  return (await records.select('redeemCode', where, { limit: 1 }))[0]
}

/** How an activity makes sure that somebody may take: by its list, or by a code. The page sees to the others. */
const verifies: { readonly [verify: string]: Judging } = {
  list: async ({ after, records }) => {
    const { h5ChannelActivity: activity, phone } = after
    return (await records.count('channelPhone', { activity, phone })) > 0
      ? []
      : wrong('phone', ['手机号不在活动名单内', 'The phone is not on the list of the activity'])
  },
  code: async (change) =>
    (await codeOf(change, await activityOf(change)))
      ? []
      : wrong('code', ['兑换码无效或已使用', 'The code is none of the channel, or used']),
}

/** Within the time, no more a day than there are, new users alone where it says so, and only who may. */
const keepsToTheTerms: Judging = async (change) => {
  const { after, records } = change
  const activity = await activityOf(change)
  const { start, end } = activity.period as { readonly start: string; readonly end: string }
  const at = String(after.takenAt)
  if (at < start || at >= end)
    return wrong('takenAt', ['不在活动时间内', 'It is not within the time of the activity'])
  if (activity.newUserOnly && !after.isNew)
    return wrong('user', ['仅新用户可领取', 'For new users only'])
  const day = startOfDay(at)
  const today = { gte: { text: day }, lt: { text: shift(day, '+1d') } }
  const taken = { h5ChannelActivity: activity.id, takenAt: today }
  if (activity.daily && (await records.count('channelTake', taken)) >= Number(activity.daily))
    return wrong('takenAt', [
      `当日 ${activity.daily} 份已领完`,
      `All ${activity.daily} of that day are taken`,
    ])
  return verifies[String(activity.verify)]?.(change)
}

const redeemsItsCode: Bringing = {
  effect: async (change) => {
    const activity = await activityOf(change)
    const code = activity.verify === 'code' ? await codeOf(change, activity) : undefined
    if (code) await change.records.move('redeemCode', code.id as number, 'redeem')
  },
}

/** Rules of takes that no word carries. */
export const rules: RuleFunctions = { keepsToTheTerms, redeemsItsCode }

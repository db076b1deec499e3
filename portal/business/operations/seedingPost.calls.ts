import { refusedField } from '#portal/core/errors.ts'
import { move } from '#portal/engine/records/move.ts'
import { bodyOf } from '#portal/http/body.ts'
import { idIn } from '#portal/http/records/generic.ts'
import { type Calls, record } from '#portal/http/records/recordCalls.ts'

const rewards: { readonly [type: string]: string } = {
  points: 'rewardPoints',
  readMoney: 'rewardMoney',
  coupon: 'rewardCoupon',
  material: 'rewardGoods',
}

/** Named calls on what seeding officers hand in. */
export const calls: Calls = {
  /** `{ id, pass, score, opinion }`. */
  examine: async (c, call) => {
    const { id, pass, ...values } = await bodyOf(c)
    return record(c, await move(call, idIn(id), pass === true ? 'pass' : 'reject', values))
  },

  /** `{ id, rewardType, value }`: the value goes into the field that the type names; the others are cleared. */
  reward: async (c, call) => {
    const { id, rewardType, value, ...rest } = await bodyOf(c)
    const field = rewards[String(rewardType)]
    if (!field)
      throw refusedField('rewardType', [
        `没有奖励类型“${String(rewardType)}”`,
        `There is no reward "${String(rewardType)}"`,
      ])
    const cleared = Object.fromEntries(Object.values(rewards).map((name) => [name, null]))
    const values = { ...rest, ...cleared, rewardType, [field]: value }
    return record(c, await move(call, idIn(id), 'reward', values))
  },
}

import { entity, f, type RecordOf } from '#declare'

/** A gift that an order brings: kept from the moment it is paid, given by the portal within a minute, taken back by a refund. */
export const giftGiven = entity('giftGiven', ['买赠发放', 'Gift given'], {
  title: 'called',
  fields: {
    gift: f.ref('买赠活动', 'Buy-gift', { to: 'buyGift', required: true }),
    order: f.ref('订单', 'Order', { to: 'userOrder', required: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    givenAt: f.dateTime('发放时间', 'Given at'),
    rights: f.json('所开权益', 'Rights'),
    failure: f.text('失败原因', 'Failure', { max: 200 }),
    called: f.computed('发放', 'Gift', { from: { words: ['gift.title', 'user.nickname'] } }),
  },
  states: [
    { waiting: ['待发放', 'Waiting'], given: ['已发放', 'Given'] },
    { failed: ['发放失败', 'Failed'], takenBack: ['已收回', 'Taken back'] },
  ],
  moves: {
    give: { label: ['发放', 'Give'], from: ['waiting'], to: 'given', silent: true },
    fail: { label: ['发放失败', 'Fail'], from: ['waiting'], to: 'failed', silent: true },
    retry: { from: ['failed'], to: 'waiting', silent: true },
    takeBack: { label: ['收回', 'Take back'], from: ['waiting', 'given', 'failed'], to: 'takenBack', silent: true },
  },
  rules: {
    oncePerGiftAndOrder: [
      { from: 'portal', create: false, remove: false, moves: ['give', 'fail', 'retry', 'takeBack'] },
      { unique: ['gift', 'order'] },
    ],
    givenWithinStock: { cap: 'gift.given', at: 'gift.stock' },
    takeBackEndsRights: { by: 'takesRightsBack', on: ['takeBack'] },
  },
})
export type GiftGiven = RecordOf<typeof giftGiven>

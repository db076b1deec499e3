import { entity, f, type RecordOf } from '#declare'
import { couponSources } from '#resources/choices.ts'

/** Each coupon in a user's wallet; written by sends, the coupon centre, codes and activities. */
export const userCoupon = entity('userCoupon', ['用户优惠券', 'User coupon'], {
  fields: {
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    coupon: f.ref('优惠券', 'Coupon', { to: 'coupon', required: true, readOnly: true }),
    called: f.computed('用户券', 'User coupon', { from: { words: ['user.nickname', 'coupon.title'] } }),
    source: f.choice('来源', 'Source', { required: true, readOnly: true }, couponSources),
    receivedAt: f.dateTime('领取时间', 'Received at', { required: true, readOnly: true }),
    validity: f.period('可用时间', 'Usable', { required: true, readOnly: true }),
    order: f.ref('使用订单', 'Order', { to: 'userOrder', readOnly: true }),
    usedAt: f.dateTime('使用时间', 'Used at', { readOnly: true }),
    batch: f.ref('发放批次', 'Batch', { to: 'batchGive', readOnly: true }),
    grantKey: f.code('幂等键', 'Key', { unique: true, readOnly: true }),
  },
  states: [
    { unused: ['未使用', 'Unused'], locked: ['待支付占用', 'Held by an unpaid order'] },
    { used: ['已使用', 'Used'], expired: ['已过期', 'Expired'], voided: ['已作废', 'Void'] },
  ],
  moves: {
    lock: { from: ['unused'], to: 'locked', silent: true },
    unlock: { from: ['locked'], to: 'unused', silent: true },
    use: { label: ['使用', 'Use'], from: ['unused', 'locked'], to: 'used', silent: true },
    giveBack: { label: ['退还', 'Give back'], from: ['used'], to: 'unused', silent: true },
    expire: { label: ['到期', 'Expire'], from: ['unused'], to: 'expired', silent: true },
    void: { from: ['unused', 'expired'], to: 'voided', confirm: 'yes' },
  },
  title: 'called',
  list: {
    columns: ['user', 'coupon', 'source', 'receivedAt', 'validity', 'status', 'usedAt'],
    filters: ['user', 'coupon', 'source', 'status', 'batch'],
    sort: '-receivedAt',
  },
  form: [
    ['优惠券', 'Coupon', ['user', 'coupon'], ['source', 'receivedAt'], 'validity'],
    ['使用', 'Use', ['order', 'usedAt'], ['batch', 'grantKey']],
  ],
  rules: {
    heldWithinPerUser: {
      sheet: 1,
      limit: { most: 'coupon.perUser' },
      per: ['user', 'coupon'],
      where: { status: { not: 'voided' } },
      field: 'coupon',
    },
    receivedWithinStock: [
      { sheet: 2, cap: 'coupon.received', at: 'coupon.stock' },
      { refer: 'coupon', where: { status: 'active' } },
    ],
    comesFromApp: [
      {
        sheet: 3,
        from: 'app',
        fields: ['user', 'coupon', 'source', 'receivedAt', 'validity', 'order', 'usedAt'],
        create: false,
        remove: false,
        moves: ['lock', 'unlock', 'use', 'giveBack'],
      },
      { move: 'void', needs: ['reason'] },
      { remove: 'never' },
    ],
    giveBackKeepsValidity: [
      { sheet: 4, freeze: ['validity'] },
      { at: 'validity.end', does: 'expire' },
      {
        move: 'giveBack',
        set: { order: null, usedAt: null },
        carry: [{ entity: 'userCoupon', move: 'expire', where: { id: 'id', 'validity.end': { lte: { now: '' } } } }],
      },
    ],
    usedAtIsFilled: { fill: 'usedAt', with: { now: '' }, on: 'use' },
  },
  deviations: { called: '用户券在使用明细中要能被认出：以用户与优惠券为名' },
})
export type UserCoupon = RecordOf<typeof userCoupon>

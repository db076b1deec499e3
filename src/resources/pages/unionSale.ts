import { entity, f, type RecordOf } from '#declare'

/** A union membership that was paid for, and how the partner's part of it stands; told by the app, delivered by the portal. */
export const unionSale = entity('unionSale', ['联合会员销售', 'Union sale'], {
  title: 'saleNo',
  fields: {
    saleNo: f.code('销售编号', 'Sale no.', { required: true, unique: true }),
    unionVip: f.ref('联合会员', 'Union VIP', { to: 'unionVip', required: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    order: f.ref('订单', 'Order', { to: 'userOrder' }),
    phone: f.phone('充值手机号', 'Phone charged'),
    paidAt: f.dateTime('支付时间', 'Paid at', { required: true }),
    code: f.code('兑换码', 'Code', { max: 60 }),
    deliveredAt: f.dateTime('发放时间', 'Delivered at'),
    claimUntil: f.dateTime('领取截止', 'Claim until'),
    claimedAt: f.dateTime('领取时间', 'Claimed at'),
    tries: f.integer('已试次数', 'Tries', { min: 0, default: 0 }),
    tryAt: f.dateTime('下次再试', 'Next try'),
    failure: f.text('失败原因', 'Failure', { max: 200 }),
  },
  states: [
    { waiting: ['待发放', 'Waiting'], delivered: ['待领取', 'To claim'], claimed: ['已领取', 'Claimed'] },
    { failed: ['发放失败', 'Failed'], lapsed: ['逾期未领', 'Lapsed'] },
  ],
  moves: {
    deliver: { label: ['发放', 'Deliver'], from: ['waiting', 'failed'], to: 'delivered', silent: true },
    fail: { label: ['发放失败', 'Fail'], from: ['waiting', 'failed'], to: 'failed', silent: true },
    claim: { label: ['领取', 'Claim'], from: ['delivered'], to: 'claimed', silent: true },
    lapse: { label: ['逾期', 'Lapse'], from: ['delivered'], to: 'lapsed', silent: true },
  },
  rules: {
    comesFromApp: [
      {
        from: 'app',
        fields: ['saleNo', 'unionVip', 'user', 'order', 'phone', 'paidAt', 'claimedAt'],
        knownBy: ['saleNo'],
        create: false,
        remove: false,
        moves: ['claim'],
      },
      { from: 'portal', fields: ['code', 'deliveredAt', 'claimUntil', 'tries', 'tryAt', 'failure'], moves: ['deliver', 'fail', 'lapse'] },
      { freeze: ['unionVip', 'user', 'paidAt', 'order'] },
      { mask: ['code'], keep: '2…2', search: 'whole', export: 'never' },
      { mask: ['phone'], unless: { right: 'personal' }, search: 'whole' },
    ],
    soldWithinTerms: [
      { refer: 'unionVip', where: { status: 'published' } },
      { by: 'keepsToTheTerms', on: ['create'], per: ['unionVip', 'user'] },
      { by: 'takesOneAndOpensOurs', on: ['create'] },
    ],
    lapsesAtClaimUntil: [
      { fill: 'claimedAt', with: { now: '' }, on: 'claim' },
      { at: 'claimUntil', does: 'lapse' },
    ],
  },
})
export type UnionSale = RecordOf<typeof unionSale>

import { entity, f, type RecordOf } from '#declare'
import { couponSources } from '#resources/choices.ts'

/** Each use and give-back of a coupon by an order; operators read and export it after campaigns. */
export const couponUsage = entity('couponUsage', ['优惠券使用明细', 'Coupon usage'], {
  fields: {
    coupon: f.ref('优惠券', 'Coupon', { to: 'coupon', required: true, readOnly: true }),
    userCoupon: f.ref('用户券', 'User coupon', { to: 'userCoupon', required: true, readOnly: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true, readOnly: true }),
    order: f.ref('订单', 'Order', { to: 'userOrder', required: true, readOnly: true }),
    event: f.choice('动作', 'Event', { required: true, readOnly: true }, { use: ['使用', 'Used'], giveBack: ['退回', 'Given back'] }),
    goodsTitle: f.text('商品', 'Goods', { max: 100, readOnly: true }),
    orderAmount: f.money('订单金额', 'Order amount', { readOnly: true }),
    discount: f.money('抵扣金额', 'Discount', { min: 0, readOnly: true }),
    paid: f.money('实付金额', 'Paid', { readOnly: true }),
    source: f.choice('领取来源', 'Got by', { readOnly: true }, couponSources),
    usedAt: f.dateTime('时间', 'Time', { required: true, readOnly: true }),
  },
  list: {
    columns: ['usedAt', 'coupon', 'user', 'event', 'order', 'goodsTitle', 'orderAmount', 'discount', 'paid', 'source'],
    under: { event: ['source'] },
    filters: ['coupon', 'user', 'event', 'source', 'usedAt'],
    sort: '-usedAt',
    sums: [
      { label: ['使用次数', 'Uses'], where: { event: 'use' } },
      { label: ['退回次数', 'Given back'], where: { event: 'giveBack' } },
      'discount',
      'paid',
    ],
  },
  form: [
    ['使用', 'Use', ['usedAt', 'event'], ['coupon', 'userCoupon'], ['user', 'source']],
    ['订单', 'Order', 'order', 'goodsTitle', ['orderAmount', 'discount'], 'paid'],
  ],
  rules: {
    comesFromApp: [{ sheet: 1, from: 'app', create: false, remove: false }, { remove: 'never' }],
    paidIsAmountLessDiscount: [
      { sheet: 2, compare: ['discount', '<=', 'orderAmount'] },
      {
        compare: ['paid', '=', { minus: ['orderAmount', 'discount', 'order.readMoneyPaid'] }],
        say: ['实付金额须为订单金额减去抵扣和阅读币', 'Paid is the order amount less discount and read money'],
      },
    ],
    oneUsePerOrder: { sheet: 3, unique: ['userCoupon', 'order', 'event'], field: 'event' },
  },
})
export type CouponUsage = RecordOf<typeof couponUsage>

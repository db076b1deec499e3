import { f } from '#declare'

/** What a benefit that is redeemed or taken may consist of; which of them one has follows its kind. */
export const benefitFields = {
  target: f.jump('内容', 'Content'),
  vipGoods: f.ref('VIP商品', 'VIP goods', { to: 'vipGoods' }),
  coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
  amount: f.money('金额', 'Amount'),
}

/** By kind, the one of them a benefit has. */
export const benefitOf = {
  content: 'benefits.target',
  magazine: 'benefits.target',
  vip: 'benefits.vipGoods',
  coupon: 'benefits.coupon',
  readMoney: 'benefits.amount',
} as const

import { b, bulkKind } from '#declare'

/** Coupons given to many users: so many unused ones each, taken from the coupon's stock. */
export const coupon = bulkKind('coupon', ['发放优惠券', 'Coupons'], {
  about: [
    '给名单里的用户发放优惠券，直接进入用户的卡包，占用券的发行总量',
    'Puts coupons into the wallets of the users of a list, out of what is issued of each',
  ],
  template: '优惠券发放模板.xlsx',
  most: 20_000,
  who: { rights: ['bulk'], menus: ['权益补赠', '优惠券'] },
  undo: ['未使用的券作废并退回库存；已使用的保留', 'Coupons that are unused are voided and go back to stock; used ones stay'],
  columns: {
    phone: b.phone(),
    uid: b.uid(),
    coupon: b.id('优惠券ID', 'Coupon ID', { required: true, to: 'coupon', example: '318' }),
    quantity: b.integer('张数', 'Quantity', {
      min: 1,
      max: 99,
      unit: '张',
      empty: 1,
      example: '1',
      help: ['不填为 1 张', 'Left empty, it is one'],
    }),
  },
  rules: [{ anyOf: ['phone', 'uid'] }],
  same: { as: ['user', 'coupon'], merge: 'quantity' },
  earlier: { days: 30, like: ['user', 'coupon'] },
  total: { of: ['券面减免', 'what the coupons take off'] },
  one: { gives: ['{quantity} 张优惠券“{coupon}”', '{quantity} of the coupon "{coupon}"'], until: 'validity' },
  adds: {
    nickname: b.text('昵称', 'Nickname', { max: 40 }),
    title: b.text('券名称', 'Coupon', { max: 40 }),
    validity: b.text('有效期', 'Usable', { max: 40 }),
  },
})

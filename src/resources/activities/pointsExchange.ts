import { entity, f, type RecordOf } from '#declare'

/** A user's exchange of points for goods; told by the app, refused where the goods, the stock or the points do not allow it. */
export const pointsExchange = entity('pointsExchange', ['积分兑换记录', 'Points exchange'], {
  title: 'called',
  fields: {
    goods: f.ref('积分商品', 'Points goods', { to: 'pointsGoods', required: true }),
    user: f.ref('用户', 'User', { to: 'appUser', required: true }),
    called: f.computed('兑换记录', 'Exchange', { from: { words: ['user.nickname', 'goods.name'] } }),
    pointsPaid: f.integer('消耗积分', 'Points paid', { required: true, min: 1 }),
    cashPaid: f.money('加付金额', 'Cash paid', { min: 0, default: 0 }),
    exchangedAt: f.dateTime('兑换时间', 'Exchanged at', { required: true }),
    materialOrder: f.ref('实物订单', 'Material order', { to: 'materialOrder', readOnly: true }),
    participant: f.ref('活动报名', 'Sign-up', { to: 'offlineParticipant', readOnly: true }),
  },
  states: { done: ['已兑换', 'Exchanged'], takenBack: ['已退回', 'Given back'] },
  moves: { takeBack: { label: ['退回', 'Give back'], from: ['done'], to: 'takenBack', silent: true } },
  rules: {
    comesFromApp: [
      { from: 'app', fields: ['goods', 'user', 'pointsPaid', 'cashPaid', 'exchangedAt'], create: false, remove: false },
      { remove: 'never' },
    ],
    exchangedWithinStock: [
      { cap: 'goods.exchanged', at: 'goods.stock' },
      { refer: 'goods', where: { status: 'published' }, say: ['积分商品未上架', 'The goods are not published'] },
      {
        compare: ['exchangedAt', 'within', 'goods.period'],
        when: { 'goods.period.start': { set: true } },
        say: ['不在兑换时间内', 'This is outside the time of exchange'],
      },
      { by: 'keepsToTheLimit', on: ['create'] },
    ],
    priceIsPaid: { by: 'paysThePrice', on: ['create'] },
    exchangeBringsGoods: { by: 'bringsTheGoods', on: ['create'] },
    takeBackReturnsPoints: { by: 'givesPointsBack', on: ['takeBack'] },
  },
})
export type PointsExchange = RecordOf<typeof pointsExchange>

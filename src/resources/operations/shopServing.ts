import { entity, f, type RecordOf } from '#declare'

/** One line of a shop's order and the rights it opens, as the mapping stood when it was paid; served by the portal, once. */
export const shopServing = entity('shopServing', ['商城权益发放', 'Shop delivery'], {
  title: 'called',
  fields: {
    order: f.ref('商城订单', 'Shop order', { to: 'shopOrder', required: true }),
    line: f.integer('行号', 'Line', { required: true, min: 0 }),
    goodsMapping: f.ref('商品映射', 'Mapping', { to: 'goodsMapping', required: true }),
    phone: f.phone('手机号', 'Phone'),
    user: f.ref('用户', 'User', { to: 'appUser' }),
    pieces: f.integer('件数', 'Pieces', { required: true, min: 1 }),
    matchBy: f.text('到账方式', 'Found by', { max: 10 }),
    smsNotice: f.boolean('短信通知', 'SMS notice'),
    grants: f.json('应开权益', 'Grants'),
    rights: f.json('所开权益', 'Rights'),
    tries: f.integer('已试次数', 'Tries', { min: 0, default: 0 }),
    tryAt: f.dateTime('下次再试', 'Next try'),
    servedAt: f.dateTime('发放时间', 'Served at'),
    failure: f.text('失败原因', 'Failure', { max: 200 }),
    called: f.computed('发放', 'Delivery', { from: { words: ['order.orderNo', { first: ['user.nickname', 'phone'] }] } }),
  },
  states: [
    { waiting: ['待发放', 'Waiting'], done: ['已发放', 'Done'] },
    { failed: ['发放失败', 'Failed'], takenBack: ['已收回', 'Taken back'] },
  ],
  moves: {
    serve: { label: ['发放', 'Serve'], from: ['waiting', 'failed'], to: 'done', silent: true },
    fail: { label: ['发放失败', 'Fail'], from: ['waiting', 'failed'], to: 'failed', silent: true },
    takeBack: { label: ['收回', 'Take back'], from: ['waiting', 'done', 'failed'], to: 'takenBack', silent: true },
  },
  rules: {
    servedOncePerLine: [
      { from: 'portal', create: false, remove: false, moves: ['serve', 'fail', 'takeBack'] },
      { unique: ['order', 'line'] },
    ],
    phoneIsMasked: { mask: ['phone'], unless: { right: 'personal' }, search: 'whole' },
    takeBackEndsRights: { by: 'takesRightsBack', on: ['takeBack'] },
  },
})
export type ShopServing = RecordOf<typeof shopServing>

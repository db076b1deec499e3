import { entity, f, type RecordOf } from '#declare'
import { deliveries } from '#resources/choices.ts'

/** What a lottery gives, with stock, odds and its place on the wheel; edited beside the wheel's picture. */
export const raffleAward = entity('raffleAward', ['奖品', 'Award'], {
  path: 'activityRaffle/award',
  fields: {
    raffle: f.ref('抽奖活动', 'Lottery', { to: 'raffle', required: true, onDelete: 'cascade' }),
    name: f.text('奖品名称', 'Name', { required: true, max: 16, search: true }),
    rank: f.choice('奖级', 'Prize rank', { required: true }, [
      { special: ['特等奖', 'Special'], first: ['一等奖', 'First'], second: ['二等奖', 'Second'] },
      { third: ['三等奖', 'Third'], lucky: ['幸运奖', 'Lucky'], thanks: ['谢谢参与', 'Thanks'] },
    ]),
    kind: f.choice('奖品类型', 'Kind', { required: true }, [
      { material: ['实物', 'Material object'], coupon: ['优惠券', 'Coupon'], vip: ['会员', 'Membership'] },
      { course: ['课程', 'Course'], points: ['积分', 'Points'], readMoney: ['阅读币', 'Read money'] },
      { redeemCode: ['兑换码', 'Redeem code'], thanks: ['谢谢参与', 'Nothing'] },
    ]),
    image: f.image('奖品图', 'Image', { required: true, width: 200, height: 200 }),
    coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
    vipGoods: f.ref('会员商品', 'VIP goods', { to: 'vipGoods' }),
    course: f.ref('课程', 'Course', { to: 'catalog' }),
    points: f.integer('积分数', 'Points', { min: 1, max: 100000 }),
    readMoney: f.money('阅读币金额', 'Read money', { min: 1, max: 20000 }),
    codeBatch: f.ref('码批次', 'Code batch', { to: 'cardCodeBatch' }),
    value: f.money('单份成本', 'Cost each', { min: 0, default: 0 }),
    delivery: f.choice('发放方式', 'Delivery', 'auto', deliveries),
    weight: f.integer('权重', 'Weight', { required: true, min: 0, max: 1000000 }),
    odds: f.computed('中奖概率', 'Odds', { from: { open: "weight / sum of weights of the lottery's awards" } }),
    stock: f.integer('总库存', 'Stock', { required: true, min: 0 }),
    dailyStock: f.integer('每日上限（0为不限）', 'A day at most (0 is unlimited)', { min: 0, default: 0 }),
    positions: f.list('转盘位置', 'Wheel slots', 12, { slot: f.integer('格', 'Slot', { required: true, min: 1, max: 12 }) }),
    fallback: f.boolean('兜底奖', 'Fallback', { default: false }),
    won: f.count('已中', 'Won'),
    left: f.computed('剩余', 'Left', { from: { open: 'stock - won' } }),
  },
  actions: {
    wheel: {
      label: ['转盘预览', 'Wheel'],
      on: 'list',
      later: 'draws the wheel of the chosen lottery; awards are dragged onto slots and saved together',
    },
    addStock: { label: ['追加库存', 'Add stock'], later: 'adds a number to stock in one step and notes who and why' },
  },
  list: {
    columns: ['image', 'name', 'rank', 'kind', 'raffle', 'weight', 'odds', 'stock', 'won', 'left', 'delivery', 'positions', 'fallback'],
    filters: ['raffle', 'name', 'rank', 'kind', 'delivery'],
    sort: ['raffle', 'rank'],
    bulk: ['delete'],
  },
  form: [
    [
      '奖品',
      'Award',
      ['raffle', 'name'],
      ['rank', 'kind'],
      'image',
      ['coupon', 'vipGoods'],
      ['course', 'points'],
      ['readMoney', 'codeBatch'],
      'value',
    ],
    ['概率与库存', 'Odds and stock', ['weight', 'stock'], 'dailyStock', 'positions', 'fallback'],
    ['发放', 'Delivery', 'delivery'],
  ],
  standIn: true,
})
export type RaffleAward = RecordOf<typeof raffleAward>

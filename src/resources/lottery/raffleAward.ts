import { entity, f, type RecordOf } from '#declare'
import { deliveries, unlimited } from '#resources/choices.ts'

const part = { minus: ['stock', 'won'] } as const
/** Nothing won has no stock. */
const left = { material: part, coupon: part, vip: part, course: part, points: part, readMoney: part, redeemCode: part }

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
    ...{ course: f.ref('课程', 'Course', { to: 'catalog' }), points: f.integer('积分数', 'Points', { min: 1, max: 100000 }) },
    readMoney: f.money('阅读币金额', 'Read money', { min: 1, max: 20000 }),
    codeBatch: f.ref('码批次', 'Code batch', { to: 'cardCodeBatch' }),
    value: f.money('单份成本', 'Cost each', { min: 0, default: 0, help: ['只用于统计，读者看不到', 'For the figures only'] }),
    delivery: f.choice('发放方式', 'Delivery', 'auto', deliveries),
    weight: f.integer('权重', 'Weight', {
      required: true,
      min: 0,
      max: 1000000,
      help: ['占权重合计的比例就是概率', 'Its share is the odds'],
    }),
    odds: f.computed('中奖概率', 'Odds', { as: 'percent', bar: true, from: { times: [{ part: ['weight', 'raffle.weightAll'] }, 100] } }),
    stock: f.integer('总库存', 'Stock', { required: true, min: 0 }),
    dailyStock: f.integer('每日上限（0为不限）', 'A day at most (0 is unlimited)', { zero: unlimited, min: 0, default: 0 }),
    positions: f.list('转盘位置', 'Wheel slots', 12, { slot: f.integer('格', 'Slot', { required: true, min: 1, max: 12 }) }),
    fallback: f.boolean('兜底奖', 'Fallback', { default: false }),
    called: f.computed('名称', 'Name', { as: 'text', from: { words: ['name', 'raffle.title'] } }),
    won: f.count('已中', 'Won', { of: { count: 'raffleWinner', where: { status: { not: 'voided' } } } }),
    left: f.computed('剩余', 'Left', { as: 'integer', from: { byChoice: 'kind', of: left } }),
  },
  actions: {
    wheel: {
      label: ['转盘预览', 'Wheel'],
      on: 'list',
      looks: 'wheel',
      asks: { raffle: f.ref('抽奖活动', 'Lottery', { to: 'raffle', required: true }) },
    },
    addStock: {
      label: ['追加库存', 'Add stock'],
      grants: true,
      asks: { amount: f.integer('追加数量', 'How many more', { required: true, min: 1, max: 100000 }) },
    },
  },
  list: {
    columns: ['image', 'name', 'rank', 'kind', 'raffle', 'weight', 'odds', 'stock', 'won', 'left', 'delivery', 'positions', 'fallback'],
    under: { name: ['rank'], odds: ['weight'], left: ['stock', 'won'], kind: ['delivery'] },
    filters: ['raffle', 'name', 'rank', 'kind', 'delivery'],
    sort: ['raffle', 'rank'],
    bulk: ['delete'],
  },
  form: [
    ['奖品', 'Award', ['raffle', 'name'], ['rank', 'kind'], 'image', 'value'],
    ['发放', 'Delivery', ['coupon', 'vipGoods'], ['course', 'points'], ['readMoney', 'codeBatch'], 'delivery'],
    ['概率与库存', 'Odds and stock', ['weight', 'stock'], 'dailyStock', 'positions', 'fallback'],
  ],
  rules: {
    fieldsFollowKind: [
      {
        sheet: 1,
        pick: 'kind',
        of: {
          material: null,
          coupon: 'coupon',
          vip: 'vipGoods',
          course: 'course',
          points: 'points',
          readMoney: 'readMoney',
          redeemCode: 'codeBatch',
          thanks: null,
        },
      },
      { refer: 'codeBatch', where: { status: 'active' }, say: ['码批次须为可兑换', 'The batch of codes must be active'] },
      {
        compare: [{ count: 'cardCode', where: { batch: 'codeBatch', status: 'unused' } }, '>=', { minus: ['stock', 'won'] }],
        when: { kind: 'redeemCode' },
        field: 'stock',
        say: ['码批次里未兑换的码不足', 'The batch has not so many unused codes'],
      },
    ],
    deliveryFollowsKind: [
      { sheet: 2, when: { kind: 'material' }, allow: { delivery: ['ship', 'shop'] } },
      { when: { kind: { not: 'material' } }, allow: { delivery: ['auto'] } },
      { when: { rank: 'thanks' }, allow: { kind: ['thanks'] } },
      { when: { kind: 'thanks' }, allow: { rank: ['thanks'], fallback: [true] } },
    ],
    exactlyOneFallback: [
      { sheet: 3, one: 'fallback', per: ['raffle'], takesOver: true },
      { one: 'fallback', per: ['raffle'], where: { 'raffle.status': ['published', 'paused'] }, takesOver: true, exactly: true },
      { when: { fallback: true }, allow: { kind: ['thanks', 'points', 'coupon'] } },
    ],
    oneAwardPerSlot: [
      {
        sheet: 4,
        each: 'positions',
        distinct: ['slot'],
        needs: [['slot', '<=', { byChoice: 'raffle.slots', of: { s6: 6, s8: 8, s10: 10, s12: 12 } }]],
      },
      { unique: ['raffle', 'positions.slot'] },
      { see: 'raffleWinner#wonWithinStock' },
    ],
    frozenOnceWon: [
      { sheet: 5, freeze: ['raffle', 'kind', 'delivery'], once: { won: { gt: 0 } } },
      { compare: ['stock', '>=', 'won'], field: 'stock' },
      { remove: { without: ['raffleWinner'] } },
      { may: ['edit weight'], who: 'admin', when: { 'raffle.status': 'published' } },
    ],
    addStockNeedsReason: { move: 'addStock', needs: ['reason'] },
    courseIsCourseNode: {
      refer: 'course',
      where: { nodeKind: 'course' },
      say: ['请选择课程，不是章节或课时', 'Choose a course, no chapter or lesson'],
    },
  },
})
export type RaffleAward = RecordOf<typeof raffleAward>

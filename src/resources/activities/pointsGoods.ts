import { entity, f, type RecordOf, shelf } from '#declare'
import { aCourse } from '#resources/aCourse.ts'
import { unlimited } from '#resources/choices.ts'

/** What users exchange for points, from books to offline tickets; refilled weekly. */
export const pointsGoods = entity('pointsGoods', ['积分商品', 'Points goods'], {
  fields: {
    name: f.text('商品名称', 'Name', { required: true, max: 30, search: true }),
    kind: f.choice('商品类型', 'Kind', { required: true }, [
      { material: ['实物', 'Material object'], coupon: ['优惠券', 'Coupon'], vip: ['会员', 'Membership'] },
      { course: ['课程', 'Course'], ticket: ['线下活动票', 'Offline ticket'] },
    ]),
    cover: f.image('主图', 'Main image', { required: true, width: 500, height: 500 }),
    images: f.images('详情轮播图', 'Gallery', { max: 6, width: 750, height: 750 }),
    coupon: f.ref('优惠券', 'Coupon', { to: 'coupon' }),
    vipGoods: f.ref('会员商品', 'VIP goods', { to: 'vipGoods' }),
    course: f.ref('课程', 'Course', { to: 'catalog' }),
    offlineActivity: f.ref('线下活动', 'Offline activity', { to: 'offlineActivity' }),
    pointsPrice: f.integer('兑换积分', 'Points', { required: true, min: 1, max: 1000000 }),
    cashPrice: f.money('加付金额', 'Cash on top', { min: 0, default: 0 }),
    stock: f.integer('总库存', 'Stock', { required: true, min: 0 }),
    perUserLimit: f.integer('每人限兑（0为不限）', 'Per user (0 is unlimited)', { zero: unlimited, min: 0, default: 1 }),
    audience: f.choice('可兑人群', 'Who may exchange', { default: 'all' }, { all: ['全部用户', 'All users'], vip: ['会员', 'Members'] }),
    period: f.period('兑换时间', 'Exchange time'),
    detail: f.richText('商品详情', 'Detail'),
    position: f.order('排序', 'Order'),
    exchanged: f.count('已兑换', 'Exchanged', { of: { count: 'pointsExchange', where: { status: 'done' } } }),
    left: f.computed('剩余库存', 'Left', { as: 'integer', from: { minus: ['stock', 'exchanged'] } }),
  },
  ...shelf(),
  actions: {
    addStock: {
      label: ['追加库存', 'Add stock'],
      grants: true,
      asks: { amount: f.integer('追加数量', 'How many more', { required: true, min: 1, max: 100000 }) },
    },
  },
  list: {
    import: true,
    columns: ['cover', 'name', 'kind', 'pointsPrice', 'cashPrice', 'stock', 'exchanged', 'left', 'period', 'position', 'status'],
    under: { name: ['kind'], pointsPrice: ['cashPrice'], left: ['stock', 'exchanged'] },
    edit: ['name', 'pointsPrice'],
    filters: ['name', 'kind', 'audience', 'status'],
  },
  form: [
    ['商品', 'Goods', ['name', 'kind'], 'cover', 'images', ['coupon', 'vipGoods'], ['course', 'offlineActivity']],
    ['兑换', 'Exchange', ['pointsPrice', 'cashPrice'], ['stock', 'perUserLimit'], 'audience', 'period', 'position'],
    ['详情', 'Detail', 'detail'],
  ],
  rules: {
    referenceFollowsKind: {
      sheet: 1,
      pick: 'kind',
      of: { material: null, coupon: 'coupon', vip: 'vipGoods', course: 'course', ticket: 'offlineActivity' },
    },
    stockCoversExchanged: [
      {
        sheet: 2,
        compare: ['stock', '>=', 'exchanged'],
        field: 'stock',
        say: ['总库存不能少于已兑换的份数', 'The stock cannot be less than what was exchanged'],
      },
      { see: 'pointsExchange#exchangedWithinStock' },
      { at: 'once', does: 'withdraw', when: { left: { lte: 0 } } },
      { move: 'publish', needs: [['left', '>', 0]], say: ['剩余库存为 0，请先追加库存', 'Nothing is left in stock: add some first'] },
      { mark: { status: 'published', left: { lte: 10 } }, as: ['库存告急', 'Nearly gone'] },
    ],
    frozenOnceExchanged: [
      { sheet: 3, freeze: ['kind', 'coupon', 'vipGoods', 'course', 'offlineActivity'], once: { exchanged: { gt: 0 } } },
      { see: 'pointsExchange#priceIsPaid' },
    ],
    deletableWhenUnused: [{ sheet: 4, remove: { without: ['pointsExchange'] } }, { see: 'pointsExchange#exchangeBringsGoods' }],
    publishNeedsEndAhead: {
      move: 'publish',
      needs: [{ is: { any: [{ period: { set: false } }, { 'period.end': { gt: { now: '' } } }] } }],
    },
    shownWhileInStock: {
      shown: { status: 'published', left: { gt: 0 } },
      gives: ['name', 'kind', 'cover', 'images', 'pointsPrice', 'cashPrice', 'perUserLimit', 'audience', 'period', 'detail', 'left'],
    },
    courseIsCourseNode: aCourse('course'),
  },
})
export type PointsGoods = RecordOf<typeof pointsGoods>

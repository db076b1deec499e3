import { entity, f, type RecordOf } from '#declare'
import { audiences, platforms, salePhases } from '#resources/choices.ts'

/** A sale of several goods at a lower price for a set time, shown with a countdown in the app; sales operators run two or three a month. */
export const limitedDiscount = entity('limitedDiscount', ['限时折扣', 'Limited-time discount'], {
  fields: {
    name: f.text('活动名称', 'Name', { required: true, max: 20, unique: true, search: true }),
    title: f.text('展示标题', 'Shown title', { required: true, max: 12 }),
    imageUrl: f.image('活动头图', 'Header picture', { required: true, width: 690, height: 260 }),
    shareImg: f.image('分享图', 'Share picture', { width: 500, height: 400 }),
    period: f.period('活动时间', 'Sale period', { required: true }),
    preheatAt: f.dateTime('预热开始', 'Teaser from'),
    items: f.list('折扣商品', 'Goods', { min: 1, max: 100 }, [
      { goods: f.ref('商品', 'Goods', { to: 'goods', required: true }) },
      { price: f.money('折扣价', 'Sale price', { required: true, min: 1 }), stock: f.integer('活动库存', 'Sale stock', { min: 0 }) },
      { limit: f.integer('每人限购', 'Limit per user', { min: 1, max: 99, default: 1 }), sold: f.count('已售', 'Sold') },
    ]),
    priceLabel: f.text('价格标签', 'Price label', { max: 6, default: '限时价' }),
    allowCoupon: f.boolean('可用优惠券', 'Coupons allowed', { default: false }),
    audience: f.choice('可见人群', 'Audience', 'all', audiences),
    platforms: f.choices('投放平台', 'Platforms', { required: true, default: ['ios', 'android', 'harmony'] }, platforms),
    position: f.order('排序', 'Position'),
    phase: f.computed('进行状态', 'Phase', {
      of: salePhases,
      from: { byChoice: 'status', of: { published: { phase: ['period'], announced: 'preheatAt' }, stopped: { text: 'ended' } } },
    }),
    soldCount: f.count('成交件数', 'Pieces sold'),
    soldAmount: f.money('成交金额', 'Sales', { readOnly: true, min: 0 }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已发布', 'Published'], stopped: ['已终止', 'Stopped'] },
  moves: {
    publish: { label: ['发布', 'Publish'], from: ['draft'], to: 'published' },
    recall: {
      from: ['published'],
      to: 'draft',
      when: { 'period.start': { gt: { now: '' } } },
      otherwise: ['活动已开始，只能终止', 'It has started: it can only be stopped'],
    },
    stop: { label: ['终止', 'Stop'], from: ['published'], to: 'stopped', confirm: 'yes' },
  },
  actions: {
    copy: { copies: { title: '副本', drop: ['period', 'preheatAt'] }, asks: ['period'] },
    addStock: {
      label: ['追加库存', 'Add stock'],
      grants: true,
      when: { status: 'published', 'period.end': { gt: { now: '' } }, 'items.stock': { set: true } },
      otherwise: ['活动未结束、商品限了库存才能追加', 'Stock is added until the sale ends, to goods with a limit'],
      asks: {
        goods: f.ref('商品', 'Goods', { to: 'goods', required: true, same: [['id', 'items.goods']] }),
        amount: f.integer('追加数量', 'How many more', { required: true, min: 1, max: 100000 }),
      },
    },
    importItems: {
      label: ['导入商品', 'Import goods'],
      on: 'form',
      says: ['表格列：商品编号、折扣价（元）、库存、限购', 'Columns: 商品编号, 折扣价 (in yuan), 库存, 限购'],
      asks: { file: f.file('表格文件', 'Spreadsheet', { required: true, maxKB: 2048, pattern: '\\.(csv|xlsx|xls)$' }) },
      fills: 'itemsOfSheet',
    },
  },
  list: {
    columns: ['imageUrl', 'name', 'period', 'phase', 'soldCount', 'soldAmount', 'position', 'status'],
    filters: ['name', 'status', 'period'],
    sort: ['position', '-createdAt'],
    bulk: ['stop'],
  },
  calendar: { in: 'placements', at: 'period' },
  form: [
    ['基本信息', 'Basics', ['name', 'title'], 'imageUrl', 'shareImg', 'priceLabel'],
    ['商品', 'Goods', 'items'],
    ['时间与投放', 'Time and delivery', 'period', ['preheatAt', 'allowCoupon'], 'audience', 'platforms'],
  ],
  rules: {
    periodLengthIsLimited: [
      { sheet: 1, carried: 'fields.period' },
      { compare: ['period.end', '<=', { shift: ['period.start', '+60d'] }], say: ['活动最长 60 天', 'A sale lasts 60 days at most'] },
      { compare: ['preheatAt', '<', 'period.start'], field: 'preheatAt', say: ['预热须早于活动开始', 'It is announced before it starts'] },
      {
        move: 'publish',
        needs: [['period.end', '>', { now: '' }]],
        say: ['活动时间已过，请先修改', 'Its time is over: change it first'],
        field: 'period',
      },
    ],
    priceBelowGoodsPrice: [
      { sheet: 2, each: 'items', needs: [['price', '<', 'goods.price']] },
      { refer: 'items.goods', where: { status: 'published' }, on: 'publish', say: ['商品不在售', 'These goods are not on sale'] },
    ],
    goodsInOneDiscount: [
      { sheet: 3, each: 'items', distinct: ['goods'] },
      { unique: ['items.goods'], among: { status: 'published' }, overlap: ['period'], field: 'items' },
    ],
    stockWithinGoodsStock: {
      sheet: 4,
      each: 'items',
      needs: [
        ['stock', '<=', 'goods.stock'],
        ['sold', '<=', 'stock'],
      ],
    },
    frozenOnceStarted: [
      {
        sheet: 5,
        freeze: { allBut: ['imageUrl', 'shareImg', 'period', 'items', 'position', 'soldCount', 'soldAmount'] },
        once: { status: 'published', 'period.start': { lte: { now: '' } } },
      },
      {
        freeze: ['period.start', 'items.goods', 'items.price', 'items.limit'],
        once: { status: 'published', 'period.start': { lte: { now: '' } } },
      },
      { oneWay: 'period.end', only: 'up', once: { status: 'published', 'period.start': { lte: { now: '' } } } },
      { by: 'stockOnlyRises' },
      { lock: { status: 'stopped' } },
      { move: 'stop', carry: [{ entity: 'pcDiscount', move: 'stop', where: { discount: 'id', status: 'published' } }] },
    ],
    deletableWhileDraft: [
      { sheet: 6, remove: { in: ['draft'] } },
      { note: ['已付款的订单按成交价', 'Orders keep the price they were paid at'], reader: 'app' },
      {
        shown: { status: 'published', 'period.end': { gt: { now: '' } } },
        gives: [
          ...(['title', 'imageUrl', 'shareImg', 'period', 'preheatAt', 'items', 'priceLabel', 'allowCoupon', 'audience'] as const),
          ...(['platforms', 'position'] as const),
        ],
      },
    ],
    countsComeFromApp: { from: 'app', fields: ['soldCount', 'soldAmount'] },
  },
  deviations: { soldAmount: 'orders do not name the sale they belong to: the app tells the sum, as it tells the pieces' },
})
export type LimitedDiscount = RecordOf<typeof limitedDiscount>

import { entity, f, type RecordOf } from '#declare'
import { salePhases } from '#resources/choices.ts'

/** Goods offered for less on the website for a set time with a countdown; booked together with the app's sale. */
export const pcDiscount = entity('pcDiscount', ['官网限时折扣', 'Website time-limited discount'], {
  fields: {
    title: f.text('活动标题', 'Title', { required: true, max: 20, unique: true, search: true }),
    discount: f.ref('同步App折扣', 'Follows app sale', { to: 'limitedDiscount' }),
    imageUrl: f.image('活动图', 'Picture', { required: true, width: 1200, height: 300 }),
    period: f.period('活动时间', 'Sale period', { required: true }),
    items: f.list('折扣商品', 'Goods', 20, [
      { goods: f.ref('商品', 'Goods', { to: 'goods', required: true }) },
      { price: f.money('官网折扣价', 'Website price', { required: true, min: 1 }) },
      { tag: f.text('标签', 'Tag', { max: 6 }), imageUrl: f.image('商品图', 'Picture', { width: 280, height: 280 }) },
    ]),
    countdown: f.boolean('展示倒计时', 'Countdown', { default: true }),
    buy: f.choice('购买方式', 'Bought by', 'qrcode', [
      { qrcode: ['扫码在App购买', 'Scan to buy in the app'], web: ['网页支付', 'Pay on the web'] },
    ]),
    onHome: f.boolean('首页展示', 'On the home page', { default: true }),
    position: f.order('排序', 'Position'),
    phase: f.computed('进行状态', 'Phase', {
      of: salePhases,
      from: { byChoice: 'status', of: { published: { phase: ['period'] }, stopped: { text: 'ended' } } },
    }),
    soldCount: f.count('成交件数', 'Pieces sold'),
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
    copy: { copies: { title: '副本', drop: ['period', 'discount'] }, asks: ['period'] },
    pullItems: { label: ['带入App折扣商品', "Take the app's goods"], on: 'form', fills: 'itemsOfSale' },
  },
  list: {
    columns: ['position', 'imageUrl', 'title', 'period', 'phase', 'discount', 'buy', 'soldCount', 'onHome', 'status'],
    filters: ['title', 'status', 'period', 'onHome'],
    sort: ['position', '-createdAt'],
    bulk: ['stop'],
  },
  calendar: { in: 'placements', at: 'period' },
  form: [
    ['活动', 'Sale', ['title', 'discount'], 'imageUrl', 'period', ['countdown', 'buy'], 'onHome'],
    ['商品', 'Goods', 'items'],
  ],
  rules: {
    publishNeedsGoodsOnSale: [
      { sheet: 1, each: 'items', distinct: ['goods'], needs: [['price', '<', 'goods.price']] },
      { move: 'publish', needs: ['items', ['period.end', '>', { now: '' }]] },
      { refer: 'items.goods', where: { status: 'published' }, on: 'publish', say: ['商品不在售', 'These goods are not on sale'] },
    ],
    samePriceAsApp: [
      { sheet: 2, compare: ['period', 'within', 'discount.period'], field: 'period' },
      { by: 'sameAsInApp' },
      { see: 'limitedDiscount#frozenOnceStarted' },
    ],
    qrcodeFallsBackToPrice: {
      sheet: 3,
      note: ['商品不在App折扣中时，二维码通向原价', 'Goods in no sale of the app are bought at their ordinary price'],
      reader: 'app',
    },
    goodsInOneDiscount: [
      { sheet: 4, unique: ['items.goods'], among: { status: 'published' }, overlap: ['period'], field: 'items' },
      { limit: { most: 2 }, where: { status: 'published', onHome: true }, overlap: ['period'], field: 'onHome' },
    ],
    frozenOnceStarted: [
      {
        sheet: 5,
        freeze: ['items.goods', 'items.price', 'period.start'],
        once: { status: 'published', 'period.start': { lte: { now: '' } } },
      },
      { remove: { in: ['draft'] } },
      { lock: { status: 'stopped' } },
    ],
    shownUntilPeriodEnd: [
      { from: 'app', fields: ['soldCount'] },
      { order: [] },
      {
        shown: { status: 'published', 'period.end': { gt: { now: '' } } },
        gives: ['title', 'imageUrl', 'period', 'items', 'countdown', 'buy', 'onHome', 'position'],
      },
    ],
  },
})
export type PcDiscount = RecordOf<typeof pcDiscount>

import { entity, f, type RecordOf } from '#declare'

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
    phase: f.computed('进行状态', 'Phase', { from: { open: 'status and period against now' } }),
    soldCount: f.count('成交件数', 'Pieces sold'),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已发布', 'Published'], stopped: ['已终止', 'Stopped'] },
  moves: {
    publish: { from: ['draft'], to: 'published' },
    recall: { from: ['published'], to: 'draft' },
    stop: { from: ['published'], to: 'stopped', confirm: 'yes' },
  },
  actions: {
    copy: { later: 'makes a draft with the same goods and no period' },
    pullItems: {
      label: ['带入App折扣商品', "Take the app's goods"],
      on: 'form',
      later: 'fills goods and prices and period from the chosen app sale',
    },
  },
  list: {
    columns: ['position', 'imageUrl', 'title', 'period', 'phase', 'discount', 'buy', 'soldCount', 'onHome', 'status'],
    filters: ['title', 'status', 'period', 'onHome'],
    sort: ['position', '-createdAt'],
    bulk: ['stop'],
  },
  form: [
    ['活动', 'Sale', ['title', 'discount'], 'imageUrl', 'period', ['countdown', 'buy'], 'onHome'],
    ['商品', 'Goods', 'items'],
  ],
  standIn: true,
})
export type PcDiscount = RecordOf<typeof pcDiscount>

import { entity, f, type RecordOf } from '#declare'
import { audiences, platforms } from '#resources/choices.ts'

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
    phase: f.computed('进行状态', 'Phase', { from: { open: 'status and period against now (未开始 or 预热中 or 进行中 or 已结束)' } }),
    soldCount: f.count('成交件数', 'Pieces sold'),
    soldAmount: f.computed('成交金额', 'Sales', { from: { open: 'sum of the paid order lines of the sale' } }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已发布', 'Published'], stopped: ['已终止', 'Stopped'] },
  moves: {
    publish: { from: ['draft'], to: 'published' },
    recall: { from: ['published'], to: 'draft' },
    stop: { from: ['published'], to: 'stopped', confirm: 'yes' },
  },
  actions: {
    copy: { later: 'makes a draft with the same goods and no period' },
    addStock: { label: ['追加库存', 'Add stock'], later: 'adds pieces to one of the goods while the sale runs' },
    importItems: {
      label: ['导入商品', 'Import goods'],
      on: 'form',
      later: 'fills the goods from a csv or xlsx (商品编号, 折扣价, 库存, 限购) and marks the rows it refuses',
    },
  },
  list: {
    columns: ['imageUrl', 'name', 'period', 'phase', 'soldCount', 'soldAmount', 'position', 'status'],
    filters: ['name', 'status', 'period'],
    sort: ['position', '-createdAt'],
    bulk: ['stop'],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'title'], 'imageUrl', 'shareImg', 'priceLabel'],
    ['商品', 'Goods', 'items'],
    ['时间与投放', 'Time and delivery', 'period', ['preheatAt', 'allowCoupon'], 'audience', 'platforms'],
  ],
  standIn: true,
})
export type LimitedDiscount = RecordOf<typeof limitedDiscount>

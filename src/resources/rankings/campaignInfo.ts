import { entity, f, type RecordOf } from '#declare'
import { campaigns, unlimited } from '#resources/choices.ts'

/** States in which a content is on no shelf. */
const gone = ['draft', 'withdrawn', 'offShelf', 'ignored', 'parsed'] as const

/** The goods and content lines standing on a campaign's floors with their sale price; filled in bulk before the sale, watched during it. */
export const campaignInfo = entity('campaignInfo', ['活动信息', 'Campaign information'], {
  path: 'activity/campaignInfo',
  fields: {
    kind: f.choice('活动类型', 'Kind', { required: true }, campaigns),
    campaign: f.ref('所属活动', 'Campaign', { to: 'campaign', required: true, onDelete: 'cascade' }),
    floor: f.code('楼层', 'Floor', { required: true, among: { entity: 'campaign', by: 'campaign', list: 'floors' } }),
    year: f.computed('年份', 'Year', { as: 'text', from: 'campaign.year' }),
    floorName: f.computed('楼层名', 'Floor name', { as: 'text', from: { by: 'floorName' } }),
    item: f.jump('商品或内容', 'Item', { required: true }),
    title: f.text('展示标题', 'Shown title', { required: true, max: 24, search: true }),
    subtitle: f.text('卖点', 'Selling point', { max: 20 }),
    image: f.image('展示图', 'Image', { required: true, width: 345, height: 460 }),
    corner: f.text('角标', 'Corner mark', { max: 4 }),
    originPrice: f.money('原价', 'List price', { min: 0 }),
    salePrice: f.money('活动价', 'Sale price', { required: true, min: 0 }),
    discount: f.computed('折扣', 'Discount', {
      ...{ as: 'decimal', unit: ['折', '/10'] },
      from: { part: [{ times: ['salePrice', 10] }, 'originPrice'], digits: 1 },
    }),
    limit: f.integer('每人限购（0为不限）', 'Per user (0 is unlimited)', { zero: unlimited, min: 0, default: 0 }),
    stock: f.integer('活动库存（0为不限）', 'Stock (0 is unlimited)', { zero: unlimited, min: 0, default: 0 }),
    flash: f.period('秒杀时段', 'Flash time'),
    position: f.order('楼层内排序', 'Order on the floor'),
    shown: f.boolean('展示', 'Shown', { default: true }),
    clicks: f.count('点击', 'Clicks'),
    sold: f.count('已售', 'Sold'),
  },
  actions: {
    importLines: { label: ['导入', 'Import'], on: 'list', page: '/datas/import?kind=campaignInfo', leaves: ['image'] },
    show: { label: ['展示', 'Show'], on: 'bulk', sets: { shown: true } },
    hide: { label: ['隐藏', 'Hide'], on: 'bulk', sets: { shown: false } },
    moveFloor: { label: ['移动楼层', 'Move to floor'], on: 'bulk', asks: ['floor'] },
  },
  list: {
    columns: [
      ['year', 'campaign', 'position', 'image', 'title', 'item', 'floorName', 'originPrice'],
      ['salePrice', 'discount', 'stock', 'sold', 'clicks', 'shown'],
    ],
    under: { year: ['campaign'], title: ['item'], salePrice: ['originPrice', 'discount'], stock: ['sold'] },
    filters: ['campaign', 'floor', 'title', 'item', 'shown'],
    sort: ['-campaign', 'floor', 'position'],
    bulk: ['show', 'hide', 'moveFloor', 'delete'],
  },
  form: [
    ['条目', 'Line', ['kind', 'campaign'], 'floor', 'item', ['title', 'subtitle'], 'image', ['corner', 'position'], 'shown'],
    ['价格与库存', 'Price and stock', ['originPrice', 'salePrice'], ['limit', 'stock'], 'flash'],
  ],
  fixed: {
    kind: [
      { doubleEleven: '/operateManagement/campaign/doubleEleven/info', doubleTwelve: '/operateManagement/campaign/doubleTwelve/info' },
      { anniversary: '/operateManagement/campaign/anniversary/info', midYear: '/operateManagement/campaign/618/info' },
    ],
  },
  rules: {
    itemOncePerFloor: [
      { sheet: 1, refer: 'campaign', same: [['kind', 'kind']] },
      { by: 'standsOnAFloor' },
      { unique: ['campaign', 'floor', 'item'], field: 'item', say: ['此楼层已有这项内容', 'It stands on this floor already'] },
      { order: ['campaign', 'floor'] },
    ],
    salePriceNotAboveOrigin: [
      { sheet: 2, compare: ['salePrice', '<=', 'originPrice'] },
      { compare: ['flash', 'within', 'campaign.period'], field: 'flash' },
      {
        compare: ['stock', '>=', 'sold'],
        when: { stock: { gt: 0 } },
        field: 'stock',
        say: ['库存不能少于已售', 'The stock is no less than what is sold'],
      },
    ],
    salePriceFrozenWhileRunning: [
      {
        sheet: 3,
        freeze: ['salePrice'],
        once: { 'campaign.status': 'published', 'campaign.period.start': { lte: { now: '' } }, 'campaign.period.end': { gt: { now: '' } } },
        unless: 'admin',
      },
      { remove: { without: ['sold'] } },
      { mark: { 'item.status': gone }, as: ['内容已下架', 'Off the shelf'] },
      { lock: { 'campaign.period.end': { lt: { now: 'year' } } } },
    ],
    shownWhilePublished: [
      { carried: 'fields.flash' },
      { from: 'app', fields: ['clicks', 'sold'] },
      {
        shown: { shown: true, 'campaign.status': 'published', 'item.status': { not: gone } },
        gives: [
          ...(['kind', 'campaign', 'floor', 'item', 'title', 'subtitle', 'image', 'corner', 'originPrice', 'salePrice'] as const),
          ...(['limit', 'stock', 'flash', 'position', 'sold'] as const),
        ],
      },
    ],
  },
  deviations: { 'list.columns': '列表显示楼层名称，编号在其中' },
})
export type CampaignInfo = RecordOf<typeof campaignInfo>

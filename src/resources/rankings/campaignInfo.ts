import { entity, f, type RecordOf } from '#declare'
import { campaigns } from '#resources/choices.ts'

/** The goods and content lines standing on a campaign's floors with their sale price; filled in bulk before the sale, watched during it. */
export const campaignInfo = entity('campaignInfo', ['活动信息', 'Campaign information'], {
  path: 'activity/campaignInfo',
  fields: {
    kind: f.choice('活动类型', 'Kind', { required: true }, campaigns),
    campaign: f.ref('所属活动', 'Campaign', { to: 'campaign', required: true, onDelete: 'cascade' }),
    floor: f.code('楼层', 'Floor', { required: true }),
    item: f.jump('商品或内容', 'Item', { required: true }),
    title: f.text('展示标题', 'Shown title', { required: true, max: 24, search: true }),
    subtitle: f.text('卖点', 'Selling point', { max: 20 }),
    image: f.image('展示图', 'Image', { required: true, width: 345, height: 460 }),
    corner: f.text('角标', 'Corner mark', { max: 4 }),
    originPrice: f.money('原价', 'List price', { min: 0 }),
    salePrice: f.money('活动价', 'Sale price', { required: true, min: 0 }),
    discount: f.computed('折扣', 'Discount', { from: { open: 'salePrice / originPrice shown as 折' } }),
    limit: f.integer('每人限购（0为不限）', 'Per user (0 is unlimited)', { min: 0, default: 0 }),
    stock: f.integer('活动库存（0为不限）', 'Stock (0 is unlimited)', { min: 0, default: 0 }),
    flash: f.period('秒杀时段', 'Flash time'),
    position: f.order('楼层内排序', 'Order on the floor'),
    shown: f.boolean('展示', 'Shown', { default: true }),
    clicks: f.count('点击', 'Clicks'),
    sold: f.count('已售', 'Sold'),
  },
  actions: {
    importLines: {
      label: ['导入', 'Import'],
      on: 'list',
      later: 'reads floor, item type and id, prices and stock from a spreadsheet, previews line by line, adds or updates by item and floor',
    },
    show: { label: ['展示', 'Show'], on: 'bulk', later: 'shows the chosen lines' },
    hide: { label: ['隐藏', 'Hide'], on: 'bulk', later: 'hides the chosen lines' },
    moveFloor: {
      label: ['移动楼层', 'Move to floor'],
      on: 'bulk',
      later: 'moves the chosen lines to the end of another floor of the same campaign',
    },
  },
  list: {
    columns: [
      ['position', 'image', 'title', 'campaign', 'floor', 'item', 'originPrice'],
      ['salePrice', 'discount', 'stock', 'sold', 'clicks', 'shown'],
    ],
    filters: ['campaign', 'floor', 'title', 'item', 'shown'],
    sort: ['floor', 'position'],
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
  standIn: true,
})
export type CampaignInfo = RecordOf<typeof campaignInfo>

import { dashboard } from '#declare'

const figures = ['amount', 'orders', 'refunds', 'net'] as const

/** Sales of all platforms, looked at every morning. */
export const salesDailyDashboard = dashboard({
  screen: '/datas/salesPlatform/daily',
  range: { unit: 'day', default: 30, presets: [7, 30, 90], longest: 366, until: 'yesterday' },
  sources: { sales: { of: 'salesDaily', at: 'date', where: { ignored: { set: false } } } },
  measures: {
    amount: { label: ['销售额', 'Sales'], sum: 'amount', good: 'up' },
    orders: { label: ['订单数', 'Orders'], sum: 'orders', good: 'up' },
    quantity: { label: ['销量', 'Quantity'], sum: 'quantity', good: 'up' },
    refunds: { label: ['退款金额', 'Refunds'], sum: 'refundAmount', good: 'down' },
    net: { label: ['净销售额', 'Net sales'], minus: ['amount', 'refunds'], good: 'up' },
  },
  dimensions: { platform: 'platform', shop: 'shop', goods: { path: 'goods', empty: ['待匹配', 'Unmatched'] }, matchStatus: 'matchStatus' },
  filters: ['platform', 'goods'],
  cards: figures,
  compare: ['before', 'yearAgo'],
  panels: {
    days: {
      kind: 'line',
      label: ['每日销售', 'By day'],
      measures: ['amount', 'net', 'refunds'],
      grain: ['day', 'week', 'month'],
      wide: true,
    },
    platforms: { kind: 'bars', label: ['各平台', 'By platform'], by: 'platform', measures: [...figures] },
    matched: { kind: 'shares', label: ['匹配情况（销售额）', 'Matched and unmatched sales'], by: 'matchStatus', measures: ['amount'] },
    goods: {
      kind: 'rank',
      label: ['商品前 20', 'Top 20 goods'],
      by: 'goods',
      measures: ['amount', 'quantity', 'net'],
      choose: true,
      top: 20,
      wide: true,
    },
  },
  notes: [
    {
      label: [
        '{count} 行销售数据尚未匹配到商品，未计入商品排行的名下',
        '{count} rows of sales are matched to no goods: no goods gets them',
      ],
      where: { matchStatus: 'unmatched', ignored: { set: false } },
      links: [
        { label: ['去匹配', 'Match them'], to: '/datas/salesPlatform/daily/records', filter: { matchStatus: 'unmatched' } },
        { label: ['导入新商品', 'Import new goods'], to: '/datas/salesPlatform/importGoods' },
      ],
    },
  ],
  records: true,
})

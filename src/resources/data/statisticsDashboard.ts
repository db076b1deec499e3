import { dashboard } from '#declare'

/** Shares of users who came back, weighed by how many there were; days whose return is not known yet count for nothing. */
const retentionIsSet = (days: 1 | 7) => ({ [`retention${days}`]: { set: true } })
const returned = (days: 1 | 7, label: readonly [string, string]) =>
  ({ label, sum: { times: [`retention${days}`, 'newUsers'] }, where: retentionIsSet(days), as: 'decimal' }) as const
const retentionFigure = (days: 1 | 7, label: readonly [string, string]) =>
  ({ label, sum: 'newUsers', where: retentionIsSet(days) }) as const

/** The product's key figures, told each morning of the days before; today's by the hour, from the records themselves. */
export const statisticsDashboard = dashboard({
  screen: '/datas/statistics',
  range: { unit: 'day', default: 30, presets: [7, 30, 90], longest: 366, until: 'yesterday' },
  sources: {
    days: { of: 'statistics', at: 'date' },
    users: { of: 'appUser', at: 'registeredAt' },
    orders: { of: 'userOrder', at: 'paidAt', where: { status: ['paid', 'refunding', 'partRefunded', 'refunded'] } },
  },
  measures: {
    newUsers: { label: ['新增用户', 'New users'], sum: 'newUsers', good: 'up' },
    active: { label: ['活跃人次', 'Active, all days'], sum: 'activeUsers' },
    dailyActive: { label: ['日均活跃用户', 'Active a day'], perDay: 'active', good: 'up' },
    paying: { label: ['付费人次', 'Paying, all days'], sum: 'payUsers' },
    dailyPaying: { label: ['日均付费用户', 'Paying a day'], perDay: 'paying', good: 'up' },
    orders: { label: ['支付订单', 'Paid orders'], sum: 'orders', good: 'up' },
    revenue: { label: ['实付金额', 'Revenue'], sum: 'revenue', as: 'money', good: 'up' },
    refunds: { label: ['退款金额', 'Refunds'], sum: 'refunds', as: 'money', good: 'down' },
    newVip: { label: ['新增会员', 'New VIP'], sum: 'newVip', good: 'up' },
    renewVip: { label: ['续费会员', 'Renewed VIP'], sum: 'renewVip', good: 'up' },
    listenTime: { label: ['收听时长', 'Listening'], sum: 'listenTime', as: 'duration', good: 'up' },
    readTime: { label: ['阅读时长', 'Reading'], sum: 'readTime', as: 'duration', good: 'up' },
    returned1: returned(1, ['次日回访', 'Back next day']),
    asked1: retentionFigure(1, ['次日可计新增', 'New, next day known']),
    retention1: { label: ['次日留存', 'Next-day retention'], part: ['returned1', 'asked1'], as: 'decimal', good: 'up' },
    returned7: returned(7, ['7日回访', 'Back after 7 days']),
    asked7: retentionFigure(7, ['7日可计新增', 'New, 7 days known']),
    retention7: { label: ['7日留存', '7-day retention'], part: ['returned7', 'asked7'], as: 'decimal', good: 'up' },
    usersNow: { label: ['今日新增用户', 'New users today'], in: 'users', count: true },
    ordersNow: { label: ['今日支付订单', 'Orders today'], in: 'orders', count: true },
    revenueNow: { label: ['今日实付金额', 'Revenue today'], in: 'orders', sum: 'paid' },
  },
  dimensions: {
    platform: { in: { days: 'platform', users: 'platform' } },
    channel: { in: { days: 'channel', users: 'channel', orders: 'channel' } },
  },
  filters: ['platform', 'channel'],
  cards: ['newUsers', 'dailyActive', 'dailyPaying', 'orders', 'revenue', 'refunds', 'newVip', 'listenTime'],
  compare: ['before'],
  panels: {
    users: {
      kind: 'line',
      label: ['新增与付费用户', 'New and paying users'],
      measures: ['newUsers', 'dailyPaying'],
      grain: ['day', 'week', 'month'],
    },
    active: { kind: 'line', label: ['日均活跃用户', 'Active users a day'], measures: ['dailyActive'], grain: ['day', 'week', 'month'] },
    revenue: { kind: 'line', label: ['收入', 'Revenue'], measures: ['revenue', 'refunds'], grain: ['day', 'week', 'month'] },
    vip: { kind: 'line', label: ['会员', 'VIP'], measures: ['newVip', 'renewVip'], grain: ['day', 'week', 'month'] },
    time: { kind: 'line', label: ['学习时长', 'Study time'], measures: ['listenTime', 'readTime'], grain: ['day', 'week', 'month'] },
    retention: {
      kind: 'line',
      label: ['留存率（%）', 'Retention (%)'],
      measures: ['retention1', 'retention7'],
      grain: ['day', 'week', 'month'],
    },
    clients: { kind: 'shares', label: ['客户端占比（活跃）', 'Active by client'], by: 'platform', measures: ['active'] },
    channels: { kind: 'shares', label: ['渠道占比（新增）', 'New users by channel'], by: 'channel', measures: ['newUsers'] },
    today: { kind: 'hours', label: ['今日按小时', 'Today by the hour'], measures: ['usersNow', 'ordersNow'], wide: true },
    table: {
      kind: 'bars',
      label: ['各客户端', 'Each client'],
      by: 'platform',
      measures: ['newUsers', 'dailyActive', 'orders', 'revenue'],
      wide: true,
    },
  },
  records: true,
})

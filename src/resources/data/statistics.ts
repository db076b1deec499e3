import { entity, f, type RecordOf } from '#declare'
import { devices } from '#resources/choices.ts'
import { statisticsDashboard } from './statisticsDashboard.ts'

/** The product's key figures per day, channel and client, counted nightly; managers read the dashboard every morning. */
export const statistics = entity('statistics', ['信息统计', 'Statistics'], {
  fields: {
    date: f.date('日期', 'Date', { required: true, readOnly: true }),
    channel: f.ref('渠道', 'Channel', { to: 'appChannel', readOnly: true }),
    platform: f.choice('客户端', 'Client', { required: true, readOnly: true }, devices),
    newUsers: f.count('新增用户', 'New users'),
    activeUsers: f.count('活跃用户', 'Active users'),
    payUsers: f.count('付费用户', 'Paying users'),
    orders: f.count('支付订单', 'Paid orders'),
    revenue: f.computed('实付金额', 'Revenue', { as: 'money', from: { by: 'revenue' } }),
    refunds: f.computed('退款金额', 'Refunds', { as: 'money', from: { by: 'refunds' } }),
    newVip: f.count('新增会员', 'New VIP'),
    renewVip: f.count('续费会员', 'Renewed VIP'),
    listenTime: f.computed('收听时长', 'Listening', { as: 'duration', from: { by: 'listenTime' } }),
    readTime: f.computed('阅读时长', 'Reading', { as: 'duration', from: { by: 'readTime' } }),
    comments: f.count('评论数', 'Comments'),
    redeemed: f.count('兑换数', 'Codes redeemed'),
    retention1: f.percent('次日留存', 'Next-day retention', { readOnly: true }),
    retention7: f.percent('7日留存', '7-day retention', { readOnly: true }),
  },
  actions: {
    recount: {
      label: ['重新统计', 'Count again'],
      on: 'list',
      says: [
        '按现有记录重新统计所选日期，在后台逐日进行，一次最多 31 天。',
        'Counts the chosen days again from the records there are, day by day in the background, 31 days at most.',
      ],
      asks: { from: f.date('开始日期', 'From', { required: true }), to: f.date('结束日期', 'To', { required: true }) },
      runs: 'recount',
    },
  },
  dashboards: { overview: statisticsDashboard },
  list: {
    columns: ['date', 'channel', 'platform', 'newUsers', 'activeUsers', 'payUsers', 'orders', 'revenue', 'newVip', 'retention1'],
    filters: ['date', 'channel', 'platform'],
    sort: '-date',
  },
  form: [
    ['维度', 'By', ['date', 'channel'], 'platform'],
    ['用户', 'Users', ['newUsers', 'activeUsers'], ['payUsers', 'retention1'], 'retention7'],
    ['交易', 'Trade', 'orders', 'revenue', 'refunds', ['newVip', 'renewVip'], 'redeemed'],
    ['学习', 'Study', 'listenTime', 'readTime', 'comments'],
  ],
  rules: {
    oncePerDayAndChannel: [
      { sheet: 1, unique: ['date', 'channel', 'platform'] },
      { from: 'portal', create: false, remove: false },
    ],
    dashboardShowsOverview: { sheet: 2, carried: 'dashboards.overview' },
    daysAreShanghaiDays: { sheet: 3, carried: 'statistics.days' },
    onlyAdminRecounts: { may: ['recount'], who: 'admin' },
  },
})
export type Statistics = RecordOf<typeof statistics>

import { entity, f, type RecordOf, shelf } from '#declare'
import { campaigns } from '#resources/choices.ts'

/** The yearly sales pages (double eleven, double twelve, anniversary, 618), one record per kind and year, built in the weeks before. */
export const campaign = entity('campaign', ['年度活动', 'Yearly campaign'], {
  path: 'activity/campaign',
  fields: {
    kind: f.choice('活动类型', 'Kind', { required: true }, campaigns),
    year: f.integer('年份', 'Year', { required: true, min: 2018, max: 2099 }),
    title: f.text('活动标题', 'Title', { required: true, max: 24, search: true }),
    warmUp: f.period('预热时间', 'Warm-up'),
    period: f.period('活动时间', 'Sale time', { required: true }),
    warmUpImage: f.image('预热头图', 'Warm-up header', { width: 750, height: 900 }),
    headImage: f.image('正式头图', 'Sale header', { required: true, width: 750, height: 900 }),
    themeColor: f.color('主题色', 'Theme colour', { required: true, default: '#D7000F' }),
    bgColor: f.color('背景色', 'Background colour', { default: '#FFF1E6' }),
    floors: f.list(
      '会场楼层',
      'Floors',
      { required: true, min: 1, max: 12 },
      {
        key: f.code('楼层标识', 'Floor key', { required: true, pattern: '^[a-z][a-z0-9]{0,19}$' }),
        name: f.text('楼层名', 'Floor', { required: true, max: 8 }),
        headImage: f.image('楼层头图', 'Floor header', { width: 750, height: 120 }),
        layout: f.choice('样式', 'Layout', 'two', [
          { one: ['一行一个', 'One a row'], two: ['一行两个', 'Two a row'], three: ['一行三个', 'Three a row'], slide: ['横滑', 'Slide'] },
        ]),
      },
    ),
    coupons: f.refs('领券中心', 'Coupons', { to: 'coupon', max: 12 }),
    raffle: f.ref('抽奖活动', 'Lottery', { to: 'raffle' }),
    cardCollect: f.ref('集卡活动', 'Card collecting', { to: 'cardCollect' }),
    vipGoods: f.refs('主推会员', 'VIP goods', { to: 'vipGoods', max: 4 }),
    subscribe: f.boolean('开售提醒按钮', 'Remind-me button', { default: true }),
    ruleText: f.richText('活动规则', 'Rules', { required: true }),
    shareTitle: f.text('分享标题', 'Share title', { required: true, max: 28 }),
    shareImage: f.image('分享图', 'Share image', { required: true, width: 500, height: 400 }),
    uv: f.count('访客数', 'Visitors'),
    orders: f.count('订单数', 'Orders'),
    sales: f.computed('成交额', 'Sales', { from: { open: 'paid amounts of orders made from the page within period in fen' } }),
    phase: f.computed('进行阶段', 'Phase', { from: { open: 'now against warmUp and period' } }),
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: {
    copyLastYear: {
      label: ['复制去年', 'Copy last year'],
      on: 'list',
      later:
        "makes this year's draft from last year's page, floors and information lines, without times, coupons, links to lotteries and counts",
    },
    preview: { later: 'shows warm-up or sale page at a chosen time in a phone frame' },
  },
  list: {
    columns: ['year', 'title', 'warmUp', 'period', 'uv', 'orders', 'sales', 'phase', 'status'],
    filters: ['year', 'title', 'phase', 'status'],
    sort: '-year',
    bulk: [],
  },
  form: [
    ['基本信息', 'Basics', ['kind', 'year'], 'title', 'warmUp', 'period', ['themeColor', 'bgColor'], 'warmUpImage', 'headImage'],
    ['会场楼层', 'Floors', 'floors'],
    ['玩法', 'Play', 'coupons', ['raffle', 'cardCollect'], 'vipGoods', 'subscribe'],
    ['规则与分享', 'Rules and share', 'ruleText', 'shareTitle', 'shareImage'],
  ],
  fixed: {
    kind: [
      { doubleEleven: '/operateManagement/campaign/doubleEleven', doubleTwelve: '/operateManagement/campaign/doubleTwelve' },
      { anniversary: '/operateManagement/campaign/anniversary', midYear: '/operateManagement/campaign/618' },
    ],
  },
  standIn: true,
})
export type Campaign = RecordOf<typeof campaign>

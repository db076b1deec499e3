import { entity, f, type RecordOf, shelf } from '#declare'
import { campaigns, phases, salePhases } from '#resources/choices.ts'

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
    floors: f.list('会场楼层', 'Floors', { required: true, min: 1, max: 12 }, [
      { key: f.code('楼层标识', 'Floor key', { required: true, pattern: '^[a-z][a-z0-9]{0,19}$' }) },
      {
        name: f.text('楼层名', 'Floor', { required: true, max: 8 }),
        headImage: f.image('楼层头图', 'Floor header', { width: 750, height: 120 }),
      },
      {
        layout: f.choice('样式', 'Layout', 'two', [
          { one: ['一行一个', 'One a row'], two: ['一行两个', 'Two a row'], three: ['一行三个', 'Three a row'], slide: ['横滑', 'Slide'] },
        ]),
      },
    ]),
    coupons: f.refs('领券中心', 'Coupons', { to: 'coupon', max: 12 }),
    ...{ raffle: f.ref('抽奖活动', 'Lottery', { to: 'raffle' }), cardCollect: f.ref('集卡活动', 'Card collecting', { to: 'cardCollect' }) },
    vipGoods: f.refs('主推会员', 'VIP goods', { to: 'vipGoods', max: 4 }),
    subscribe: f.boolean('开售提醒按钮', 'Remind-me button', { default: true }),
    ruleText: f.richText('活动规则', 'Rules', { required: true }),
    shareTitle: f.text('分享标题', 'Share title', { required: true, max: 28 }),
    shareImage: f.image('分享图', 'Share image', { required: true, width: 500, height: 400 }),
    ...{ uv: f.count('访客数', 'Visitors'), orders: f.count('订单数', 'Orders') },
    sales: f.money('成交额', 'Sales', { readOnly: true, min: 0 }),
    phase: f.computed('进行阶段', 'Phase', {
      of: { ...salePhases, none: phases.none },
      from: { phase: ['period'], announced: 'warmUp.start' },
    }),
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: {
    copyLastYear: {
      ...{ label: ['复制去年', 'Copy last year'], on: 'list', gives: 'record' },
      says: [
        '以去年的页面、楼层与活动信息生成今年的草稿，不含时间、优惠券、抽奖集卡与统计。',
        "Makes this year's draft of last year's page, floors and lines: no times, coupons, links to lotteries or counts.",
      ],
      asks: { kind: f.choice('活动类型', 'Kind', { required: true }, campaigns) },
      leaves: ['period'],
    },
    preview: { on: ['row', 'form'], previews: { page: 'floors', title: 'title', lines: 'campaignInfo', by: 'campaign' } },
    lines: { label: ['活动信息', 'Lines'], on: ['row', 'form'], opens: 'campaignInfo', by: { campaign: 'id', kind: 'kind' } },
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
  rules: {
    onePerKindAndYear: [
      { sheet: 1, unique: ['kind', 'year'] },
      { note: ['打开当年的活动，可切换年份', 'Opens this year, others are picked'], reader: 'screen' },
    ],
    warmUpBeforePeriod: [
      {
        sheet: 2,
        compare: ['warmUp.end', '<=', 'period.start'],
        field: 'warmUp',
        say: ['预热须在活动开始前结束', 'The warm-up ends before the sale starts'],
      },
      { when: { warmUp: { set: true } }, demand: ['warmUpImage'] },
      {
        limit: { most: 1 },
        where: { status: 'published' },
        overlap: ['period'],
        field: 'period',
        say: ['与另一个已上线活动的时间重叠', 'Another campaign is online at that time'],
      },
    ],
    floorsInUseStay: [{ sheet: 3, each: 'floors', distinct: ['key'] }, { by: 'keepsFloorsInUse' }, { by: 'tellsLinesTheirFloor' }],
    publishNeedsFilledFloors: [
      { sheet: 4, move: 'publish', needs: ['period'] },
      { by: 'floorsAreFilled', on: ['publish'], holds: true },
      { by: 'playsAreOnline', on: ['publish'], holds: true },
    ],
    readOnlyOncePast: [
      { sheet: 5, lock: { 'period.end': { lt: { now: 'year' } } } },
      { by: 'standsInItsYear' },
      { remove: { in: ['draft'], takes: ['campaignInfo'] } },
    ],
    shownUntilPeriodEnd: [
      { carried: 'fields.period' },
      { freeze: ['kind', 'year'] },
      { from: 'app', fields: ['uv', 'orders', 'sales'] },
      {
        shown: { status: 'published', 'period.end': { gt: { now: '' } } },
        gives: [
          ...(['kind', 'year', 'title', 'warmUp', 'period', 'warmUpImage', 'headImage', 'themeColor', 'bgColor', 'floors'] as const),
          ...(['coupons', 'raffle', 'cardCollect', 'vipGoods', 'subscribe', 'ruleText', 'shareTitle', 'shareImage'] as const),
        ],
      },
    ],
  },
  deviations: { sales: 'orders do not name the page they were made from: the app tells the sum, as it tells the orders' },
})
export type Campaign = RecordOf<typeof campaign>

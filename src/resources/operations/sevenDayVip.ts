import { entity, f, type RecordOf, shelf } from '#declare'
import { unlimited } from '#resources/choices.ts'

/** Landing pages that give new users a seven-day membership per channel and lead them to the year card. */
export const sevenDayVip = entity('sevenDayVip', ['七日VIP页', 'Seven-day VIP page'], {
  fields: {
    title: f.text('页面标题', 'Title', { required: true, max: 24, search: true }),
    channelCode: f.code('渠道码', 'Channel code', { required: true, unique: true, pattern: '^[a-zA-Z0-9_]{2,20}$', search: true }),
    channel: f.ref('分发渠道', 'Channel', { to: 'appChannel' }),
    headImage: f.image('头图', 'Header image', { required: true, width: 750, heightMin: 1000 }),
    vipGoods: f.ref('体验会员商品', 'Trial VIP goods', { to: 'vipGoods', required: true }),
    vipDays: f.integer('体验天数', 'Trial days', { required: true, min: 1, max: 31, default: 7 }),
    price: f.money('体验价', 'Trial price', { min: 0, default: 0 }),
    audience: f.choice('可领人群', 'Who may claim', 'neverVip', [
      { newUser: ['新注册用户', 'New users'], neverVip: ['从未开通会员', 'Never a member'], lapsed: ['会员已过期', 'Lapsed members'] },
    ]),
    days: f.list('七日内容', 'The seven days', 7, [
      { day: f.integer('第几天', 'Day', { required: true, min: 1, max: 7 }), title: f.text('标题', 'Title', { required: true, max: 20 }) },
      { image: f.image('图片', 'Image', { width: 690, height: 300 }), jump: f.jump('内容', 'Content', { required: true }) },
    ]),
    upsellGoods: f.ref('转化会员商品', 'Offered afterwards', { to: 'vipGoods' }),
    upsellCoupon: f.ref('转化优惠券', 'Coupon afterwards', { to: 'coupon' }),
    buttonText: f.text('按钮文案', 'Button', { required: true, max: 10, default: '立即领取' }),
    period: f.period('活动时间', 'Period', { required: true }),
    stock: f.integer('份数（0为不限）', 'Stock (0 is unlimited)', { zero: unlimited, min: 0, default: 0 }),
    ruleText: f.longText('领取规则', 'Rules', { required: true, max: 600 }),
    shareImage: f.image('分享图', 'Share image', { width: 300, height: 300 }),
    visits: f.count('访问', 'Visits'),
    claims: f.count('领取', 'Claims', { of: { count: 'trialClaim' } }),
    converted: f.count('转付费', 'Converted', { of: { count: 'trialClaim', where: { convertedAt: { set: true } } } }),
    convertRate: f.computed('转化率', 'Conversion', {
      as: 'percent',
      from: { part: [{ times: ['converted', 100] }, 'claims'], digits: 1 },
    }),
  },
  ...shelf(['已上线', 'Online'], ['已下线', 'Offline']),
  actions: {
    copy: { label: ['复制到新渠道', 'Copy to a channel'], copies: {}, asks: ['channelCode', 'channel', 'period'] },
    link: { label: ['链接与二维码', 'Link and QR'], links: { host: 'app.h5Address', path: 'sevenDayVip', word: 'channelCode' } },
  },
  list: {
    columns: ['headImage', 'title', 'channelCode', 'vipGoods', 'price', 'period', 'visits', 'claims', 'converted', 'convertRate', 'status'],
    under: { title: ['channelCode'], vipGoods: ['price'], convertRate: ['visits', 'claims', 'converted'] },
    filters: ['title', 'channelCode', 'channel', 'audience', 'status', 'period'],
    bulk: ['withdraw'],
  },
  form: [
    ['页面', 'Page', ['title', 'channelCode'], 'channel', 'headImage', 'buttonText', 'ruleText', 'shareImage'],
    ['体验会员', 'Trial', ['vipGoods', 'vipDays'], ['price', 'audience'], 'period', 'stock'],
    ['七日内容', 'Seven days', 'days'],
    ['转化', 'Conversion', ['upsellGoods', 'upsellCoupon']],
  ],
  rules: {
    trialOncePerUser: [
      { sheet: 1, see: 'trialClaim#oncePerUser' },
      { each: 'days', distinct: ['day'] },
      { refer: 'upsellGoods', not: 'vipGoods', say: ['转化会员不能与体验会员相同', 'What is offered afterwards differs from the trial'] },
    ],
    channelCodeFrozenOnceVisited: [
      { sheet: 2, freeze: ['channelCode'], once: { visits: { gt: 0 } } },
      { see: 'trialClaim#claimedWithinStock' },
      { see: 'trialClaim#trialIsGranted' },
    ],
    deletableWhenUnused: { sheet: 3, remove: { without: ['trialClaim'] } },
    countsComeFromApp: { from: 'app', fields: ['visits'] },
    publishNeedsEndAhead: {
      move: 'publish',
      needs: [['period.end', '>', { now: '' }]],
      say: ['活动时间已经过去', 'The time of the page is over'],
    },
    stockCoversClaims: [
      { compare: ['stock', '>=', 'claims'], when: { stock: { gt: 0 } }, field: 'stock' },
      {
        shown: { status: 'published', period: { has: { now: '' } } },
        gives: [
          'title',
          'channelCode',
          'headImage',
          'vipGoods',
          'vipDays',
          'price',
          'audience',
          'days',
          'upsellGoods',
          'upsellCoupon',
          'buttonText',
          'period',
          'stock',
          'ruleText',
          'shareImage',
        ],
      },
    ],
  },
})
export type SevenDayVip = RecordOf<typeof sevenDayVip>

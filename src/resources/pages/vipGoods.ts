import { entity, f, type RecordOf, shelf } from '#declare'
import { memberships, platforms } from '#resources/choices.ts'

const buyers = [
  { all: ['全部用户', 'Everyone'], first: ['首次开通', 'First-time'] },
  { expired: ['已过期会员', 'Expired members'], active: ['在期会员续费', 'Active members renewing'] },
] as const

/** The membership cards on sale in the app and their renewals; membership operators change prices around campaigns. */
export const vipGoods = entity('vipGoods', ['VIP商品', 'VIP goods'], {
  fields: {
    name: f.text('商品名称', 'Name', { required: true, max: 20, unique: true, search: true }),
    vipType: f.choice('会员类型', 'Membership', { required: true }, memberships),
    usage: f.choice('用途', 'Use', 'sale', [
      { sale: ['正常售卖', 'On sale'], trial: ['体验卡', 'Trial'], grant: ['仅用于发放', 'Grants only'] },
    ]),
    unit: f.choice('时长单位', 'Unit', 'month', { day: ['天', 'Day'], month: ['月', 'Month'], year: ['年', 'Year'] }),
    term: f.integer('时长', 'Length', { required: true, min: 1, max: 120 }),
    giftDays: f.integer('赠送天数', 'Days added', { min: 0, max: 366, default: 0 }),
    price: f.money('售价', 'Price', { required: true, min: 0 }),
    originalPrice: f.money('划线价', 'Crossed-out price', { min: 1, struck: true }),
    iosPrice: f.money('iOS价格', 'iOS price', { min: 100 }),
    appleProductId: f.text('苹果商品ID', 'Apple product id', { max: 100, unique: true, pattern: '^[A-Za-z0-9._]{3,100}$' }),
    autoRenew: f.boolean('连续包期', 'Auto-renewing', { default: false }),
    firstPrice: f.money('首期价', 'First-term price', { min: 1 }),
    renewPrice: f.money('续费价', 'Renewal price', { min: 1 }),
    badge: f.text('角标', 'Badge', { max: 6 }),
    note: f.text('说明文案', 'Note', { max: 30 }),
    buyer: f.choice('可购人群', 'Who may buy', { default: 'all' }, buyers),
    isDefault: f.boolean('默认选中', 'Chosen first', { default: false }),
    allowCoupon: f.boolean('可用优惠券', 'Coupons allowed', { default: true }),
    platforms: f.choices('投放平台', 'Platforms', { required: true, default: ['ios', 'android', 'harmony'] }, platforms),
    period: f.period('售卖时间', 'On sale'),
    position: f.order('排序', 'Position'),
    soldCount: f.count('累计销量', 'Sold'),
  },
  ...shelf(['在售', 'On sale'], ['已下架', 'Off sale']),
  actions: {
    preview: {
      label: ['预览收银台', 'Preview checkout'],
      on: 'list',
      asks: {
        vipType: f.choice('会员类型', 'Membership', { required: true }, memberships),
        buyer: f.choice('购买人群', 'Buyer', { required: true }, buyers),
      },
      looks: 'checkout',
    },
    copy: { copies: { title: '副本', drop: ['appleProductId', 'isDefault'] }, asks: ['appleProductId'] },
  },
  list: {
    columns: [
      ['position', 'name', 'vipType', 'usage', 'term', 'unit', 'giftDays', 'price'],
      ['originalPrice', 'iosPrice', 'autoRenew', 'buyer', 'isDefault', 'soldCount', 'status'],
    ],
    edit: ['name', 'price'],
    under: { term: ['unit', 'giftDays'], price: ['originalPrice', 'iosPrice'], usage: ['buyer'] },
    filters: ['name', 'vipType', 'usage', 'autoRenew', 'buyer', 'status'],
    sort: ['vipType', 'position'],
  },
  form: [
    ['基本信息', 'Basics', ['name', 'vipType'], ['usage', 'unit'], ['term', 'giftDays'], ['badge', 'note']],
    ['价格', 'Prices', ['price', 'originalPrice'], 'iosPrice', 'appleProductId'],
    ['续费', 'Renewal', ['autoRenew', 'firstPrice'], 'renewPrice'],
    ['售卖', 'Sale', ['buyer', 'isDefault'], 'allowCoupon', 'platforms', 'period'],
  ],
  rules: {
    freeForTrialAndGrant: [
      { sheet: 1, when: { price: 0 }, allow: { usage: ['trial', 'grant'] } },
      {
        shown: { status: 'published', usage: 'sale', any: [{ period: { set: false } }, { period: { has: { now: '' } } }] },
        gives: [
          'name',
          'vipType',
          'unit',
          'term',
          'giftDays',
          'price',
          'originalPrice',
          'iosPrice',
          'appleProductId',
          'autoRenew',
          'firstPrice',
          'renewPrice',
          'badge',
          'note',
          'buyer',
          'isDefault',
          'allowCoupon',
          'platforms',
          'position',
        ],
      },
    ],
    autoRenewNeedsRenewPrice: [
      {
        sheet: 2,
        when: { autoRenew: true },
        demand: ['renewPrice'],
        allow: { usage: ['sale'], unit: ['month', 'year'], allowCoupon: [false] },
      },
      { compare: ['firstPrice', '<', 'renewPrice'] },
      { note: ['首期价每个用户每种会员只享一次', 'The first-term price is had once per user and membership'], reader: 'app' },
    ],
    iosSaleNeedsIosPrice: [
      { sheet: 3, when: { usage: 'sale', platforms: 'ios' }, demand: ['iosPrice', 'appleProductId'] },
      { compare: ['price', '<=', 'originalPrice'] },
    ],
    oneDefaultPerBuyer: [
      { sheet: 4, one: 'isDefault', per: ['vipType', 'buyer'], takesOver: true },
      { limit: { most: 6 }, per: ['vipType'], where: { status: 'published', usage: 'sale' }, overlap: ['platforms'], field: 'platforms' },
    ],
    frozenOnceSold: [
      { sheet: 5, freeze: ['vipType', 'unit', 'term'], once: { soldCount: { gt: 0 } } },
      {
        note: [
          '调价只影响新订单；续费中的用户在提前 30 天告知前保持原价',
          'A new price touches new orders only; running renewals keep theirs until told 30 days ahead',
        ],
        reader: 'app',
      },
    ],
    deletableWhileDraft: [
      { sheet: 6, note: ['下架不影响进行中的续费', 'Running renewals go on after it is taken off sale'], reader: 'app' },
      { remove: { in: ['draft'], without: ['references'] } },
    ],
    countsComeFromApp: { from: 'app', fields: ['soldCount'] },
  },
})
export type VipGoods = RecordOf<typeof vipGoods>

import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

type Card = readonly [
  name: string,
  vipType: 'vip' | 'digital' | 'knowledge',
  usage: 'sale' | 'trial' | 'grant',
  unit: 'day' | 'month' | 'year',
  term: number,
  price: number,
  more?: Row,
]
const cards: readonly Card[] = [
  [
    'VIP连续包月',
    'vip',
    'sale',
    'month',
    1,
    1800,
    {
      autoRenew: true,
      firstPrice: 990,
      renewPrice: 1800,
      buyer: 'first',
      badge: '首月特惠',
      isDefault: true,
    },
  ],
  [
    'VIP年卡',
    'vip',
    'sale',
    'year',
    1,
    21800,
    { originalPrice: 29800, badge: '最划算', isDefault: true, giftDays: 31 },
  ],
  ['VIP季卡', 'vip', 'sale', 'month', 3, 6000, { originalPrice: 6800 }],
  ['VIP月卡', 'vip', 'sale', 'month', 1, 2500],
  ['VIP续费年卡', 'vip', 'sale', 'year', 1, 19800, { buyer: 'active', badge: '老友价' }],
  ['VIP回归半年卡', 'vip', 'sale', 'month', 6, 9800, { buyer: 'expired', badge: '欢迎回来' }],
  ['VIP 7天体验卡', 'vip', 'trial', 'day', 7, 0],
  ['VIP企业发放年卡', 'vip', 'grant', 'year', 1, 0],
  ['数字刊季卡', 'digital', 'sale', 'month', 3, 6800, { isDefault: true }],
  ['数字刊年卡', 'digital', 'sale', 'year', 1, 19800, { originalPrice: 25800, badge: '送合订本' }],
  ['数字刊3天体验卡', 'digital', 'trial', 'day', 3, 0],
  [
    '知识会员年卡',
    'knowledge',
    'sale',
    'year',
    1,
    36500,
    { originalPrice: 49900, isDefault: true },
  ],
  ['知识会员季卡', 'knowledge', 'sale', 'month', 3, 12800],
  ['知识会员员工卡', 'knowledge', 'grant', 'year', 1, 0],
]
const notes = ['全站课程与听书畅读', '24 本期刊同步更新', '每天一元，读遍好刊', '可随时取消续费']

/** Fourteen membership cards: on sale, to try, for grants. */
export const vipGoods = (world: SampleWorld): Row[] =>
  cards.map(([name, vipType, usage, unit, term, price, more = {}], index) => ({
    name,
    vipType,
    usage,
    unit,
    term,
    price,
    giftDays: 0,
    autoRenew: false,
    isDefault: false,
    buyer: 'all',
    platforms: ['ios', 'android', 'harmony'],
    note: oneOf(notes, index),
    ...(usage === 'sale' && {
      iosPrice: price + 200,
      appleProductId: `masthead.${vipType}.${unit}${term}.${index + 1}`,
    }),
    allowCoupon: !more.autoRenew,
    position: index + 1,
    soldCount: usage === 'sale' ? 12000 - index * 731 : 0,
    status: index === 12 ? 'withdrawn' : index === 13 ? 'draft' : 'published',
    ...more,
    ...stamps(world, 320 - index * 17, 3),
  }))

type Line = readonly [name: string, type: string, price: number, source?: string, more?: Row]
/** Single numbers, courses, audiobooks and things of paper: what a shop has many of, on the platforms it sells them on. */
function families(): readonly Line[] {
  const platforms = ['app', 'youzan', 'tmall', 'jd', 'app', 'douyin', 'wechat', 'app'] as const
  const numbers = Array.from(
    { length: 48 },
    (_, index): Line => [
      `${index % 3 === 2 ? '书城月读' : '生活周刊'} 2026年第${String(46 - Math.floor(index / 1.5)).padStart(2, '0')}期${index % 3 === 1 ? '（加赠版）' : ''}`,
      'issue',
      index % 3 === 2 ? 2500 : 1500,
      'app',
    ],
  )
  const lessons = [
    '餐桌上的中国',
    '认识身边的一百种植物',
    '县城里的当代史',
    '茶与器',
    '旧书里的人',
    '观鸟入门',
    '手艺的逻辑',
    '夜读《史记》',
    '运河上的城市',
    '厨房里的科学',
    '老地图里的北京',
    '修复师的一天',
    '湿地笔记',
    '写作从观察开始',
    '中国古代建筑二十讲',
    '给普通人的睡眠课',
  ].map((name, index): Line => [name, 'course', 4900 + (index % 5) * 2000, oneOf(platforms, index)])
  const heard = [
    '聊斋夜话',
    '浮生六记',
    '万物小史',
    '枕边的散文',
    '城与年',
    '三十讲宋词',
    '给孩子的山海经',
    '河流的语言',
    '雾中码头',
    '宋朝的一天',
  ].map((name, index): Line => [`${name}（听书）`, 'audiobook', 2900 + (index % 4) * 1000, 'app'])
  const things = [
    '帆布袋·留白',
    '帆布袋·慢船',
    '手账·节气',
    '手账·山水',
    '书签·雨燕',
    '书签·古画',
    '明信片·县城',
    '明信片·运河',
    '台历·食记 2026',
    '台历·宋画 2027',
    '藏书票·木刻',
    '藏书票·山海',
    '拼图·清明上河',
    '拼图·星空',
    '海报·封面十年',
    '海报·看云',
    '马克杯·编辑部',
    '马克杯·夜读',
    '香薰·旧书店',
    '香薰·雨后',
    '徽章·九宫格',
    '徽章·动物',
    '信纸·竖排',
    '信纸·方格',
    '冰箱贴·屋檐',
    '冰箱贴·早餐',
    '笔记本·软皮',
    '笔记本·布面',
    '镇纸·石狮',
    '镇纸·铜鱼',
  ].map(
    (name, index): Line => [
      name,
      'physical',
      1900 + (index % 9) * 1200,
      oneOf(['youzan', 'tmall', 'jd', 'xiaohongshu', 'douyin'], index),
      { stock: index % 11 === 10 ? 0 : 40 + ((index * 37) % 600) },
    ],
  )
  const years = [
    '旅行地理全年',
    '食记全年',
    '音乐志全年',
    '少年文摘半年',
    '书城月读全年',
    '博物全年',
    '家居半年',
    '新知全年',
  ].map(
    (name, index): Line => [
      name,
      'magazine',
      12800 + (index % 4) * 4000,
      oneOf(['app', 'post', 'tmall', 'jd'], index),
    ],
  )
  const members = [
    'VIP年卡（天猫）',
    'VIP季卡（京东）',
    '数字刊年卡（有赞）',
    'VIP月卡（小红书）',
    '知识会员年卡（微信）',
    'VIP年卡（当当）',
  ].map(
    (name, index): Line => [
      name,
      'vip',
      6800 + (index % 3) * 7000,
      oneOf(['tmall', 'jd', 'youzan', 'xiaohongshu', 'wechat', 'dangdang'], index),
      { vipGoods: oneOf([2, 3, 10, 4, 12, 2], index) },
    ],
  )
  const lateOnes = [
    '春日读诗手册',
    '旧书店地图',
    '植物观察记录本',
    '城墙拓片套装',
    '建筑模型·亭',
    '茶席布',
    '听书耳机套',
    '毛边本·随笔',
  ].map(
    (name, index): Line => [
      name,
      'physical',
      3900 + index * 700,
      oneOf(['youzan', 'tmall'], index),
      { stock: 60 + index * 35 },
    ],
  )
  return [...numbers, ...lessons, ...heard, ...things, ...years, ...members, ...lateOnes]
}

const lines: readonly Line[] = [
  ['给忙碌者的艺术史', 'course', 9900, 'app', { vipPrice: 6900 }],
  ['宋画十讲', 'course', 19900, 'app', { originalPrice: 29900, vipPrice: 15900 }],
  ['生活周刊 2024年第36期', 'issue', 1500, 'app', { vipPrice: 0 }],
  ['古典音乐的黄昏', 'audiobook', 6800, 'app', { vipPrice: 3900 }],
  ['年度合订礼盒（实物）', 'physical', 26800, 'youzan', { stock: 386, limit: 5 }],
  ['食记年历 2027', 'physical', 12800, 'tmall', { stock: 1240, limit: 10 }],
  ['阅读币 30', 'readMoney', 3000],
  ['阅读币 98', 'readMoney', 9800],
  ['阅读币 198', 'readMoney', 19800],
  ['VIP年卡', 'vip', 21800, 'app', { vipGoods: 2, originalPrice: 29800 }],
  ['VIP年卡（抖音）', 'vip', 19900, 'douyin', { vipGoods: 2 }],
  ['写作训练营·秋季', 'camp', 39900, 'app', { vipPrice: 35900, stock: 200 }],
  ['书城月读合集', 'radioStation', 4900, 'app'],
  ['生活周刊全年', 'magazine', 28800, 'app', { vipPrice: 23800 }],
  ['生活周刊全年（邮局）', 'magazine', 31200, 'post'],
  ['县城咖啡馆', 'article', 300, 'app'],
  ['旅行地理·珍藏套装', 'physical', 18800, 'jd', { stock: 0 }],
  ['帆布袋·读字', 'physical', 5900, 'xiaohongshu', { stock: 620 }],
  ['艺术与音乐双课', 'bundle', 25900, 'app', { originalPrice: 29800 }],
  ['数字刊季卡', 'vip', 6800, 'app', { vipGoods: 9 }],
  ['夏日小说课', 'course', 12900, 'wechat'],
  ['少年文摘全年', 'magazine', 16800, 'dangdang'],
  ['自然笔记手账', 'physical', 6900, 'youzan', { stock: 88 }],
  ['建筑漫步', 'audiobook', 5900, 'app', { vipPrice: 2900 }],
  ...families(),
]
const kindOf: { readonly [type: string]: string } = { physical: 'SW', readMoney: 'BI', vip: 'HY' }

/** Not on sale yet, so that none was sold. */
const drafts: readonly number[] = [15, 20, 33, 52, 77, 91, 104, 118, 127, 136]
/** Taken off again. */
const withdrawn: readonly number[] = [
  16,
  ...Array.from({ length: 25 }, (_, at) => 30 + at * 4),
].filter((index) => !drafts.includes(index))

/** Goods of every type on every platform, most of them on sale. */
export const goods = (world: SampleWorld): Row[] =>
  lines.map(([name, type, price, source = 'app', more = {}], index) => ({
    source,
    name,
    goodsNo: `${kindOf[type] ?? 'NR'}-${String(2026_001 + index)}`,
    outerNo:
      source === 'app' ? null : `${source.toUpperCase().slice(0, 2)}${88_310_220 + index * 37}`,
    type,
    ...contentOf(type, index),
    cover: world.picture(`size-750x750-${1 + (index % 8)}`),
    price,
    switches:
      index % 4 === 0 ? ['gift', 'coupon', 'readMoney', 'distribution'] : ['gift', 'coupon'],
    commission: index % 4 === 0 ? 15 : null,
    soldCount: drafts.includes(index) ? 0 : Math.max(4820 - index * 173, 8 + ((index * 61) % 700)),
    ...(source === 'app' &&
      price >= 1500 &&
      type !== 'vip' && { iosPrice: price + 100, appleProductId: `masthead.goods.${index + 1}` }),
    status: drafts.includes(index)
      ? 'draft'
      : withdrawn.includes(index)
        ? 'withdrawn'
        : 'published',
    ...more,
    ...stamps(world, index < 24 ? 240 - index * 9 : 30 + ((index * 11) % 330), 1 + (index % 4)),
  }))

/** Content that is published, by number; of other types the first three are. */
const onShelf: { readonly [type: string]: readonly number[] } = {
  course: [3, 3, 3],
  audiobook: [3, 6, 9],
  issue: [2, 3, 4],
  article: [13, 14, 15],
}

/** What the goods open: one record of their own kind, or two of them in a bundle. */
function contentOf(type: string, index: number): Row {
  const target = { type, id: onShelf[type]?.[index % 3] ?? 1 + (index % 3) }
  if (type === 'bundle')
    return {
      items: [
        { target: { type: 'course', id: 3 }, share: 60 },
        { target: { type: 'audiobook', id: 3 }, share: 40 },
      ],
    }
  return ['vip', 'readMoney', 'physical'].includes(type) ? {} : { target }
}

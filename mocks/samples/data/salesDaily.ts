import type { Row } from '#declare'
import { dice, type SampleWorld, stamps } from '../sampleWorld.ts'

type Offer = readonly [title: string, price: number, daily: number, goods: number | null]

/** What is sold outside: title there, price in fen, pieces on an ordinary day, the number of our goods. */
const offers: readonly Offer[] = [
  ['《生活周刊》2026全年订阅 52期', 28_800, 16, 14],
  ['宋画十讲 音频课（30讲）', 19_900, 11, 2],
  ['VIP年卡 365天兑换码', 21_800, 14, 10],
  ['食记年历 2027（限量编号）', 12_800, 9, 6],
  ['年度合订礼盒（实物）', 26_800, 4, 5],
  ['《少年文摘》全年订阅 12期', 16_800, 7, 22],
  ['帆布袋·读字', 5_900, 12, 18],
  ['自然笔记手账', 6_900, 6, 23],
]
/** On sale for three weeks only, so that nobody has matched them yet. */
const fresh: readonly Offer[] = [
  ['《城市漫步地图》2027套装', 8_800, 6, null],
  ['读书会文创礼包（明信片+书签）', 3_900, 8, null],
]
const FRESH_DAYS = 21

interface Store {
  readonly platform: string
  readonly shop: string
  /** The platform's numbers begin like this. */
  readonly code: number
  readonly weight: number
}
const stores: readonly Store[] = [
  { platform: 'tmall', shop: '官方旗舰店', code: 680_012_345_600, weight: 1.6 },
  { platform: 'jd', shop: '图书专营店', code: 100_048_217_300, weight: 1.25 },
  { platform: 'youzan', shop: '编辑部小店', code: 3_391_206_400, weight: 0.8 },
  { platform: 'douyin', shop: '直播间旗舰店', code: 35_902_114_700, weight: 1.4 },
  { platform: 'wechat', shop: '公众号小店', code: 10_000_186_200, weight: 0.7 },
  { platform: 'app', shop: 'App商城', code: 8_800_100, weight: 1 },
]

/** So many days of every offer, and before them of the first only, for a look back at the year before. */
const DAYS = 90
const EARLIER_DAYS = 400
/** How many times as much that one sold, so that it stands for all of them. */
const EARLIER_SHARE = 3.4

/** Weekends, the shopping festivals, and some growth over the year. */
function swing(date: string, ago: number): number {
  const weekday = new Date(date).getUTCDay()
  const weekend = weekday === 0 || weekday === 6 ? 1.45 : weekday === 5 ? 1.15 : 1
  const growth = 1.12 - ago / 2600
  return weekend * growth * (festivals[date.slice(5)] ?? 1)
}
const festivals: { readonly [day: string]: number } = {
  '11-10': 1.7,
  '11-11': 5.2,
  '11-12': 1.9,
  '12-12': 2.6,
  '06-17': 1.5,
  '06-18': 3.4,
  '04-23': 2.3,
}

/** Sales of thirteen months, as the platforms' reports gave them, without what is left out; some goods wait to be matched. */
export function salesDays(world: SampleWorld): Row[] {
  const roll = dice(4711)
  const rows: Row[] = []
  for (let ago = EARLIER_DAYS; ago >= 1; ago--) {
    const sold = offersOn(ago)
    const factor = swing(world.day(-ago), ago) * (ago > DAYS ? EARLIER_SHARE : 1)
    for (const store of stores)
      for (const [index, offer] of sold.entries())
        rows.push(rowOf(world, { ago, store, offer, index, factor, roll }))
  }
  return rows
}

const offersOn = (ago: number): readonly Offer[] => {
  if (ago > DAYS) return offers.slice(0, 1)
  return ago > FRESH_DAYS ? offers : [...offers, ...fresh]
}

interface Sale {
  readonly ago: number
  readonly store: Store
  readonly offer: Offer
  readonly index: number
  readonly factor: number
  readonly roll: (bound: number) => number
}

function rowOf(world: SampleWorld, { ago, store, offer, index, factor, roll }: Sale): Row {
  const [title, price, daily, goods] = offer
  const quantity = Math.round(daily * store.weight * factor * (0.7 + roll(60) / 100))
  const back = Math.min(quantity, roll(100) < 30 ? Math.ceil(quantity * 0.06) : 0)
  return {
    date: world.day(-ago),
    platform: store.platform,
    shop: store.shop,
    goodsCode: String(store.code + index * 13),
    title,
    goods,
    orders: quantity - Math.floor(quantity / (9 + roll(6))),
    quantity,
    amount: quantity * price,
    refundQuantity: back,
    refundAmount: back * price,
    matchStatus: goods ? 'matched' : 'unmatched',
    ...importedAt(world, ago),
  }
}

/** Reports come the morning after. */
const importedAt = (world: SampleWorld, ago: number): Row => ({
  createdAt: world.at(1 - ago, '09:12'),
  updatedAt: world.at(1 - ago, '09:12'),
  createdBy: 8,
  updatedBy: 8,
})

type Ignored = readonly [platform: string, title: string, reason: string, note?: string]
const ignored: readonly Ignored[] = [
  ['tmall', '运费补差链接', 'freight', '一元补差，不计销量'],
  ['tmall', '会员日赠品帆布袋', 'gift'],
  ['tmall', '测试商品勿拍', 'sample'],
  ['jd', '运费补差专用', 'freight'],
  ['jd', '签名藏书票（随单赠品）', 'gift'],
  ['jd', '《摄影之友》2024合订本', 'notOurs', '代销，另行结算'],
  ['youzan', '补邮费1元', 'freight'],
  ['youzan', '编辑部试读样刊', 'sample'],
  ['youzan', '2023年历（停售）', 'closed'],
  ['douyin', '直播间福袋', 'gift'],
  ['douyin', '达人样品链接', 'sample'],
  ['douyin', '运费差价链接', 'freight'],
  ['wechat', '补差价专用', 'freight'],
  ['wechat', '读者见面会签到礼', 'gift'],
  ['wechat', '老版音频课（已停售）', 'closed'],
  ['app', '内部体验一分钱商品', 'sample', '测试支付用'],
  ['app', '客服补偿专用', 'other', '一次性补偿'],
  ['app', '第三方联名周边', 'notOurs'],
]

/** Eighteen links that are no goods of ours: freight, gifts, samples. */
export const ignoredGoods = (world: SampleWorld): Row[] =>
  ignored.map(([platform, title, reason, note], index) => ({
    ...{ platform, title, reason },
    // Freight is left out in whatever shop of the platform.
    shop: reason === 'freight' ? null : shopOf(platform),
    goodsCode: codeOf(index),
    note: note ?? null,
    ...stamps(world, 300 - index * 14, 8),
  }))

const shopOf = (platform: string) => stores.find((store) => store.platform === platform)?.shop
const codeOf = (index: number) => String(990_200_118_000 + index * 37)

/** What was sold by them: a row every few days, kept aside. */
export function leftOutDays(world: SampleWorld): Row[] {
  const roll = dice(118)
  return ignored.flatMap(([platform, title, reason], index) =>
    Array.from({ length: 3 + ((index * 5) % 14) }, (_, at) => {
      const ago = 1 + ((index * 3) % 9) + at * (2 + (index % 4))
      const quantity = 1 + roll(reason === 'freight' ? 40 : 12)
      return {
        date: world.day(-ago),
        platform,
        shop: shopOf(platform),
        goodsCode: codeOf(index),
        title,
        goods: null,
        orders: quantity,
        quantity,
        amount: quantity * (reason === 'freight' ? 100 : reason === 'gift' ? 0 : 2_900),
        refundQuantity: 0,
        refundAmount: 0,
        matchStatus: 'unmatched',
        ignored: index + 1,
        ...importedAt(world, ago),
      }
    }),
  )
}

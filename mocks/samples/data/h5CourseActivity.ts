import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { squareCover } from '../squareCover.ts'

type Line = readonly [
  title: string,
  code: string,
  course: number,
  goods: number,
  price: number,
  from: number,
  to: number,
]

/** Days from today on; what begins later is still a draft. */
const lines: readonly Line[] = [
  ['宋画十讲首发拼团', 'song-painting', 2, 2, 12900, -12, 18],
  ['开学季写作课5折', 'writing-half', 5, 21, 6450, -70, -40],
  ['世界读书日限时9.9元', 'reading-day-990', 11, 1, 990, -210, -203],
  ['古城三十讲·秋日专享', 'old-cities', 1, 1, 6900, -20, 10],
  ['建筑二十讲·双十一', 'building-1111', 4, 2, 9900, -15, -5],
  ['睡眠课·早鸟', 'sleep-early', 3, 1, 4900, -3, 27],
  ['观鸟入门春季班', 'birds-spring', 12, 1, 2900, 30, 60],
  ['茶与器·新年礼', 'tea-newyear', 10, 2, 7900, 36, 66],
  ['夜读《史记》·世界读书周', 'shiji-week', 14, 1, 6900, -120, -106],
  ['手艺的逻辑·国庆七天', 'craft-october', 13, 2, 6900, -52, -45],
  ['老地图里的北京·冬日专享', 'old-maps', 19, 1, 5900, -8, 24],
  ['运河上的城市·秋游季', 'canal-autumn', 15, 1, 4900, -34, 12],
]
const stateOf = (from: number, to: number, index: number) =>
  to < 0 ? 'ended' : from > 0 ? 'draft' : index === 5 ? 'paused' : 'published'

/** Pages that sell one course each outside the app: some over, some still to come, one for groups. */
export const coursePages = (world: SampleWorld): Row[] =>
  lines.map(([title, code, course, goods, price, from, to], index) => {
    const status = stateOf(from, to, index)
    const orders = status === 'draft' ? 0 : 40 + ((index * 137) % 420)
    return {
      ...{ title, code, course, goods, price, status, orders },
      period: { start: world.at(from, '10:00'), end: world.at(to, '23:59') },
      groupSize: index === 0 ? 3 : 0,
      groupPrice: index === 0 ? 9900 : null,
      stock: index % 3 === 2 ? null : 500,
      perUser: 1 + (index % 2),
      headImage: world.picture('size-750x900-1'),
      color: oneOf(['#B8232F', '#1F4E79', '#3A6B35'], index),
      buttonText: index === 0 ? '立即拼团' : '立即抢购',
      coupon: null,
      ruleText:
        '<p>活动价仅限活动期间购买，课程永久有效，购买后在“我的课程”中收听。</p><p>拼团 24 小时内未满员自动退款。</p>',
      shareTitle: title,
      shareText: '一杯咖啡的价格，听懂一门学问',
      shareImg: squareCover(world, index),
      visits: orders * 17 + index * 31,
      sales: orders * price,
      ...stamps(world, Math.max(2, 20 - from), 3),
    }
  })

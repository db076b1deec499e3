import type { Row } from '#declare'
import { someGlyph } from '../glyphPictures.ts'
import { type SampleWorld, stamps } from '../sampleWorld.ts'

type Line = readonly [
  title: string,
  subtitle: string,
  type: string,
  vipTypes: readonly string[],
  given: Row,
  received: number,
  status: string,
]
const everybody = ['vip', 'digital', 'knowledge']
const lines: readonly Line[] = [
  ['万篇文章免费读', '24 本期刊随时打开', 'free', ['vip', 'digital'], {}, 0, 'published'],
  ['全站课程畅听', '三百门课程不限次数', 'free', ['vip', 'knowledge'], {}, 0, 'published'],
  ['听书随心听', '每周上新，离线可听', 'free', ['vip', 'knowledge'], {}, 0, 'published'],
  ['会员专享85折', '单买课程与合订本', 'discount', ['vip'], { discount: 85 }, 8_412, 'published'],
  [
    '数字刊9折续订',
    '到期前续订有效',
    'discount',
    ['digital'],
    { discount: 90 },
    1_306,
    'published',
  ],
  [
    '每月3张课程券',
    '每月1日到账',
    'coupon',
    ['vip', 'knowledge'],
    { coupon: 2, quantity: 3, cycle: 'monthly', until: 30 },
    5_270,
    'published',
  ],
  [
    '开通礼20元券',
    '开通当日到账',
    'coupon',
    everybody,
    { coupon: 9, quantity: 1, cycle: 'once' },
    12_640,
    'published',
  ],
  [
    '生日月双倍积分',
    '生日当月签到与阅读',
    'points',
    ['vip'],
    { cycle: 'yearly' },
    2_904,
    'published',
  ],
  [
    '美术馆双人票',
    '每年一次，邮寄到家',
    'gift',
    ['knowledge'],
    { welfare: 2, cycle: 'yearly', until: 40 },
    318,
    'published',
  ],
  [
    '街角咖啡每月一杯',
    '到店出示券码',
    'partner',
    ['vip'],
    { welfare: 1, cycle: 'monthly', until: 40 },
    1_877,
    'published',
  ],
  [
    '编辑部开放日',
    '每季度一场，名额有限',
    'offline',
    ['vip'],
    { cycle: 'yearly' },
    96,
    'published',
  ],
  ['作者见面会优先报名', '早一天开放报名', 'offline', ['knowledge'], {}, 240, 'published'],
  ['新刊抢先读', '比普通读者早七天', 'free', ['digital'], {}, 0, 'published'],
  ['训练营专享9折', '每期限报一个', 'discount', ['knowledge'], { discount: 90 }, 402, 'published'],
  ['影视月卡', '活动已结束', 'partner', ['vip'], { welfare: 9, cycle: 'once' }, 655, 'withdrawn'],
  [
    '年度阅读报告礼盒',
    '年末寄出',
    'gift',
    ['vip'],
    { welfare: 10, cycle: 'yearly', until: 40 },
    0,
    'draft',
  ],
]

/** What memberships give, as the page of the membership shows it. */
export const vipWelfares = (world: SampleWorld): Row[] =>
  lines.map(([title, subtitle, type, vipTypes, { until, ...given }, received, status], index) => ({
    ...{ title, subtitle, type, vipTypes, status },
    ...{ coupon: null, discount: null, welfare: null, quantity: null, cycle: 'always', ...given },
    iconUrl: someGlyph(world, index, 96),
    bigImage: null,
    detail: `<p>${title}：${subtitle}。会员有效期内可用，不可转赠，不可兑现。</p>`,
    target: null,
    period: until ? { start: world.at(-20, '00:00'), end: world.at(Number(until), '23:59') } : null,
    position: index + 1,
    receivedCount: received,
    ...stamps(world, 160 - index * 8, 2),
  }))

import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { squareCover } from '../squareCover.ts'

/** Title, what it is, who gives it, for whom, its value, share of the stock that is claimed, state. */
const benefits = [
  ['会员专享咖啡券', 'thirdCode', '街角咖啡', 'vip', null, 40, 'published'],
  ['美术馆双人票', 'material', '云上美术馆', 'vip', null, 60, 'published'],
  ['听书7天体验', 'vipDays', null, 'newUser', 7, 5000, 'published'],
  ['满199减50课程券', 'coupon', null, 'all', 4, 20000, 'published'],
  ['出行八折月卡', 'thirdCode', '城际出行', 'digitalMember', null, 30, 'published'],
  ['合作书店95折', 'link', '梧桐书屋', 'all', null, null, 'published'],
  ['会员生日礼券', 'coupon', null, 'vip', 9, 3000, 'published'],
  ['数字刊会员续期3天', 'vipDays', null, 'digitalMember', 3, 2000, 'published'],
  ['影视月卡', 'thirdCode', '片刻影视', 'vip', null, 20, 'published'],
  ['周刊藏书票', 'material', null, 'vip', null, 200, 'published'],
  ['暑期体验周', 'vipDays', null, 'newUser', 5, 1000, 'withdrawn'],
  ['旧版咖啡券', 'thirdCode', '街角咖啡', 'vip', null, 10, 'withdrawn'],
  ['新春福袋', 'material', null, 'all', null, 500, 'draft'],
  ['剧场观演优惠', 'link', '南门剧场', 'vip', null, null, 'draft'],
  ['城市书房通借证', 'link', '市图书馆', 'all', null, null, 'published'],
  ['满99减20听书券', 'coupon', null, 'digitalMember', 2, 3000, 'published'],
  ['VIP体验3天', 'vipDays', null, 'newUser', 3, 8000, 'published'],
  ['周刊帆布袋', 'material', null, 'digitalMember', null, 120, 'published'],
  ['鲜花包月八折', 'link', '半亩花田', 'vip', null, null, 'published'],
  ['夏日冰饮券', 'link', '街角咖啡', 'all', null, null, 'withdrawn'],
] as const

export const welfares = (world: SampleWorld): Row[] =>
  benefits.map(([title, kind, provider, audience, value, stock, status], index) => ({
    ...{ title, kind, provider, audience, stock, status },
    subtitle: oneOf(['每月一份，先到先得', '会员专享', '限时领取', '到店出示即可'], index),
    cover: world.picture(`size-690x300-${1 + (index % 2)}`),
    coupon: kind === 'coupon' ? value : null,
    vipDays: kind === 'vipDays' ? value : null,
    jump: kind === 'link' ? { type: 'url', url: 'https://www.example.com/partner' } : null,
    period: {
      start: world.at(-40 - index, '00:00'),
      end: world.at(status === 'withdrawn' ? -10 : 50 + index, '23:59'),
    },
    perUserLimit: 1,
    limitCycle: index % 4 === 0 ? 'month' : 'total',
    detail: `<p>${title}：领取后请在有效期内使用，不可转赠，不可兑现。</p>`,
    position: index + 1,
    ...stamps(world, 120 - index * 6, 3),
  }))

const claimed: readonly (readonly [welfare: number, people: number])[] = [
  [1, 28],
  [2, 21],
  [3, 40],
  [4, 36],
  [5, 22],
  [7, 14],
  [9, 12],
  [10, 25],
]
const claims = claimed.flatMap(([welfare, people], at) =>
  Array.from({ length: people }, (_, index) => ({
    ...{ welfare, index, user: 6 + ((at * 31 + index * 5) % 150) },
  })),
)
const codeOf = (welfare: number, index: number) =>
  `${['', 'KF', '', '', '', 'CX', '', '', '', 'PK', '', '', 'JK'][welfare]}${String(7_310_000 + index * 7919)}`

export const welfareClaims = (world: SampleWorld): Row[] =>
  claims.map(({ welfare, index, user }, at) => ({
    ...{ welfare, user, claimNo: `FL${String(100_001 + at)}` },
    claimedAt: world.at(-1 - (index % 30), `${String(9 + (index % 12)).padStart(2, '0')}:20`),
    code: benefits[welfare - 1]?.[1] === 'thirdCode' ? codeOf(welfare, index) : null,
    ...stamps(world, 1 + (index % 30), 2),
    version: 1,
  }))

/** As many as there are in stock; the first are given away. */
export const welfareCodes = (world: SampleWorld): Row[] =>
  benefits.flatMap(([, kind, , , , stock], at) =>
    Array.from({ length: kind === 'thirdCode' ? Number(stock) : 0 }, (_, index) => {
      const claim = claims.findIndex((one) => one.welfare === at + 1 && one.index === index)
      return {
        ...{ welfare: at + 1, code: codeOf(at + 1, index), claim: claim < 0 ? null : claim + 1 },
        ...stamps(world, 60, 3),
        version: 1,
      }
    }),
  )

const trials = [
  ['7天会员免费听', 'wx_menu', 0, 'neverVip', 18_600, 'published'],
  ['1元体验7天', 'douyin01', 100, 'newUser', 9_240, 'published'],
  ['新人七日礼', 'app_first', 0, 'newUser', 24_310, 'published'],
  ['老朋友回来听听', 'sms_back', 0, 'lapsed', 3_120, 'published'],
  ['书店扫码听七天', 'shop_wutong', 0, 'neverVip', 860, 'published'],
  ['播客听众专属', 'podcast_ad', 0, 'neverVip', 2_480, 'published'],
  ['暑期七日畅听', 'summer25', 0, 'neverVip', 15_070, 'withdrawn'],
  ['高校图书馆七日', 'campus', 0, 'newUser', 0, 'draft'],
  ['地铁海报扫码七日', 'metro26', 0, 'neverVip', 4_310, 'published'],
] as const

export const sevenDayVips = (world: SampleWorld): Row[] =>
  trials.map(([title, channelCode, price, audience, visits, status], index) => ({
    ...{ title, channelCode, price, audience, visits, status },
    headImage: world.picture('size-750x1334-1'),
    vipGoods: 1,
    vipDays: 7,
    days: ['宋朝人的一天', '城市的声音', '读懂一张财报', '睡前的诗'].map((name, at) => ({
      ...{ day: at + 1, title: name, image: world.picture(`size-690x300-${1 + (at % 2)}`) },
      jump: { type: 'article', id: 1 + at },
    })),
    upsellGoods: 2,
    upsellCoupon: index % 2 === 0 ? 3 : null,
    buttonText: '立即领取',
    period: { start: world.at(-60, '00:00'), end: world.at(index === 6 ? -5 : 90, '23:59') },
    stock: index === 4 ? 500 : 0,
    ruleText: '每位用户限领一次，领取后立即生效，七天后自动到期，不自动续费。',
    shareImage: squareCover(world, index),
    ...stamps(world, 110 - index * 8, 3),
  }))

export const trialClaims = (world: SampleWorld): Row[] =>
  Array.from({ length: 120 }, (_, index) => ({
    ...{ page: 1 + (index % 7), user: 6 + index },
    claimedAt: world.at(-8 - (index % 50), '19:30'),
    paidAt: index % 7 === 1 ? world.at(-8 - (index % 50), '19:31') : null,
    convertedAt: index % 11 < 2 ? world.at(-1 - (index % 7), '12:00') : null,
    ...stamps(world, 8 + (index % 50), 2),
    version: 1,
  }))

const dialogs = [
  ['双十一会员五折', ['home'], 'daily', 90, 'all', -12, 6, 41_280, 2_807, 'published'],
  ['新人7天会员', ['home', 'mine'], 'once', 80, 'newUser', -40, 60, 12_040, 1_866, 'published'],
  ['会员到期提醒', ['mine', 'vip'], 'interval', 70, 'expiring', -90, 120, 5_210, 693, 'published'],
  ['周刊第48期上架', ['magazine'], 'once', 60, 'all', -2, 5, 8_660, 1_240, 'published'],
  ['周年庆签到日历', ['home'], 'daily', 60, 'vip', -20, 9, 30_150, 3_377, 'published'],
  ['听书频道改版', ['listen'], 'once', 50, 'all', -8, 20, 15_300, 520, 'published'],
  ['系统维护通知', ['home', 'course', 'listen'], 'once', 95, 'all', 3, 5, 0, 0, 'published'],
  ['播客征集', ['podcast'], 'interval', 40, 'all', -15, 30, 4_020, 301, 'published'],
  ['国庆七天乐', ['home'], 'daily', 80, 'all', -55, -45, 52_700, 6_008, 'published'],
  [
    '读书日赢实体刊',
    ['home', 'magazine'],
    'daily',
    70,
    'all',
    -218,
    -205,
    38_000,
    4_712,
    'withdrawn',
  ],
  ['课程上新', ['course'], 'once', 50, 'nonVip', -30, -10, 9_870, 430, 'withdrawn'],
  ['冬季书单', ['mine'], 'interval', 30, 'all', -6, 24, 6_480, 415, 'published'],
  ['元旦签到预告', ['home'], 'once', 60, 'all', 35, 48, 0, 0, 'draft'],
  ['新春会员礼', ['home', 'vip'], 'everyLaunch', 85, 'all', 80, 86, 0, 0, 'draft'],
] as const

export const popups = (world: SampleWorld): Row[] =>
  dialogs.map(
    (
      [title, places, frequency, priority, audience, from, to, exposures, clicks, status],
      index,
    ) => ({
      ...{ title, places, frequency, priority, audience, exposures, clicks, status },
      image: world.picture(`size-600x800-${1 + (index % 4)}`),
      jump:
        index === 6
          ? { type: 'none' }
          : index === 3
            ? { type: 'issue', id: 3 }
            : { type: 'vipPage' },
      platforms: index === 5 ? ['ios', 'android'] : ['ios', 'android', 'harmony'],
      minVersion: index === 5 ? '6.2.0' : null,
      period: { start: world.at(from, '00:00'), end: world.at(to, '23:00') },
      intervalDays: frequency === 'interval' ? 7 : null,
      delaySeconds: index % 3,
      ...stamps(world, Math.max(2, 10 - from), 3),
    }),
  )

const sold = [
  ['punchCard', '百日读诗', 990],
  ['marathon', '世界读书日42小时阅读马拉松', 1990],
  ['offline', '周刊茶座·宋画里的日常', 9900],
  ['offline', '苏州河城市行走', 6900],
  ['camp', '非虚构写作训练营', 39900],
] as const

export const activityOrders = (world: SampleWorld): Row[] =>
  Array.from({ length: 80 }, (_, index) => {
    const [activityType, activityTitle, amount] = oneOf(sold, index * 3)
    const status =
      index % 20 === 3 ? 'refunding' : index % 20 === 9 ? 'refunded' : index % 3 ? 'done' : 'paid'
    const isBack = status === 'refunding' || status === 'refunded'
    return {
      ...{ activityType, activityTitle, amount, status },
      orderNo: `HD${world.day(-index).replaceAll('-', '')}${String(1000 + index * 37)}`,
      user: 6 + ((index * 11) % 150),
      payChannel: oneOf(['wechat', 'wechat', 'alipay', 'apple', 'readMoney'], index),
      paidAt: world.at(-1 - index, `${String(8 + (index % 14)).padStart(2, '0')}:12`),
      refundAmount: isBack ? amount : null,
      refundReason: isBack ? oneOf(['时间冲突，来不了', '重复报名', '活动改期'], index) : null,
      ...stamps(world, 1 + index, 2),
    }
  })

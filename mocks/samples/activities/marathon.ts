import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const points = (days: number, amount: number) => ({ days, rewardType: 'points', amount })
const gift = (days: number, goodsName: string) => ({ days, rewardType: 'material', goodsName })

/** Title, how one punches, minutes, target, first and last day from today, state. */
const cards = [
  ['21天早起听书打卡', 'listen', 15, 21, -12, 14, 'published'],
  ['跟着周刊读经济·7日打卡', 'read', 10, 7, -3, 8, 'published'],
  ['春节不打烊阅读打卡', 'read', 20, 14, -300, -280, 'withdrawn'],
  ['百日读诗', 'note', null, 60, -40, 60, 'published'],
  ['周末看展打卡', 'photo', null, 6, 10, 55, 'published'],
  ['世界读书日21天', 'listen', 20, 21, -214, -190, 'published'],
  ['暑期亲子共读', 'listen', 15, 30, -130, -95, 'published'],
  ['晨读一刻钟', 'read', 15, 14, -60, -42, 'published'],
  ['听见宋朝', 'listen', 10, 10, -90, -75, 'published'],
  ['写作二十天', 'note', null, 20, -180, -155, 'withdrawn'],
  ['新年读书计划', 'read', 10, 21, 40, 70, 'draft'],
  ['城市漫步拍照打卡', 'photo', null, 5, 30, 50, 'draft'],
] as const

export const punchCards = (world: SampleWorld): Row[] =>
  cards.map(([title, checkKind, dailyMinutes, targetDays, from, to, status], index) => ({
    ...{ title, checkKind, dailyMinutes, targetDays, status },
    cover: world.picture(`size-750x420-${1 + (index % 3)}`),
    signUp: { start: world.at(from - 10, '10:00'), end: world.at(Math.min(to, from + 7), '23:59') },
    period: { start: world.at(from, '00:00'), end: world.at(to, '23:59') },
    quota: index % 3 === 0 ? 0 : 2000,
    price: index === 3 ? 990 : 0,
    countRule: index % 4 === 1 ? 'continuous' : 'cumulative',
    makeUpTimes: index % 3,
    rewards: [
      points(Math.ceil(targetDays / 2), 50),
      index % 3 === 0
        ? gift(targetDays, '周刊帆布袋')
        : { days: targetDays, rewardType: 'vipDays', amount: 7 },
    ],
    shareImage: world.picture(`share-${1 + (index % 8)}`),
    ruleText: `<p>活动期间每天完成一次打卡，满 ${targetDays} 天达标，奖励自动发放，实物需填写地址。</p>`,
    ...stamps(world, Math.max(3, 20 - from), 3),
  }))

const calendars = [
  ['国庆七天乐签到', -51, -45, 'all'],
  ['周年庆30天签到日历', -44, -15, 'vip'],
  ['世界读书日签到赢实体刊', -214, -207, 'all'],
  ['双十一会员签到', -12, 4, 'nonVip'],
  ['新用户七日签到', 8, 36, 'newUser'],
  ['中秋赏月签到', -62, -59, 'all'],
  ['元旦读书签到', 41, 48, 'all'],
  ['春节八天签到', 80, 88, 'all'],
] as const

export const attendances = (world: SampleWorld): Row[] =>
  calendars.map(([title, from, to, audience], index) => ({
    ...{ title, audience, status: index > 5 ? 'draft' : index === 2 ? 'withdrawn' : 'published' },
    banner: world.picture('size-750x520-1'),
    stampImage: world.picture(`icon-${1 + (index % 10)}`),
    period: { start: world.at(from, '00:00'), end: world.at(to, '23:59') },
    dailyPoints: 5 + (index % 3) * 5,
    makeUpTimes: index % 3,
    makeUpPoints: 20,
    rewards: [points(2, 20), { ...gift(4, '当期周刊一本'), stock: 200 }],
    recommend: [{ title: '签到读一篇', image: null, jump: { type: 'article', id: 1 + index } }],
    ruleText: '活动期间每天签到一次，累计天数达到即得奖励，实物数量有限，发完为止。',
    attendedToday: from <= 0 && to >= 0 ? 320 + index * 41 : 0,
    ...stamps(world, Math.max(3, 12 - from), 3),
  }))

const races = [
  ['2025秋季阅读马拉松', '2025秋', -420, -360],
  ['世界读书日42小时阅读马拉松', '2026春', -220, -190],
  ['2026夏季听书马拉松', '2026夏', -140, -100],
  ['2026秋季阅读马拉松', '2026秋', -30, 25],
  ['2026年度阅读马拉松', '2026年度', 30, 60],
  ['2027春季阅读马拉松', '2027春', 120, 160],
] as const
const distances = [
  { name: '全马', targetMinutes: 2520, quota: 0, goodsName: '完赛奖牌' },
  { name: '半马', targetMinutes: 1260, quota: 5000, goodsName: null },
  { name: '亲子马', targetMinutes: 420, quota: 500, goodsName: '亲子书签' },
]

export const marathons = (world: SampleWorld): Row[] =>
  races.map(([title, season, from, to], index) => ({
    ...{ title, season, groups: distances },
    cover: world.picture('size-750x900-1'),
    signUp: { start: world.at(from - 20, '10:00'), end: world.at(from + 5, '23:59') },
    period: { start: world.at(from, '00:00'), end: world.at(to, '23:59') },
    entryType: index === 1 ? 'paid' : index === 2 ? 'member' : 'free',
    price: index === 1 ? 1990 : 0,
    countKinds: index === 2 ? ['audiobook', 'podcast'] : ['magazine', 'course', 'audiobook'],
    dailyCapMinutes: 480,
    teamSize: 1,
    certificateImage: world.picture('size-1242x1754-1'),
    shareImage: world.picture(`share-${1 + (index % 8)}`),
    ruleText: '<p>比赛期间收听与阅读的时长自动计入，达到组别的目标分钟即为完赛。</p>',
    status: index < 2 ? 'settled' : index === 5 ? 'draft' : 'published',
    ...stamps(world, Math.max(3, 30 - from), 3),
  }))

const studies = [
  ['年卡会员30天听读挑战', 'vipAny', 30, 21, 'coupon', 4, 'published'],
  ['数字刊新会员7日养成', 'digital', 10, 7, 'points', 100, 'published'],
  ['知识会员百日精进', 'knowledge', 120, 100, 'vipDays', 31, 'published'],
  ['联合会员共读月', 'union', 31, 20, 'material', '联名书签礼盒', 'published'],
  ['老会员回归21天', 'vipAny', 30, 21, 'points', 200, 'withdrawn'],
  ['暑期会员阅读挑战', 'vipAny', 45, 30, 'material', '暑期读伴礼盒', 'withdrawn'],
  ['新春会员开卷', 'vipAny', 15, 10, 'points', 88, 'draft'],
  ['年度会员感恩任务', 'digital', 30, 15, 'coupon', 10, 'draft'],
] as const

export const memberTasks = (world: SampleWorld): Row[] =>
  studies.map(([title, kind, durationDays, requiredDays, rewardType, reward, status], index) => ({
    ...{ title, durationDays, requiredDays, rewardType, status },
    memberKind: kind === 'vipAny' ? 'any' : kind,
    cover: world.picture('size-690x320-1'),
    joinPeriod: {
      start: world.at(status === 'draft' ? 30 : -60 - index * 10, '00:00'),
      end: world.at(status === 'withdrawn' ? -20 : 60, '23:59'),
    },
    dailyAction: oneOf(['any', 'listen', 'read'], index),
    dailyMinutes: 10,
    makeUpTimes: index % 4,
    amount: ['points', 'vipDays'].includes(rewardType) ? reward : null,
    coupon: rewardType === 'coupon' ? reward : null,
    goodsName: rewardType === 'material' ? reward : null,
    rewardStock: rewardType === 'material' ? 500 : 0,
    ruleText: '领取后开始计时，每天完成规定的听读分钟记一天，完成规定天数后奖励自动发放。',
    ...stamps(world, 90 - index * 6, 3),
  }))

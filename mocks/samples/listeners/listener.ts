import type { Row } from '#declare'
import { someGlyph } from '../glyphPictures.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const names = [
  ...[
    '晚风听书',
    '山月',
    '早起的阿宁',
    '河灯',
    '听雨轩主',
    '半盏茶',
    '陆地行舟',
    '北窗',
    '小满',
    '旧磁带',
  ],
  ...[
    '长安夜雨',
    '耳朵先生',
    '南方有木',
    '慢车',
    '第三排',
    '橘子皮',
    '海棠',
    '不二',
    '灯下人',
    '麦田',
  ],
]
const cities = ['北京', '成都', '杭州', '西安', '南京', '广州']
const reasons = [
  '每天通勤两小时，全靠听书',
  '想和大家一起把《史记》听完',
  '孩子睡着以后，是我听书的时间',
  '做播客的，来学习',
]

const stateOf = (index: number): string => {
  if (index < 40) return 'active'
  if (index < 48) return 'pending'
  if (index < 56) return 'expired'
  return index < 58 ? 'rejected' : 'removed'
}

/** Sixty listeners: forty active, eight waiting, eight whose time is over, two turned down, two removed. */
export const listeners = (world: SampleWorld): Row[] =>
  Array.from({ length: 60 }, (_, index) => {
    const status = stateOf(index)
    const waits = status === 'pending' || status === 'rejected'
    const from = status === 'expired' ? -400 - index : status === 'removed' ? -150 : -20 - index * 6
    const channel = waits ? 'apply' : oneOf(['apply', 'gift', 'import', 'invite'], index)
    return {
      listenerNo: waits ? null : `T${String(index + 1).padStart(6, '0')}`,
      user: index + 8,
      phone: `1990000${String(8 + index).padStart(4, '0')}`,
      nickname: `${oneOf(names, index)}${index < names.length ? '' : index}`,
      level: levelOf(index),
      channel,
      inviter: channel === 'invite' ? 1 : null,
      reason: channel === 'apply' ? oneOf(reasons, index) : null,
      interests: [1 + (index % 4)],
      city: oneOf(cities, index),
      period: waits ? null : { start: world.at(from, '00:00'), end: world.at(from + 365, '00:00') },
      listened: waits ? null : 3600 * (2 + ((index * 17) % 140)),
      lastListenAt: waits ? null : world.at(-(1 + (index % 25)), '22:10'),
      rejectReason: status === 'rejected' ? '资料不完整' : null,
      remark: status === 'removed' ? '多次在群里发广告' : null,
      status,
      ...stamps(world, waits ? 2 + (index % 5) : -from, 1 + (index % 4)),
    }
  })

function levelOf(index: number): string {
  if (index < 5) return 'leader'
  return index % 4 === 0 ? 'senior' : 'basic'
}

const published = (index: number, many: number): string =>
  index < many ? 'published' : oneOf(['draft', 'withdrawn'], index)
const lasting = (world: SampleWorld, index: number) => ({
  start: world.at(-10 - index, '00:00'),
  end: world.at(index % 5 === 4 ? 2 : 20 + index * 3, '23:59'),
})

const banners = [
  '听友日：整点福利',
  '领听人招募中',
  '冬夜听《聊斋》',
  '和编辑一起听播客',
  '听友年卡立减',
  '听书接力',
  '旧日回声',
  '听友见面会',
]

/** Eight banners, four of them on. */
export const listenerBanners = (world: SampleWorld): Row[] =>
  banners.map((title, index) => ({
    title,
    image: world.picture(`size-702x280-${1 + (index % 2)}`),
    link: index % 3 === 0 ? { type: 'camp', id: 1 + index } : { type: 'listener' },
    levels: index % 2 === 0 ? ['visitor', 'basic', 'senior', 'leader'] : ['basic', 'senior'],
    period: lasting(world, index),
    views: index < 4 ? 42_000 - index * 7_300 : 0,
    clicks: index < 4 ? 1_900 - index * 310 : 0,
    order: index + 1,
    status: published(index, 4),
    ...stamps(world, 30 + index, 2),
  }))

const icons = [
  ['课程', 'listener'],
  ['听书', 'listener'],
  ['播客', 'listener'],
  ['听友榜', 'listener'],
  ['签到', 'vipPage'],
  ['领听人', 'listener'],
  ['听友日', 'listener', 'withdrawn'],
  ['年度听单', 'listener', 'draft'],
] as const

/** The six icons of the listener page, one that was there for a day, and one to come. */
export const listenerIcons = (world: SampleWorld): Row[] =>
  icons.map(([name, type, status = 'published'], index) => ({
    name,
    icon: someGlyph(world, index, 96),
    badge: index === 4 ? '+5' : null,
    link: { type },
    onlyListeners: index === 5,
    minVersion: index === 5 ? '6.2.0' : null,
    clicks: status === 'draft' ? 0 : 10_900 - index * 1_420,
    order: index + 1,
    status,
    ...stamps(world, 120 + index, 2),
  }))

/** What a course is called here, which it is, and on what terms it is heard. */
const courses: readonly (readonly [title: string, course: number, access: string, more: Row])[] = [
  ['古典音乐入门', 8, 'free', {}],
  ['中国人的精神家园', 14, 'discount', { price: 4900 }],
  ['博物馆里的中国史', 20, 'trial', { trialLessons: 5 }],
  ['唐诗里的长安', 17, 'free', { quota: 300 }],
  ['给忙碌者的厨房科学', 16, 'discount', { price: 2900, quota: 500 }],
  ['城市漫步指南', 1, 'free', {}],
  ['写作第一课', 5, 'trial', { trialLessons: 3 }],
  ['给孩子的自然课', 21, 'free', {}],
  ['小说家的工具箱', 22, 'trial', { trialLessons: 3 }],
  ['餐桌上的中国', 6, 'free', { quota: 200 }],
  ['宋画十讲', 2, 'trial', { trialLessons: 5 }],
  ['睡个好觉', 3, 'free', {}],
  ['旧书里的人', 11, 'trial', { trialLessons: 4 }],
  ['观鸟入门', 12, 'free', { quota: 800 }],
  ['茶的九堂课', 10, 'free', {}],
  ['老地图里的北京', 19, 'trial', { trialLessons: 2 }],
]

/** Sixteen courses for listeners, ten of them on. */
export const listenerCourses = (world: SampleWorld): Row[] =>
  courses.map(([title, course, access, more], index) => ({
    ...{ course, title, access },
    levels: index % 2 === 0 ? ['basic', 'senior', 'leader'] : ['senior', 'leader'],
    period: lasting(world, index),
    quota: 0,
    order: index + 1,
    ...more,
    status: index < 6 ? published(index, 4) : published(index - 6, 6),
    ...stamps(world, 25 + index * 3, 2),
  }))

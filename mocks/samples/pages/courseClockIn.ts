import type { Row } from '#declare'
import { participationDays, participations } from '../activities/participation.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

/** Name, course, task, days to finish, first and last day from today, state. */
const lines = [
  ['21天听懂中国建筑', 4, 'minutes', 21, -12, 18, 'published'],
  ['14天早起读诗', 17, 'note', 14, -9, 12, 'published'],
  ['30天世界史打卡', 14, 'minutes', 30, -25, 20, 'published'],
  ['一周读懂一幅宋画', 2, 'lesson', 7, 6, 27, 'published'],
  ['城市漫步二十一天', 1, 'minutes', 21, -70, -40, 'ended'],
  ['七天睡个好觉', 3, 'lesson', 7, -110, -95, 'ended'],
  ['写作从观察开始·14天', 5, 'note', 14, -160, -140, 'ended'],
  ['听一季运河', 15, 'minutes', 21, -230, -200, 'ended'],
  ['观鸟入门十日', 12, 'minutes', 10, 20, 40, 'draft'],
  ['新年第一首诗', 17, 'note', 7, 40, 60, 'draft'],
] as const

/** Steps: points on the way, days of membership or an object at the end. */
const rewardsOf = (days: number, index: number): Row[] => [
  { days: Math.max(3, Math.floor(days / 3)), rewardType: 'points', amount: 50, stock: null },
  index % 3 === 1
    ? { days, rewardType: 'material', goodsName: '诗句藏书票一套', stock: 200 }
    : { days, rewardType: 'vipDays', amount: 7, stock: null },
]

export const courseClockIns = (world: SampleWorld): Row[] =>
  lines.map(([name, course, task, requiredDays, from, to, status], index) => ({
    ...{ name, course, task, requiredDays, status },
    bigImage: world.picture(`size-750x500-${1 + (index % 6)}`),
    shareImg: world.picture('size-750x1334-1'),
    signUp: { start: world.at(from - 10, '10:00'), end: world.at(from + 5, '23:59') },
    period: { start: world.at(from, '00:00'), end: world.at(to, '23:59') },
    minMinutes: task === 'minutes' ? 10 + 5 * (index % 3) : null,
    makeUpTimes: index % 3,
    quota: index % 4 === 2 ? 3000 : null,
    rewards: rewardsOf(requiredDays, index).map((step, at) => ({ ...step, _key: `k${at}` })),
    rule: `<p>打卡期间每天完成一次任务，累计 ${requiredDays} 天即为完成；${oneOf(['不设补卡', '可补卡 1 次', '可补卡 2 次'], index)}。奖励自动发放，实物请在个人中心填写地址。</p>`,
    ...stamps(world, Math.max(3, 20 - from), 3),
  }))

/** Every step that somebody has reached, given on the day itself. */
export function clockInRewards(world: SampleWorld): Row[] {
  const days = Map.groupBy(participationDays(world), ({ participation }) => participation)
  const activities = courseClockIns(world)
  return participations(world).flatMap((entry, at) => {
    const { courseClockIn, user } = entry
    const rewards = activities[Number(courseClockIn) - 1]?.rewards as Row[] | undefined
    const dates = (days.get(at + 1) ?? []).map(({ date }) => String(date))
    return (rewards ?? []).flatMap((step) => {
      const reachedOn = dates[Number(step.days) - 1]
      if (!reachedOn) return []
      const of = { courseClockIn, participation: at + 1, user, days: step.days, reachedOn }
      return [
        { ...of, givenAt: `${reachedOn}T21:00:00+08:00`, status: 'given', ...stamps(world, 2, 2) },
      ]
    })
  })
}

import type { Row } from '#declare'
import { pointsEntries, pointsOf, READERS } from '../activities/pointsGoods.ts'
import { planIssues } from '../magazines/issue.ts'
import { magazines } from '../magazines/magazine.ts'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

const first = [
  '海边的',
  '老城根儿的',
  '三里河的',
  '爱走路的',
  '晚睡的',
  '半山',
  '河对岸的',
  '雨天的',
  '北方的',
  '窗台上的',
  '夜航的',
  '早起的',
] as const
const last = [
  '栗子',
  '读书人',
  '风',
  '猫',
  '咖啡',
  '木匠',
  '云',
  '书签',
  '面包',
  '邮筒',
  '石榴',
  '钟摆',
  '鲸',
] as const
const desks = ['生活周刊', '书城月读', '客服小读', '活动君', '编辑部'] as const
/** Accounts of single titles and programmes, opened later. */
const laterDesks = [
  '旅行地理',
  '少年文摘',
  '食记',
  '夜读电台',
  '训练营小助手',
  '青年读本',
  '读书会',
] as const
const platforms = ['ios', 'android', 'harmony', 'miniProgram', 'h5', 'pc'] as const
const cities = [
  '北京市 朝阳区',
  '上海市 徐汇区',
  '杭州市 西湖区',
  '成都市 武侯区',
  '广州市 越秀区',
] as const
/** Branches of the bank, by the number of the company, the large ones more often. */
const branches = [19, 20, 26, 24, 19, 21, 20, 23, 19, 28, 24, 29, 26, 20, 19] as const

/** How many users the runs of grants draw from: the first, who have been there longest. */
export const userCount = 160
/** How many have been there long enough to have bought something. */
export const readerCount = READERS
/** So many days ago others have come, of whom nothing is known yet. */
const newcomers = [13, 12, 12, 10, 10, 9, 8, 8, 7, 6, 6, 6, 5, 4, 4, 4, 3, 3, 2, 2, 2, 1, 1, 1]

/** 320 users: twelve official accounts, five muted, two banned, three closed, 24 who have just come. */
export function appUsers(world: SampleWorld): Row[] {
  const points = pointsOf(pointsEntries(world))
  return Array.from({ length: readerCount + newcomers.length }, (_, index) => {
    const desk = desks[index] ?? laterDesks[index - (readerCount - laterDesks.length)]
    const came = newcomers[index - readerCount]
    const days = came ?? 900 - ((index * 14) % 867)
    const status = stateOf(index)
    return {
      uid: String(10000001 + index * 137),
      phone: status === 'closed' ? null : `1990000${String(1 + index).padStart(4, '0')}`,
      nickname: desk ?? `${oneOf(first, index * 5)}${oneOf(last, index * 7)}`,
      avatar: world.picture(`avatar-${1 + (index % 12)}`),
      gender: oneOf(['unknown', 'female', 'male', 'female'], index),
      registeredAt: world.at(-days, '20:15'),
      channel: 1 + (index % 3),
      platform: oneOf(platforms, index * 3),
      lastActiveAt: world.at(-Math.max(1, index % (came ?? 30)), '21:40'),
      wechatBound: index % 3 !== 0,
      company: index >= 20 && index % 8 !== 0 ? oneOf(branches, index) : null,
      points: points.get(index + 1) ?? 0,
      medals: came ? 0 : index % 9,
      interests: [1 + (index % 3)],
      official: desk !== undefined,
      mutedUntil: status === 'muted' ? world.at(10, '00:00') : null,
      addresses: index % 7 === 3 ? [address(index)] : [],
      note: status === 'banned' ? '多次发布广告，经核实后封禁。' : null,
      status,
      ...stamps(world, days),
    }
  })
}

const stateOf = (index: number): string =>
  [17, 29, 41, 170, 233].includes(index)
    ? 'muted'
    : [33, 201].includes(index)
      ? 'banned'
      : [51, 180, 260].includes(index)
        ? 'closed'
        : 'normal'

/** The numbers of those who buy things and are given some: people, neither barred nor gone. */
export const buyers: readonly number[] = Array.from(
  { length: readerCount - desks.length - laterDesks.length },
  (_, index) => desks.length + index,
)
  .filter((index) => ['normal', 'muted'].includes(stateOf(index)))
  .map((index) => index + 1)

const address = (index: number): Row => ({
  receiver: oneOf(['陈小姐', '李先生', '周女士'], index),
  phone: `1990000${String(1 + index).padStart(4, '0')}`,
  region: oneOf(cities, index),
  detail: `读书路 ${index + 1} 号 ${1 + (index % 6)} 单元`,
  postcode: `1000${String(10 + (index % 80))}`,
  preferred: true,
})

const ways = ['purchase', 'grant', 'redeem', 'paper', 'vip', 'company'] as const

/** 100 subscriptions: most of whole titles for some months, some single issues; a few run out or cancelled. */
export function userMagazines(world: SampleWorld): Row[] {
  const planned = planIssues(world)
  const out = planned.flatMap((issue, index) => (issue.status === 'published' ? [index] : []))
  const count = magazines(world).length
  return Array.from({ length: 100 }, (_, index) => {
    const single = index % 4 === 3
    const issue = oneOf(out, index * 11)
    const months = oneOf([12, 6, 12, 1], index)
    const begun = single ? 20 + index : 10 + ((index * 29) % 330)
    const ends = begun - months * 30
    const way = oneOf(ways, index * 5)
    const cancelled = index % 25 === 24
    return {
      // The second time round each user is shifted by one, so that nobody has two subscriptions of one title.
      user: 6 + ((index * 13 + Math.floor(index / (userCount - 6))) % (userCount - 6)),
      magazine: single
        ? planned[issue]!.magazine
        : 1 + ((index * (index % 3 === 0 ? 0 : 5)) % count),
      issue: single ? issue + 1 : null,
      validity: { start: world.at(-begun, '00:00'), end: single ? null : world.at(-ends, '23:59') },
      months: single ? null : months,
      source: cancelled ? 'grant' : way,
      cancelReason: cancelled ? '补赠重复，取消一份' : null,
      grantKey: `sub-${String(index + 1).padStart(5, '0')}`,
      status: cancelled ? 'cancelled' : !single && ends > 0 ? 'expired' : 'active',
      ...stamps(world, begun),
    }
  })
}

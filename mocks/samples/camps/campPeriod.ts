import type { Row } from '#declare'
import { oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { campLines } from './camp.ts'

/** One run: its camp, its number and on which day from now it begins. */
export interface Run {
  readonly camp: number
  readonly number: number
  readonly start: number
  readonly status: string
}

const plan: readonly (readonly [camp: number, first: number, starts: readonly number[]])[] = [
  [1, 9, [-150, -100, -55, -6]],
  [2, 1, [-120, -80, -40, 9]],
  [3, 27, [-130, -95, -60, -12]],
  [4, 5, [-110, -70, -30]],
  [5, 13, [-140, -75, -10]],
  [6, 16, [-90, 14]],
  [7, 18, [-75, 30]],
  [8, 20, [-50, -20]],
  [10, 22, [-200, -160]],
  [9, 24, [40]],
  // Whoever is in the run before it may change to this one.
  [3, 31, [12]],
]

const statusOf = (camp: number, start: number): string => {
  if (camp === 4 && start === -30) return 'cancelled'
  if (start > 20) return 'draft'
  // Nobody pressed 结营 yet.
  if (camp === 8 && start === -20) return 'running'
  if (start > 0) return 'enrolling'
  return -start < campLines[camp - 1]!.days ? 'running' : 'finished'
}

/** 28 runs: three enrol, four run, one of them past its end, one was cancelled, two are being prepared, the rest have ended. */
export const campRuns: readonly Run[] = plan.flatMap(([camp, first, starts]) =>
  starts.map((start, at) => ({ camp, number: first + at, start, status: statusOf(camp, start) })),
)

const short = [
  '城市史精读营',
  '日记写作营',
  '早起读书营',
  '古诗词共读营',
  '博物馆史课',
  '亲子共读营',
]
const shortOf = (camp: number): string =>
  short[camp - 1] ?? oneOf(['非虚构写作营', '晚间听书营', '通鉴营', '老照片修复课'], camp - 7)

export const campPeriods = (world: SampleWorld): Row[] =>
  campRuns.map(({ camp, number, start, status }, index) => {
    const { days } = campLines[camp - 1]!
    const begun = status === 'running' || status === 'finished'
    return {
      camp,
      title: `${shortOf(camp)} 第${number}期`,
      number,
      signUp: { start: world.at(start - 14, '00:00'), end: world.at(start, '23:59') },
      period: { start: world.at(start, '00:00'), end: world.at(start + days - 1, '23:59') },
      capacity: status === 'enrolling' ? 60 : 50,
      price: null,
      unlock: 'daily',
      headTeacher: oneOf(['小满老师', '阿树老师', '南枝老师'], index),
      groupImage: world.picture(`size-600x600-${1 + (index % 8)}`),
      groupNote: '扫码入群，备注学号',
      robot: camp === 3 ? 2 : camp === 6 ? 3 : 1,
      notice: '每天早上七点半发布当日任务，晚上十点截止打卡。',
      days: begun ? days : null,
      finishPercent: begun ? 80 : null,
      status,
      ...stamps(world, Math.max(20, 30 - start), 3 + (index % 3)),
    }
  })

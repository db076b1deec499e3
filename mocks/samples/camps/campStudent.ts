import type { Row } from '#declare'
import { appUsers } from '../data/appUser.ts'
import { dice, oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'
import { campLines } from './camp.ts'
import { campCatalogues, periodOf, periodsWithCatalogue } from './campCatalogue.ts'
import { campRuns } from './campPeriod.ts'

const EACH = 40
const NEEDED = 0.8

/** The nine periods that have students: those with a catalogue, and three that ended long ago. */
const peopled: readonly number[] = [
  ...periodsWithCatalogue,
  periodOf([3, 29]),
  periodOf([2, 3]),
  periodOf([5, 14]),
]

interface Place {
  readonly period: number
  readonly at: number
  /** How much of what is open a student has done, 0 to 1. */
  readonly zeal: number
}
const places: readonly Place[] = peopled.flatMap((period) => {
  const roll = dice(period)
  return Array.from({ length: EACH }, (_, at) => ({
    period,
    at,
    zeal: at % 9 === 8 ? 0 : Math.min(1, 0.25 + roll(90) / 100),
  }))
})

/** 360 students, from those who never came to those who did everything. */
export function campStudents(world: SampleWorld): Row[] {
  const users = appUsers(world)
  return places.map(({ period, at, zeal }, index) => {
    const run = campRuns[period - 1]!
    const user = 6 + ((period * 13 + at * 3) % (users.length - 6))
    const origin = oneOf(['order', 'order', 'order', 'grant', 'enterprise', 'import'], at)
    return {
      period,
      user,
      nickname: users[user - 1]!.nickname,
      phone: users[user - 1]!.phone ?? `139${String(10_000_000 + index)}`,
      studentNumber: `${String(run.number).padStart(3, '0')}-${String(at + 1).padStart(4, '0')}`,
      team: `第${1 + (at % 5)}组`,
      wechat: at % 4 === 0 ? `reader_${user}` : null,
      joinedGroup: at % 7 !== 6,
      origin,
      orderNumber: origin === 'order' ? `CP${20260000 + index}` : null,
      paidAmount: origin === 'order' ? campLines[run.camp - 1]!.price : null,
      joinedAt: world.at(Math.min(0, run.start - 1 - (at % 12)), `1${at % 9}:20`),
      remark: at % 13 === 5 ? '上班较晚，常在夜里补打卡' : null,
      certificateNumber:
        statusOf(run.status, at, zeal) === 'graduated'
          ? `ZS-${String(run.number).padStart(3, '0')}-${String(at + 1).padStart(4, '0')}`
          : null,
      status: statusOf(run.status, at, zeal),
      ...stamps(world, Math.max(2, 10 - run.start), 1),
    }
  })
}

function statusOf(run: string, at: number, zeal: number): string {
  if (at % 17 === 16) return 'dropped'
  if (run === 'enrolling') return 'enrolled'
  if (run === 'running') return 'studying'
  return zeal >= NEEDED ? 'graduated' : 'failed'
}

/** What the app told of their tasks: the first so many of those that are open. */
export function campTasksDone(world: SampleWorld): Row[] {
  const tasks = campCatalogues(world)
    .map((row, at) => ({ id: at + 1, row }))
    .filter(({ row }) => row.nodeKind === 'task')
  return places.flatMap(({ period, zeal }, index) => {
    const { start } = campRuns[period - 1]!
    const open = tasks.filter(({ row }) => row.period === period && start + Number(row.day) <= 1)
    return open.slice(0, Math.round(open.length * zeal)).map(({ id, row }) => ({
      student: index + 1,
      task: id,
      doneAt: world.at(
        Math.min(0, start + Number(row.day) - 1),
        `0${7 + (index % 3)}:${10 + (index % 49)}`,
      ),
    }))
  })
}

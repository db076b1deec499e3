import type { Row } from '#declare'
import { DAYS, readersOf, STUDENTS, studentAt } from '../appSaid.ts'
import type { SampleWorld } from '../sampleWorld.ts'
import { appUsers } from './appUser.ts'

/** How many study, and since how many days; of the last weeks of some the app tells while the demo is filled. */
const PEOPLE = 60
const SINCE = 45
/** What makes a day count, in seconds. */
const ENOUGH = 600

/** What was corrected: whose day, how many days ago, by how many seconds of listening, why. */
const corrections = [
  [24, 30, 1800, '补录断网期间时长'],
  [27, 33, 2700, '补录断网期间时长'],
  [31, 26, 900, '客诉核实，补录一刻钟'],
  [36, 40, 1200, '客诉核实，补录离线收听'],
  [42, 28, 3600, '补录断网期间时长'],
  [50, 37, 600, '换机后统计缺失，补录'],
] as const

/** Six weeks of sixty readers' days, with gaps; now and then a day is corrected. */
export function studyDays(world: SampleWorld): Row[] {
  const numbers = new Map(appUsers(world).map(({ uid }, at) => [uid, at + 1]))
  const told = Array.from({ length: STUDENTS }, (_, at) => studentAt(world, at))
  const more = readersOf(world)
    .map(({ uid }) => uid as string)
    .filter((uid, at) => at % 3 === 1 && !told.includes(uid))
  return [...told, ...more].slice(0, PEOPLE).flatMap((uid, person) => {
    const until = person < STUDENTS ? DAYS + 1 : 1
    return daysOf(world, numbers.get(uid) as number, person, until)
  })
}

function daysOf(world: SampleWorld, user: number, person: number, until: number): Row[] {
  const rows: Row[] = []
  let streak = 0
  for (let ago = SINCE; ago >= until; ago--) {
    if (isAway(person, ago)) {
      streak = 0
      continue
    }
    const own = [appTotals(person, ago), ...corrected(person, ago)]
    const total = own.reduce((sum, { listen, read, video }) => sum + listen + read + video, 0)
    streak = total >= ENOUGH ? streak + 1 : 0
    const at = { createdAt: world.at(1 - ago, '00:20'), updatedAt: world.at(1 - ago, '00:20') }
    rows.push(...own.map((row) => ({ user, date: world.day(-ago), streak, ...at, ...row })))
  }
  return rows
}

const isAway = (person: number, ago: number) => (person * 5 + ago * 3) % 11 === 4

const appTotals = (person: number, ago: number) => ({
  source: 'app',
  listen: 60 * (8 + ((person * 17 + ago * 13) % 52)) + ((person * 7 + ago * 23) % 60),
  read: 60 * ((person * 3 + ago * 11) % 25) + ((ago * 37) % 60),
  video: (person + ago) % 4 === 1 ? 60 * (4 + ((person * 7 + ago) % 21)) : 0,
  contents: 1 + ((person + ago * 5) % 6),
  reason: null as string | null,
})

const corrected = (person: number, ago: number) =>
  corrections.flatMap(([of, day, listen, reason]) =>
    of === person && day === ago
      ? [{ source: 'adjust', listen, read: 0, video: 0, contents: 0, reason, createdBy: 4 }]
      : [],
  )

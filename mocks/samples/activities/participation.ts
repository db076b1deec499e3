import type { Row } from '#declare'
import { dice, oneOf, type SampleWorld, stamps } from '../sampleWorld.ts'

/** Of which records users take part in, how many do, since how many days, and after how many days they finish. */
const groups = [
  ['punchCard', 1, 46, 12, 21],
  ['punchCard', 2, 30, 3, 7],
  ['punchCard', 4, 18, 40, 60],
  ['punchCard', 6, 52, 214, 21],
  ['punchCard', 7, 38, 130, 30],
  ['punchCard', 8, 24, 60, 14],
  ['attendance', 1, 60, 51, 99],
  ['attendance', 2, 46, 44, 99],
  ['attendance', 4, 40, 12, 99],
  ['marathon', 1, 26, 420, 99],
  ['marathon', 2, 20, 220, 99],
  ['marathon', 4, 32, 30, 99],
  ['memberTask', 1, 20, 40, 21],
  ['memberTask', 2, 16, 30, 7],
  ['memberTask', 4, 8, 35, 20],
  ['courseClockIn', 1, 42, 12, 21],
  ['courseClockIn', 2, 26, 9, 14],
  ['courseClockIn', 3, 18, 25, 30],
  ['courseClockIn', 5, 34, 70, 21],
  ['courseClockIn', 6, 20, 110, 7],
] as const
const MOST_DAYS = 8

interface Taking {
  readonly entry: Row
  readonly dates: readonly string[]
}

/** Everybody who takes part, with the last of their days; most of them are at it still. */
function taking(world: SampleWorld): readonly Taking[] {
  const roll = dice(77)
  const shares: { readonly [activity: string]: number } = { attendance: 7, marathon: MOST_DAYS }
  return groups.flatMap(([activity, of, people, since, goal], at) =>
    Array.from({ length: people }, (_, index): Taking => {
      const isOver = activity === 'marathon' ? since > 100 : since > goal
      const isDone = isOver && (activity === 'marathon' ? index % 3 === 0 : index % 5 < 3)
      const some = Math.min(since, 1 + roll(Math.min(goal, shares[activity] ?? MOST_DAYS)))
      const count = isDone && goal < 99 ? goal : Math.min(some, goal - 1)
      const entry = {
        ...{ activity, [activity]: of, user: 6 + ((at * 37 + index * 7) % 150) },
        entryNo: `CY${String(1 + at).padStart(2, '0')}${String(1 + index).padStart(5, '0')}`,
        distance: activity === 'marathon' ? oneOf(['全马', '半马', '半马', '亲子马'], index) : null,
        joinedAt: world.at(-since, '09:30'),
        finishedAt: isDone ? world.at(-Math.max(1, since - 60), '20:10') : null,
        rank: isDone && activity === 'marathon' ? 1 + Math.floor(index / 3) : null,
        ...stamps(world, since, 2),
      }
      return {
        entry,
        dates: Array.from({ length: count }, (_, day) => world.day(day - since)),
      }
    }),
  )
}

export const participations = (world: SampleWorld): Row[] => taking(world).map(({ entry }) => entry)

export const participationDays = (world: SampleWorld): Row[] =>
  taking(world).flatMap(({ entry, dates }, at) =>
    dates.map((date, index) => ({
      ...{ participation: at + 1, date, minutes: 12 + ((at * 7 + index * 11) % 60) },
      madeUp: (at + index) % 17 === 0 && !entry.courseClockIn,
      ...stamps(world, 2, 2),
      version: 1,
    })),
  )

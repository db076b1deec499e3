import type { Row } from '#declare'

/** A reward that is given once so many days are done. */
export interface RewardStep extends Row {
  readonly days: number
  readonly rewardType: string
  readonly goodsName: string | null
  readonly stock?: number | null
}

export const stepsOf = (activity: Row | null | undefined): readonly RewardStep[] =>
  (activity?.rewards ?? []) as readonly RewardStep[]

const DAY = 86_400_000
const ordinal = (date: unknown): number => Math.round(Date.parse(String(date)) / DAY)

/** How many days in a row end with this one; 0 where it is none of them. */
export function runEndingAt(dates: readonly unknown[], last: unknown): number {
  const done = new Set(dates.map(ordinal))
  let run = 0
  while (done.has(ordinal(last) - run)) run += 1
  return run
}

/** How many days in a row there are at most. */
export const longestRun = (dates: readonly unknown[]): number =>
  Math.max(0, ...dates.map((date) => runEndingAt(dates, date)))

/** The days that count: all of them, or the longest run of days in a row. */
export const daysThatCount = (activity: Row, dates: readonly unknown[]): number =>
  activity.countRule === 'continuous' ? longestRun(dates) : new Set(dates).size

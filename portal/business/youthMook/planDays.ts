import type { Period, Row } from '#declare'

const DAY = 86_400_000
/** The clocks of the product stand in Asia/Shanghai, which knows no summer time. */
const SHANGHAI = 8 * 3_600_000

const dayOf = (moment: string): number => Math.floor((Date.parse(moment) + SHANGHAI) / DAY)

/** Days a study lasts, first and last counted; 0 where either end is open. */
export function daysIn(period: Period | null | undefined): number {
  const { start, end } = period ?? {}
  return start && end ? dayOf(end) - dayOf(start) + 1 : 0
}

/** Which day of a study it is, from 1; 0 or less before it begins. */
export function dayToday(period: Period | null | undefined, now: string): number {
  return period?.start ? dayOf(now) - dayOf(period.start) + 1 : 0
}

/** A plan with one day for each chapter one reads, from day 1; 60 days at most. */
export const planOf = (chapters: readonly Row[]): readonly Row[] =>
  chapters.slice(0, 60).map(({ id, title }, index) => ({
    day: index + 1,
    title: [...String(title)].slice(0, 24).join(''),
    chapter: id,
  }))

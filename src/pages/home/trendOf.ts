import { changeOf } from '#derive/dashboard/changeOf.ts'

/** The last seven days, and how they stand beside the seven before. */
export interface TrendOf {
  readonly week: number
  readonly way: 'up' | 'down' | 'same' | 'fresh'
  /** Whole percent of the difference; 0 where there is nothing to compare with. */
  readonly percent: number
}

/** Reads values day by day, the oldest first; the last one is today's, which counts as far as it has come. */
export function trendOf(values: readonly number[]): TrendOf {
  const week = sum(values.slice(-7))
  const before = sum(values.slice(-14, -7))
  const { way, percent } = changeOf(week, before) ?? { way: 'same', percent: 0 }
  return {
    week,
    way: Math.round(percent) === 0 && way !== 'fresh' ? 'same' : way,
    percent: Math.round(percent),
  }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

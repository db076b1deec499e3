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
  if (before === 0) return { week, way: week === 0 ? 'same' : 'fresh', percent: 0 }
  const percent = Math.round((Math.abs(week - before) / before) * 100)
  if (percent === 0) return { week, way: 'same', percent }
  return { week, way: week > before ? 'up' : 'down', percent }
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Figures of one channel, a number a day. */
export interface ChannelLine {
  readonly channel: number
  readonly name: string
  readonly exposureCount: readonly number[]
  readonly clickCount: readonly number[]
  readonly orderCount: readonly number[]
  readonly orderAmount: readonly number[]
}
export interface AdvertDays {
  readonly days: readonly string[]
  readonly lines: readonly ChannelLine[]
}
export type Figure = 'exposureCount' | 'clickCount' | 'clickRate' | 'orderCount'

/** The values of a figure day by day; the click rate in percent, nothing shown counting 0. */
export const valuesOf = (line: ChannelLine, figure: Figure): readonly number[] =>
  figure === 'clickRate'
    ? line.exposureCount.map((shown, day) =>
        shown === 0 ? 0 : Math.round(((line.clickCount[day] ?? 0) / shown) * 10_000) / 100,
      )
    : line[figure]

/** What a figure comes to over all days. */
export function totalOf(line: ChannelLine, figure: Figure): number {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  if (figure !== 'clickRate') return sum(line[figure])
  const shown = sum(line.exposureCount)
  return shown === 0 ? 0 : Math.round((sum(line.clickCount) / shown) * 10_000) / 100
}

/** The day so many days before another, both as `2026-11-21`. */
export const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

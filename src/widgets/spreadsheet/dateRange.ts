import type { Label } from '#declare'

/** What a widget with a date range gives beside the file; moments as `2026-11-21 08:00:00` in Asia/Shanghai. */
export interface DateRange {
  readonly startTime: string
  readonly endTime: string
}
/** Two moments as they are chosen, ISO 8601 with +08:00. */
export interface Chosen {
  readonly start: string | null
  readonly end: string | null
}

/** Days a range may have. */
const MOST = 366
const DAY = 86_400_000

/** What is wrong with a range; null where it can be sent. */
export function rangeFault({ start, end }: Chosen): Label | null {
  if (!start || !end) return ['请选择开始时间和结束时间', 'Choose the start and the end']
  const [from, to] = [Date.parse(start), Date.parse(end)]
  if (Number.isNaN(from) || Number.isNaN(to))
    return ['时间格式不正确，例如 2026-11-21 08:00:00', 'Not a time: write 2026-11-21 08:00:00']
  if (to <= from) return ['结束时间应晚于开始时间', 'The end must be after the start']
  return to - from > MOST * DAY
    ? [`时间范围不能超过${MOST}天`, `The range must not exceed ${MOST} days`]
    : null
}

/** As the old calls take it; null while it cannot be sent. */
export const dateRange = (chosen: Chosen): DateRange | null =>
  rangeFault(chosen) ? null : { startTime: asSent(chosen.start!), endTime: asSent(chosen.end!) }

const asSent = (moment: string): string =>
  `${new Date(Date.parse(moment) + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')}`

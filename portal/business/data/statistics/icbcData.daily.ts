import { shift } from '#derive/moment.ts'
import type { Daily } from '#portal/jobs/clock/daily.ts'

/** What members of the bank's branches read the day before. */
export const daily: Daily = {
  name: 'icbcData',
  hour: 2,
  queue: (day) => ({
    kind: 'statistics',
    title: `工行数据 ${shift(day, '-1d')}`,
    entity: 'icbcData',
  }),
}

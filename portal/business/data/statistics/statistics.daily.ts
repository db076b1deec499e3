import { shift } from '#derive/moment.ts'
import type { Daily } from '#portal/jobs/clock/daily.ts'

/** The product's figures of the day before. */
export const daily: Daily = {
  name: 'statistics',
  hour: 1,
  queue: (day) => ({
    kind: 'statistics',
    title: `统计 ${shift(day, '-1d')}`,
    entity: 'statistics',
  }),
}

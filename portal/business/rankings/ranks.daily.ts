import type { Daily } from '#portal/jobs/clock/daily.ts'

/** Every board that has entries is counted anew each night. */
export const daily: Daily = {
  name: 'ranks',
  hour: 4,
  queue: () => ({ kind: 'rank', title: '每日榜单统计', entity: 'rank' }),
}

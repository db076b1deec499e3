import { momentOf, timeOf } from '#derive/moment.ts'

/** Whether a moment lies between two times of the day in Asia/Shanghai, `08:00` and `22:00`, both included. */
export function withinHours(moment: string, from: string, to: string): boolean {
  const time = momentOf(timeOf(moment)).slice(11, 16)
  return time >= from && time <= to
}

import type { Label } from '#declare'
import type { Unfinished } from '#derive/dashboard/buckets.ts'

/** What is said of a stretch whose figures still grow. */
export const unfinishedText: { readonly [of in Unfinished['of']]: Label } = {
  hour: ['这一小时还没过完', 'this hour is not over yet'],
  day: ['今天还没过完', 'today is not over yet'],
  week: ['本周还没过完', 'this week is not over yet'],
  month: ['本月还没过完', 'this month is not over yet'],
}

import type { Row } from '#declare'

/** A list handed in: what it holds, by whom, when and why, and how far it goes. */
export interface PlayedList {
  readonly kind: string
  readonly reason: string
  readonly by: string
  readonly daysAgo: number
  readonly rows: readonly Row[]
  readonly options?: Row
  /** Left checked, begun and paused, or carried out to the end. */
  readonly until: 'checked' | 'paused' | 'ended'
  /** Why it is taken back a day later; of coupons some are in an order by then. */
  readonly undone?: string
}

import type { Label } from '#declare'

/** A figure of the home page, day by day. */
export interface Figure {
  readonly entity: string
  readonly label: Label
  /** `fen` where it is money. */
  readonly unit: 'records' | 'fen' | 'number'
  /** One value a day, the oldest first; the last is today's, which is not over. */
  readonly values: readonly number[]
  /** `2026-11-21`, the day of the last value. */
  readonly until: string
}

import type { Label } from '#declare'

/** A record as the palette shows it. */
export interface FoundRecord {
  readonly id: number
  readonly title: string
  readonly image?: string
  readonly state?: Label
  /** Where the words stand, when that is in what was written at length. */
  readonly excerpt?: string
  /** What tells it from others of the same title: the numbers it alone has, as far as one may see them. */
  readonly number?: string
}

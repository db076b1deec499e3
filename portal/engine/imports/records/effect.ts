import type { Row } from '#declare'

/** What a row did to a record, kept with the row: what taking back restores, and tells others' changes by. */
export interface Effect {
  readonly entity: string
  readonly id: number
  /** It was not there before. */
  readonly made: boolean
  /** The state it was left in. */
  readonly state: string
  /** The one it was in before, where a rule moved it along. */
  readonly stateBefore?: string
  /** What was made for it first, such as the labels above a label; goes after it. */
  readonly also?: readonly Effect[]
  /** Fields that read otherwise since: before and after. */
  readonly set: { readonly [field: string]: readonly [before: unknown, after: unknown] }
  /** The line of its list: which, as it was (null where it is new), as it became. */
  readonly line?: {
    readonly in: string
    readonly at: Row
    readonly from: Row | null
    readonly to: Row
  }
}

/** What a row that is done says it did. */
export const effectOf = ({ effect }: Row): Effect | null => (effect as Effect | null) ?? null

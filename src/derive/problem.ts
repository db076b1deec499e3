import type { Label } from '#declare'

/** Something that stands in the way of a save, a move or a removal. */
export interface Problem {
  /** The field one would change, `items.2.goods` inside a list, `_` for the record as a whole. */
  readonly field: string
  readonly message: Label
  /** The rule that speaks: `magazine#publishNeedsColumnAndIssue`. */
  readonly rule?: string
  /** `refused` unless said: 40001; a conflict with the record's state answers 40900, a missing right 40300. */
  readonly kind?: 'refused' | 'conflict' | 'forbidden'
  /** It depends on who did what with this very record: somebody else may. */
  readonly personal?: true
  /** Records that stand in the way, five at most. */
  readonly usedBy?: readonly {
    readonly entity: string
    readonly id: number
    readonly title: string
  }[]
}

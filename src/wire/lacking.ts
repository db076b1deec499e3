import type { Label } from '#declare'

/** What a record lacks of what its state demands, and the field it is about; `_` for the record as a whole. */
export interface Lacking {
  readonly field: string
  readonly message: Label
}

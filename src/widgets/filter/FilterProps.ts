import type { Field, Row } from '#declare'

/** A filter of the list: it reads its own keys of `values` and gives back those that change; `undefined` takes one out. */
export interface FilterProps {
  readonly source: string
  readonly field: Field
  /** The whole filter as it stands: `{ title_q: '读者', price_gte: 100 }`. */
  readonly values: Row
  /** Where it cannot be changed; boxes to type in are told by the fieldset around them. */
  readonly disabled?: boolean
  readonly onChange: (changed: Row) => void
}

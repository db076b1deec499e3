import type { Field, Label, Row } from '#declare'

/** What the rules say of an input at this moment, beyond what its field says always. */
export interface Hint {
  /** The field takes nothing now and has no place. */
  readonly hidden?: boolean
  readonly required?: boolean
  readonly disabled?: boolean
  /** Why it is disabled, or what is asked of it. */
  readonly reason?: Label
  /** The reason is said elsewhere already: only a lock shows here. */
  readonly quiet?: true
  /** The parts of it that are disabled alone, as the start of what has begun. */
  readonly fixed?: readonly string[]
  /** The choices offered now; all of the field's unless said. */
  readonly choices?: readonly string[]
  /** What a picker of records adds to its filter. */
  readonly filter?: Row
  /** What the records themselves say of being picked does not count: nothing is to point at them. */
  readonly freely?: true
  /** What will be taken while nothing is typed. */
  readonly placeholder?: unknown
  /** The types of target offered for a jump; all of the field's unless said. */
  readonly types?: readonly string[]
}
export interface InputProps {
  /** The path of the value in the form: `title`, `items.2.goods`. */
  readonly source: string
  readonly field: Field
  readonly record?: Row | undefined
  readonly hint?: Hint | undefined
  /** Of a list: what the rules say of the fields in its entries, by name (`goods`), or of one entry's (`2.goods`). */
  readonly inner?: { readonly [field: string]: Hint } | undefined
}

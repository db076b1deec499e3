import type { Field, KindName } from './field.ts'
import type { Label, Language } from './label.ts'

export type ColumnType = 'text' | 'integer' | 'real' | 'boolean' | 'json'
/** A column of a table. A kind holding one value has one, named after the field. */
export interface ColumnSpec {
  readonly name: string
  readonly type: ColumnType
}
/**
 * How a field is filtered over the wire: `is` by equality or a list of values (`status`), `contains` by a part of
 * its text (`title_q`), `range` from and to (`price_gte`, `price_lte`), `has` by one of several values it holds
 * (`roles`), `overlaps` by a stretch of time that touches its own (`validity_gte`, `validity_lte`).
 */
export type FilterKind = 'is' | 'contains' | 'range' | 'has' | 'overlaps'

/** A value as a number that spreadsheets calculate with, and what it is shown as there. */
export interface Figure {
  readonly value: number
  readonly as: 'number' | 'money' | 'percent' | 'day' | 'moment' | 'duration'
}

/**
 * What values of a kind are and how much room they take. Whoever treats several kinds alike asks for this and names
 * none, so that a new kind says it once, in its own folder.
 */
export interface KindFacts {
  /** A number, at the right of its column: whole, as fen and seconds are, or with decimals. */
  readonly figure?: 'whole' | 'real'
  readonly time?: 'day' | 'moment' | 'stretch'
  /** Ids of records. */
  readonly points?: 'one' | 'several'
  /** Choices of a set. */
  readonly set?: 'one' | 'several'
  /** Holds several values. */
  readonly several?: true
  /** Text: told apart word by word, or paragraph by paragraph. */
  readonly words?: 'line' | 'paragraphs'
  /** What one reads of it stands between tags. */
  readonly markup?: true
  /** A place among others: the same for many says nothing. */
  readonly place?: true
  /** Half the width of a form is enough. */
  readonly short?: true
  /** Takes the whole width where a record is read. */
  readonly wide?: true
  /** Stands in one line of a list, which another may stand below. */
  readonly line?: true
  /** Tells nothing without its heading. */
  readonly bare?: true
  /** Too much for a column. */
  readonly heavy?: true
  /** Cannot be said in a line of words. */
  readonly silent?: true
}

/**
 * The pure half of a field kind: how its values are stored, checked, written as plain text and made up for tests.
 * Runs in the form, in the portal and in the tests alike; imports neither React nor a database.
 */
export interface Kind<V = unknown> {
  readonly name: KindName
  readonly is: KindFacts
  /** The columns a field of this name takes; none for what is only computed on reading. */
  columns(name: string, field: Field): readonly ColumnSpec[]
  /** The value as column values, in the order of `columns`; JSON columns take plain values. */
  toColumns(value: V | null, field: Field): readonly unknown[]
  /** The value read back from its columns. */
  fromColumns(columns: readonly unknown[], field: Field): V | null
  /** Whether nothing was filled in: `required` refuses it. */
  isEmpty(value: unknown): boolean
  /** What is wrong with a filled value, in both languages; empty when nothing is. Never called with an empty value. */
  check(value: unknown, field: Field): readonly Label[]
  /** The value as one line of text: exports, history, dialogs, search. References read as given by the caller. */
  plain(value: V, field: Field, language: Language): string
  /** The value as spreadsheets calculate with it, where it is a number or a time; texts have none. */
  figure?(value: V, field: Field): Figure | null
  readonly filters: readonly FilterKind[]
  readonly sortable: boolean
  /** A valid value, always the same for the same seed. */
  sample(field: Field, seed: number): V
  /** Values `check` must refuse. */
  broken(field: Field): readonly unknown[]
}

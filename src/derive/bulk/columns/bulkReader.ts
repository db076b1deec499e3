import type { BulkColumn, BulkColumnKind, Label } from '#declare'
import type { Finding } from '../finding.ts'

/** The column declaration of one kind. */
export type ColumnOf<K extends BulkColumnKind> = Extract<BulkColumn, { kind: K }>
/** What a cell came to. A value that breaks a rule is given too, so that the row still has its one way of writing. */
export interface Reading {
  readonly value: string | number | null
  /** Without the column, which `normalise` adds. */
  readonly fault?: Finding
}
/** One kind of column: how a cell is read, written and explained. */
export interface BulkReader<K extends BulkColumnKind = BulkColumnKind> {
  /** Reads a filled cell, trimmed and with half-width digits and letters. `today` is a day in Asia/Shanghai. */
  read(text: string, column: ColumnOf<K>, today: string): Reading
  /** The value as a cell, in its one way of writing. */
  write(value: string | number, column: ColumnOf<K>): string
  /** What may stand in it, for people. */
  demands(column: ColumnOf<K>): Label
  /** Every digit counts, as in a phone number: the template has it as text, scientific notation is refused. */
  readonly exact?: true
  /** How the template formats what is typed in. */
  readonly format: 'text' | 'yuan' | 'number' | 'day'
}

import type { Field, Row } from '#declare'

/** What a cell shows: a filled value. Empty ones are shown by `Cell` alike for every kind. */
export interface CellProps {
  readonly value: unknown
  readonly field: Field
  readonly record?: Row | undefined
}

import type { CellMark } from '#derive/bulk/cell.ts'

/** A cell of a file before its column is known. `number` is what a spreadsheet holds beneath the text. */
export interface RawCell {
  readonly text: string
  readonly mark?: CellMark
  readonly number?: number
}
/** One row, by its number in the file; cells by column from 0, with holes. */
export type OnRow = (rowNo: number, cells: readonly (RawCell | undefined)[]) => void

/** What is known of a spreadsheet only after its rows. */
export interface BookFacts {
  /** Merged ranges, such as `A2:B3`. */
  readonly merged: readonly string[]
  /** The day of a number that stands for one, in this book's counting of days. */
  readonly dayOf: (serial: number) => string
  /** The sheet that was read, by name. */
  readonly sheet?: string
  /** Further sheets that are shown and hold something, by name. */
  readonly others?: readonly string[]
}

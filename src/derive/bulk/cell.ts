/** Why a cell cannot be taken as it stands. */
export type CellMark =
  /** A formula, or part of a merged range (R15). */
  | 'formula'
  | 'merged'
  /** A number shown or kept as 1.99E+10: digits may be lost (R3.scientific). */
  | 'scientific'
/** A cell as it was read: its text, trimmed of nothing; or a text with what stands in its way. Plain JSON. */
export type Cell = string | { readonly text: string; readonly mark: CellMark }
/** The cells of one row by column name; a column that is left out is empty. */
export type Cells = { readonly [column: string]: Cell }

/** What a cell shows. */
export const textOf = (cell: Cell | undefined): string =>
  cell === undefined ? '' : typeof cell === 'string' ? cell : cell.text

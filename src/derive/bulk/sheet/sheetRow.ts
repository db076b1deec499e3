import type { Cells } from '#derive/bulk/cell.ts'

/** A row of the file with its cells by column. */
export interface SheetRow {
  /** As the spreadsheet counts them: the header of a template is row 1. */
  readonly rowNo: number
  readonly cells: Cells
}

import type { PlannedCell } from '../imports/sheet/write/sheetPlan.ts'

/** Where the rows of an export come from, page after page. */
export interface ExportSource {
  readonly titles: readonly string[]
  /** How many there are, as far as is known before they are read. */
  readonly total: number
  next(): Promise<ExportPage>
}
export interface ExportPage {
  readonly lines: readonly (readonly PlannedCell[])[]
  /** Records found, and people of a list who were not. */
  readonly found: number
  readonly missing: number
  readonly over: boolean
}

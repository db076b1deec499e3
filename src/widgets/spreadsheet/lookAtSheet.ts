import type { Label } from '#declare'
import { messageOf } from '#derive/bulk/finding.ts'
import { messages } from '#derive/bulk/messages.ts'
import { BulkFileError } from '#derive/bulk/sheet/bulkFileError.ts'
import { demandNarrow } from '#derive/bulk/sheet/demandNarrow.ts'
import { isFilled } from '#derive/bulk/sheet/headerOf.ts'
import type { OnRow } from '#derive/bulk/sheet/rawCell.ts'
import { formatOf, readRows } from '#derive/bulk/sheet/readSheet.ts'
import { unreadable } from './sheetFaults.ts'

/** What lies in a spreadsheet, or why it cannot be read. */
export type SheetLook =
  | {
      readonly columns: readonly string[]
      readonly rows: number
      /** What it is by its content. */
      readonly ending: 'csv' | 'xlsx' | 'xls'
    }
  | { readonly fault: Label }

/**
 * Reads a spreadsheet's heading and counts its rows; by its content, whatever its name says, and as the portal reads it.
 * Never throws.
 */
export async function lookAtSheet(bytes: Uint8Array): Promise<SheetLook> {
  let columns: readonly string[] | undefined
  let rows = 0
  const onRow: OnRow = (_rowNo, cells) => {
    demandNarrow(cells)
    if (!cells.some(isFilled)) return
    if (columns) rows++
    else columns = Array.from(cells, (cell) => cell?.text.trim() ?? '').filter(Boolean)
  }
  try {
    await readRows(bytes, onRow)
  } catch (error) {
    const found = error instanceof BulkFileError ? error.finding : null
    return { fault: found ? messageOf({ columns: {} }, found) : unreadable }
  }
  return columns && rows > 0 ? { columns, rows, ending: formatOf(bytes) } : { fault: messages.F7 }
}

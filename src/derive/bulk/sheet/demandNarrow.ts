import { finding } from '../finding.ts'
import { BulkFileError } from './bulkFileError.ts'
import { isFilled } from './headerOf.ts'
import type { RawCell } from './rawCell.ts'

/** No list is so wide. */
const mostColumns = 500

/** Throws F4 for a row that is wider than any list: of such a file no more is read. */
export function demandNarrow(cells: readonly (RawCell | undefined)[]): void {
  if (cells.length <= mostColumns) return
  const last = cells.findLastIndex(isFilled) + 1
  if (last > mostColumns)
    throw new BulkFileError(finding('F4.wide', { columns: last, max: mostColumns }))
}

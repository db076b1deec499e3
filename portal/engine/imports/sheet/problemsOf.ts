import type { BulkKind } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { columnsOf, header, headersOf, submitted, text } from './write/listSheet.ts'
import { workbookOf } from './write/workbookOf.ts'

/** A row with what is wrong with it. */
export interface ProblemRow {
  readonly rowNo: number
  readonly cells: Cells
  readonly message: string
}

/** The problem rows of a batch as an xlsx file: the columns of the kind plus 原因, fit to be mended and uploaded again. */
export const problemsOf = (
  kind: BulkKind,
  rows: readonly ProblemRow[],
): Promise<Uint8Array<ArrayBuffer>> =>
  workbookOf([
    {
      name: '数据',
      columns: [...columnsOf(kind), { width: 44, style: 'text' }],
      rows: linesOf(kind, rows),
      isFrozen: true,
      typed: kind.most,
    },
  ])

function* linesOf(kind: BulkKind, rows: readonly ProblemRow[]) {
  yield [...headersOf(kind), header('原因')]
  for (const { cells, message } of rows) yield [...submitted(kind, cells), text(message)]
}

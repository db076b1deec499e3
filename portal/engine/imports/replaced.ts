import type { Row } from '#declare'
import { type Cells, textOf } from '#derive/bulk/cell.ts'
import { refusedField } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { kindOf } from './kindOf.ts'
import { changeRows, demandColumn, type RowChange, waitingRows } from './rowEdits.ts'

/** What is looked for in which column, and what stands there instead. */
export interface Replacing {
  readonly column: string
  readonly find: string
  readonly by: string
}
/** How many rows replacing would change, and how the first of them would read. */
export interface Found {
  readonly rows: number
  readonly first: readonly {
    readonly rowNo: number
    readonly before: string
    readonly after: string
  }[]
}
interface Place {
  readonly context: PortalContext
  readonly tx: Db | Tx
}

/** `replace`: a piece of text put in the place of another wherever it stands in a column of the rows that wait. */
export async function replaceIn(
  transaction: Transaction,
  batch: Row,
  asked: Replacing,
): Promise<number> {
  const changes = await changesBy(transaction, batch, asked)
  if (changes.length > 0) await changeRows(transaction, batch, changes)
  return changes.length
}

/** Rows shown of those that would change. */
const SHOWN = 3

/** What replacing would change; nothing is changed. */
export async function foundIn(place: Place, batch: Row, asked: Replacing): Promise<Found> {
  const changes = await changesBy(place, batch, asked)
  return {
    rows: changes.length,
    first: changes.slice(0, SHOWN).map(({ row, data }) => ({
      rowNo: row.rowNo as number,
      before: textOf((row.data as Cells)[asked.column]),
      after: textOf(data?.[asked.column]),
    })),
  }
}

/** The cells that replacing would write. */
export const cellsReplaced = async (
  place: Place,
  batch: Row,
  asked: Replacing,
): Promise<readonly Cells[]> =>
  (await changesBy(place, batch, asked)).flatMap(({ data }) => (data ? [data] : []))

async function changesBy(
  place: Place,
  batch: Row,
  { column, find, by }: Replacing,
): Promise<RowChange[]> {
  demandColumn(kindOf(batch), column)
  if (find === '') throw refusedField('find', ['请填写要查找的内容', 'Say what to look for'])
  return (await waitingRows(place, batch)).flatMap((row) => {
    const cells = row.data as Cells
    const before = textOf(cells[column])
    const after = before.replaceAll(find, () => by)
    return after === before ? [] : [{ row, data: { ...cells, [column]: after } }]
  })
}

import type { Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { writeChecked } from './checking.ts'
import { functionsOf } from './functionsOf.ts'
import { kindOf } from './kindOf.ts'
import { readRow } from './rowOf.ts'
import { fileOf } from './sourceFile.ts'

interface SteadyRow {
  readonly rowNo: number
  readonly cells: Cells
}

/** The first row of a sheet holds its headers. */
const FIRST = 2

/** The numbers of the records a batch is about, as its file holds them: one a line, below the header. */
export async function numbersIn(context: PortalContext, batch: Row): Promise<Float64Array> {
  const text = new TextDecoder().decode(await fileOf(context, batch))
  return Float64Array.from(text.split('\n').slice(1), Number)
}

/** Where a list is looked at, whose rows are judged each by itself. */
export interface Steady {
  readonly context: PortalContext
  readonly batch: Row
  /** Read once; a batch that goes back to another one has none. */
  readonly numbers: Float64Array | null
}

/** Checks the next rows after `after`, and writes them as they were judged. Gives the last of them; null where none is left. */
export async function checkNext(
  { tx, now }: Transaction,
  { context, batch, numbers }: Steady,
  {
    after,
    most,
    session,
  }: { readonly after: number; readonly most: number; readonly session: Session },
): Promise<number | null> {
  const some = numbers
    ? rowsOfNumbers(numbers, after, most)
    : await rowsBefore(context, tx, batch, { after, most })
  if (some.length === 0) return null
  const kind = kindOf(batch)
  const place = { context, db: tx, batch, kind, now }
  const functions = functionsOf(context.parts, batch)
  const rows = some.map((row) => readRow(kind, batch, row, now))
  const facts = await functions.look(place, rows, false)
  const judged = rows.map((row) => functions.judge(row, facts, place))
  const checked = {
    kind,
    count: rows.length,
    rows,
    texts: [],
    judged,
    among: new Map(),
    faults: [],
  }
  await writeChecked(context, tx, batch, checked, { from: 0, to: rows.length, session })
  return (some.at(-1) as SteadyRow).rowNo
}

function rowsOfNumbers(numbers: Float64Array, after: number, most: number): readonly SteadyRow[] {
  const from = Math.max(after - FIRST + 1, 0)
  return Array.from(numbers.subarray(from, from + most), (id, at) => ({
    rowNo: from + at + FIRST,
    cells: { id: String(id) },
  }))
}

/** Rows of the batch that is taken back or run again: those that are done, or those that failed or were not come to. */
async function rowsBefore(
  { rows, entities }: PortalContext,
  db: Db | Tx,
  { undoOf, retryOf }: Row,
  { after, most }: { readonly after: number; readonly most: number },
): Promise<readonly SteadyRow[]> {
  const open = { any: [{ status: 'failed' }, { status: 'skipped', problem: 'X3' }] }
  const where = {
    batch: undoOf ?? retryOf,
    rowNo: { gt: after },
    ...(undoOf ? { status: 'done' } : open),
  }
  const entity = entityNamed({ entities }, 'batchRow')
  const found = await rows.select(db, entity, where, { limit: most, sort: 'rowNo' })
  return found.map(({ rowNo, data }) => ({ rowNo: rowNo as number, cells: data as Cells }))
}

import type { BulkKind, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import type { Finding } from '#derive/bulk/finding.ts'
import { finding } from '#derive/bulk/finding.ts'
import type { Mapping } from '#derive/bulk/mapping.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { SourceFault } from './SourceFault.ts'
import { fileOf } from './sourceFile.ts'

/** The rows a batch is about, before they are judged. */
export interface SourceRows {
  readonly rows: readonly { readonly rowNo: number; readonly cells: Cells }[]
  /** What is odd about the file as a whole (F6). */
  readonly notices: readonly Finding[]
}

/** Rows read at once from an earlier batch. */
const PORTION = 1000

/** Reads the rows of a batch: from its file, or from the batch it repeats, runs again or takes back. */
export async function sourceRows(
  context: PortalContext,
  batch: Row,
  kind: BulkKind,
  db: Db | Tx,
): Promise<SourceRows> {
  if (batch.retryOf) return earlier(await rowsToRetry(context, db, batch.retryOf as number))
  if (batch.undoOf) return earlier(await rowsOf(context, db, batch.undoOf as number, ['done']))
  const isOnPurpose = batch.repeatOf && (batch.options as Row | null)?.onwards !== true
  if (isOnPurpose) return earlier(await rowsOf(context, db, batch.repeatOf as number))
  if (batch.file) return fromFile(context, batch, kind, db)
  throw new SourceFault(finding('F7'))
}

async function fromFile(
  context: PortalContext,
  batch: Row,
  kind: BulkKind,
  db: Db | Tx,
): Promise<SourceRows> {
  const bytes = await fileOf(context, batch)
  // The readers of spreadsheets are large: they are loaded where one is read.
  const { readSheet } = await import('#derive/bulk/sheet/readSheet.ts')
  const { BulkFileError } = await import('#derive/bulk/sheet/bulkFileError.ts')
  const mapping = (batch.mapping as Mapping | null) ?? undefined
  try {
    return await readSheet(bytes, kind, mapping)
  } catch (error) {
    if (!(error instanceof BulkFileError)) throw error
    const asBefore =
      error.finding.code === 'F5' && !mapping && (await asMapped(bytes, kind, db, batch))
    if (asBefore) return asBefore
    throw new SourceFault(error.finding)
  }
}

/** A file with headers that somebody mapped before is read as the one before; undefined where nobody did. */
async function asMapped(
  bytes: Uint8Array,
  kind: BulkKind,
  db: Db | Tx,
  { source }: Row,
): Promise<SourceRows | undefined> {
  const { readColumns } = await import('#derive/bulk/sheet/readColumns.ts')
  const { readSheet } = await import('#derive/bulk/sheet/readSheet.ts')
  const { mappedAs, remembered } = await import('./mappedBefore.ts')
  const known = await remembered(db, kind, await readColumns(bytes), source as number | null)
  if (!known) return undefined
  const { rows, notices } = await readSheet(bytes, kind, known.mapping)
  return { rows, notices: [...notices, mappedAs(kind, known.batchNo, known.mapping)] }
}

const earlier = (rows: readonly Row[]): SourceRows => ({
  rows: rows.map(({ rowNo, data }) => ({ rowNo: rowNo as number, cells: data as Cells })),
  notices: [],
})

async function rowsOf(
  context: PortalContext,
  db: Db | Tx,
  batch: number,
  status?: readonly string[],
): Promise<Row[]> {
  const found: Row[] = []
  for (let after = 0; ; ) {
    const where = { batch, rowNo: { gt: after }, ...(status && { status }) }
    const some = await context.rows.select(db, entityNamed(context, 'batchRow'), where, {
      limit: PORTION,
      sort: 'rowNo',
    })
    found.push(...some)
    if (some.length < PORTION) return found
    after = some.at(-1)?.rowNo as number
  }
}

/** Rows that failed or were not come to, but for those that a re-run has done since. */
async function rowsToRetry(context: PortalContext, db: Db | Tx, batch: number): Promise<Row[]> {
  const rows = [
    ...(await rowsOf(context, db, batch, ['failed'])),
    ...(await rowsOf(context, db, batch, ['skipped'])).filter(({ problem }) => problem === 'X3'),
  ]
  const again = await db
    .selectFrom('batchRow as r')
    .innerJoin('batchGive as b', 'b.id', 'r.batch')
    .select('r.rowNo')
    .where('b.retryOf', '=', batch)
    .where('r.status', '=', 'done')
    .execute()
  const done = new Set(again.map(({ rowNo }) => Number(rowNo)))
  return rows
    .filter(({ rowNo }) => !done.has(rowNo as number))
    .toSorted((a, b) => (a.rowNo as number) - (b.rowNo as number))
}

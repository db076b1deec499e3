import type { BulkKind, Row } from '#declare'
import { type DoubleRow, doubles } from '#derive/bulk/doubles.ts'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { strays, usualOf } from '#derive/bulk/strays.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { insertRows } from '../records/insertRows.ts'
import type { Judged, ReadRow } from './bulkFunctions.ts'
import { bundleOf, filesAlong } from './files/bundle.ts'
import { functionsOf } from './functionsOf.ts'
import { kindOf } from './kindOf.ts'
import { judgedValues, readRow } from './rowOf.ts'
import { SourceFault } from './SourceFault.ts'
import { sourceRows } from './sourceRows.ts'

/** Rows read or judged at a stretch; others are answered in between. */
const STRETCH = 1000

/** A list on its way through the dry run: read and judged, to be written portion by portion. */
export interface Checked {
  readonly kind: BulkKind
  /** How many there are; what is written is let go of. */
  readonly count: number
  rows: readonly ReadRow[]
  readonly texts: readonly string[]
  readonly judged: readonly Judged[]
  /** What is found in rows beside the others of their list, by row number. */
  readonly among: ReadonlyMap<number, readonly Finding[]>
  /** Of the file as a whole: F6, and what stops the check. */
  readonly faults: readonly Finding[]
}

/** Reads and judges the list of a batch; writes nothing. What is wrong with the file itself comes back in `faults`. */
export async function judgeList(
  context: PortalContext,
  batch: Row,
  db: Db | Tx = context.database.db,
): Promise<Checked> {
  const kind = kindOf(batch)
  try {
    return await judged(context, batch, kind, db)
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    return {
      kind,
      count: 0,
      rows: [],
      texts: [],
      judged: [],
      among: new Map(),
      faults: [error.found],
    }
  }
}

async function judged(
  context: PortalContext,
  batch: Row,
  kind: BulkKind,
  db: Db | Tx,
): Promise<Checked> {
  const source = await sourceRows(context, batch, kind, db)
  // What came along is looked at before anything is judged by it.
  if (filesAlong(batch).length > 0 && !batch.undoOf) await bundleOf(context, batch)
  if (source.rows.length === 0) throw new SourceFault(finding('F7'))
  if (source.rows.length > kind.most)
    throw new SourceFault(finding('F8', { max: kind.most, rows: source.rows.length }))
  const now = shanghaiTime(context.clock())
  const functions = functionsOf(context.parts, batch)
  const rows: ReadRow[] = []
  const found: Judged[] = []
  for (let at = 0; at < source.rows.length; at += STRETCH) {
    const some = source.rows.slice(at, at + STRETCH).map((row) => readRow(kind, batch, row, now))
    const place = { context, db, batch, kind, now }
    const facts = await functions.look(place, some, false)
    rows.push(...some)
    for (const row of some) found.push(functions.judge(row, facts, place))
    await breath()
  }
  const told = rows.map(({ rowNo, values }, at) => ({
    rowNo,
    values,
    user: found[at]?.user ?? null,
  }))
  const texts = rows.map(({ text }) => text)
  const among = foundAmong(kind, batch, told)
  return { kind, count: rows.length, rows, texts, judged: found, among, faults: source.notices }
}

/** What rows are only found to be beside the others: doubles (D1), and amounts far off (D5). */
function foundAmong(
  kind: BulkKind,
  { undoOf }: Row,
  rows: readonly DoubleRow[],
): ReadonlyMap<number, readonly Finding[]> {
  const twice = doubles(kind, rows)
  // What was given once, however much, is taken back.
  const usual = usualOf(kind, undoOf ? [] : rows.map(({ values }) => values))
  return new Map(
    rows.map(({ rowNo, values }) => {
      const double = twice.get(rowNo)
      return [rowNo, [...(double ? [double] : []), ...strays(kind, values, usual)]]
    }),
  )
}

/** Lets whatever waits go first. */
const breath = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Writes the rows from `from` to `to` as they were judged. */
export async function writeChecked(
  context: PortalContext,
  tx: Tx,
  batch: Row,
  { kind, rows, judged: found, among }: Checked,
  { from, to, session }: { readonly from: number; readonly to: number; readonly session: Session },
): Promise<void> {
  const now = shanghaiTime(context.clock())
  const by = session.user?.id ?? null
  const stamps = { version: 1, createdAt: now, updatedAt: now, createdBy: by, updatedBy: by }
  const values = rows.slice(from, to).map((row, at) => {
    return {
      ...stamps,
      batch: batch.id,
      rowNo: row.rowNo,
      key: row.key,
      edited: false,
      ...judgedValues(kind, row, found[from + at] as Judged, among.get(row.rowNo) ?? []),
    }
  })
  // Neither batches nor app users are ever removed.
  await insertRows(tx, entityNamed(context, 'batchRow'), values, 'key', false)
}

/** Lets go of rows that are written, so that a long list does not weigh twice. */
export function letGo(checked: Checked, from: number, to: number): void {
  const rows = checked.rows as (ReadRow | undefined)[]
  rows.fill(undefined, from, to)
}

/** Removes what an earlier attempt wrote of a batch that is checked from its file anew. */
export async function clearRows(tx: Tx, batch: number): Promise<void> {
  const own = tx.selectFrom('batchRow').select('id').where('batch', '=', batch)
  await tx
    .deleteFrom('_reference')
    .where('entity', '=', 'batchRow')
    .where('id', 'in', own)
    .execute()
  await tx.deleteFrom('batchRow').where('batch', '=', batch).execute()
}

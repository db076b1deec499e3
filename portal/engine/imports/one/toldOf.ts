import type { BulkKind, Label, Row } from '#declare'
import { type Became, replyOf, type ToldRow, whyOf } from '#derive/bulk/answers.ts'
import type { Cells } from '#derive/bulk/cell.ts'
import { normalise } from '#derive/bulk/normalise.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import { entityNamed, type PortalContext } from '../../context/portalContext.ts'
import { functionsOf } from '../functionsOf.ts'
import { giftOf } from './giftOf.ts'

/** A row of a list in words: for colleagues, and for the person it was meant for. */
export interface Told {
  readonly became: Became
  readonly gift: Label
  readonly until: string | null
  readonly why: Label
  /** A sentence to send her; null where it gives nothing to one person. */
  readonly reply: string | null
}

/** Rows of batches in words, by the row's id: what each gives, what became of it and why, and what to answer. */
export async function toldOf(
  context: PortalContext,
  db: Db | Tx,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, Told>> {
  const batches = await batchesOf(context, db, rows)
  const told = new Map<number, Told>()
  for (const row of rows) {
    const batch = batches.get(Number(row.batch))
    const kind = batch && bulkKinds[batch.kind as string]
    if (kind) told.set(row.id as number, await rowTold(context, db, { row, batch, kind }))
  }
  return told
}

/** The batches rows belong to, by their number. */
async function batchesOf(
  context: PortalContext,
  db: Db | Tx,
  rows: readonly Row[],
): Promise<ReadonlyMap<number, Row>> {
  const ids = [...new Set(rows.map(({ batch }) => Number(batch)))]
  const found = await context.rows.readMany(db, entityNamed(context, 'batchGive'), ids)
  return new Map(found.map((batch) => [batch.id as number, batch]))
}

interface Placed {
  readonly row: Row
  readonly batch: Row
  readonly kind: BulkKind
}

async function rowTold(context: PortalContext, db: Db | Tx, placed: Placed): Promise<Told> {
  const { row, batch, kind } = placed
  const today = shanghaiTime(context.clock()).slice(0, 10)
  const { values } = normalise(kind, (row.data ?? {}) as Cells, today)
  const gift = await giftOf(context, db, kind, values)
  const back = row.status === 'done' ? await takenBackBy(context, db, placed) : null
  const became = back ? 'reversed' : becameOf(placed)
  const until = await untilOf(context, db, placed, values)
  const did: Label = batch.undoOf ? ['已收回', 'taken back'] : kind.did
  const told: ToldRow = {
    ...{ became, gift, until, did },
    batchNo: String(batch.batchNo),
    reason: String(batch.reason),
    rowNo: batch.user ? null : Number(row.rowNo),
    code: (row.problem as string | null) ?? null,
    message: (row.message as string | null) ?? null,
    by: back ?? ((batch.refusal as string | null) || null),
  }
  const reply = kind.one && !batch.undoOf ? replyOf(told) : null
  return { became, gift, until, why: whyOf(told), reply }
}

function becameOf({ row, batch }: Placed): Became {
  if (row.status === 'done') return 'given'
  if (batch.status === 'cancelled') return 'cancelled'
  if (row.status === 'skipped') return 'skipped'
  if (row.status === 'failed') return 'failed'
  if (batch.status === 'approval') return 'approving'
  if (batch.status === 'problem') return 'faulty'
  if (batch.status === 'paused') return 'paused'
  return batch.status === 'ready' && batch.refusal ? 'refused' : 'waiting'
}

/** The number of the batch that took the row back; null where it stands. */
async function takenBackBy(
  context: PortalContext,
  db: Db | Tx,
  { row, batch }: Placed,
): Promise<string | null> {
  if (!batch.undoneBy) return null
  const [back] = await context.rows.select(
    db,
    entityNamed(context, 'batchRow'),
    { batch: batch.undoneBy, user: row.user, rowNo: row.rowNo, status: 'done' },
    { limit: 1 },
  )
  if (!back) return null
  const by = await context.rows.read(
    db,
    entityNamed(context, 'batchGive'),
    batch.undoneBy as number,
  )
  return by ? String(by.batchNo) : null
}

/** Until when what was given lasts: as it was told before it ran, by a column, or as the result tells it. */
async function untilOf(
  context: PortalContext,
  db: Db | Tx,
  { row, batch, kind }: Placed,
  values: Row,
): Promise<string | null> {
  if (row.until) return String(row.until)
  const name = kind.one?.until
  if (!name) return null
  if (name in kind.columns) return values[name] ? String(values[name]) : 'forever'
  if (row.status !== 'done') return null
  const now = shanghaiTime(context.clock())
  const adds = await functionsOf(context.parts, batch).adds({ context, db, batch, kind, now }, [
    row,
  ])
  const said = adds.get(row.id as number)?.[name]
  return said ? String(said) : null
}

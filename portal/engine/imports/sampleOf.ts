import type { Row } from '#declare'
import { forbidden } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { hmac } from '#portal/storage/objects/hmac.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { type Call, demand, findVisible } from '../records/call.ts'
import { mayApprove } from './rights.ts'

/** Rows drawn of a list. */
const DRAWN = 10

/** Rows drawn for whoever approves a batch, in the order of the file, out of so many that are to be carried out. */
export interface Sample {
  readonly rows: readonly { readonly id: number; readonly rowNo: number }[]
  readonly of: number
}

/**
 * `GET batchGive/{id}/sample`: the rows drawn for whoever approves. Whoever made the list is not told, so that no row
 * is written to be passed by.
 */
export async function sample(call: Call, id: number): Promise<Row> {
  demand(call, 'read')
  const { context, session } = call
  const batch = await findVisible(call, context.database.db, id)
  if (!mayApprove(session) || batch.createdBy === session.user?.id)
    throw forbidden(['抽查行只给复核人看', 'Rows are drawn for those who approve the batch'])
  const { rows, of } = await sampleOf(context, context.database.db, batch)
  return { rows, of }
}

/**
 * Ten rows of a batch, the same each time they are drawn: each has a rank of its own by the batch, its place in the
 * file and the portal's secret, and the first ten are drawn, whatever becomes of the others.
 */
export async function sampleOf(
  { secret }: Pick<PortalContext, 'secret'>,
  db: Db | Tx,
  batch: Row,
): Promise<Sample> {
  const found = await db
    .selectFrom('batchRow')
    .select(['id', 'rowNo'])
    .where('batch', '=', batch.id)
    .where('level', '<>', 'error')
    .where('status', '<>', 'skipped')
    .where('deletedAt', 'is', null)
    .execute()
  const seed = seedOf(await hmac('SHA-256', secret, `sample of batch ${batch.id}`))
  const rows = found
    .map(({ id, rowNo }) => ({ id: Number(id), rowNo: Number(rowNo) }))
    .map((row) => ({ row, rank: mixed(seed ^ row.rowNo) }))
    .toSorted((a, b) => a.rank - b.rank || a.row.rowNo - b.row.rowNo)
    .slice(0, DRAWN)
    .map(({ row }) => row)
    .toSorted((a, b) => a.rowNo - b.rowNo)
  return { rows, of: found.length }
}

const seedOf = ({ buffer }: Uint8Array<ArrayBuffer>): number => new DataView(buffer).getInt32(0)

/** Spreads numbers that lie beside each other over all of 32 bits (the finalizer of MurmurHash3). */
function mixed(number: number): number {
  const a = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  const b = Math.imul(a ^ (a >>> 13), 0xc2b2ae35)
  return (b ^ (b >>> 16)) >>> 0
}

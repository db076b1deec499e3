import type { Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Pauses } from '../records/counts.ts'
import { cellsMasked } from './cellsMasked.ts'
import { keysAlong } from './files/bundle.ts'
import { keyOfFile } from './sourceFile.ts'

/** How long lists and phones are kept. */
const KEPT = '-180d'
/** Batches, and rows, at a stretch. */
const AT_ONCE = 50
const ROWS = 500

/**
 * For the night: removes the files of batches older than 180 days and shows phones in their rows in part from then on;
 * user numbers and the ledger stay. Gives how many batches.
 */
export async function clearOldBatches(context: PortalContext, night: Pauses): Promise<number> {
  const entity = context.entities.get('batchGive')
  if (!entity) return 0
  const before = shift(shanghaiTime(context.clock()), KEPT)
  const old = { createdAt: { lt: { text: before } }, clearedAt: null }
  for (let cleared = 0; ; ) {
    const { db } = context.database
    const batches = night.isOver()
      ? []
      : await context.rows.select(db, entity, old, { limit: AT_ONCE })
    for (const batch of batches) await clear(context, night, batch)
    cleared += batches.length
    if (batches.length < AT_ONCE) return cleared
    await night.rest()
  }
}

/** Rows first, the mark last: a night that breaks off begins with this batch again. */
async function clear(context: PortalContext, night: Pauses, batch: Row): Promise<void> {
  for (let after = 0; ; await night.rest()) {
    const last = await maskRows(context, batch, after)
    if (last === null) break
    after = last
  }
  const key = keyOfFile(context, batch)
  for (const one of [...(key ? [key] : []), ...keysAlong(context, batch)])
    await context.store?.remove(one)
  await context.database.db.deleteFrom('_batchFile').where('batch', '=', batch.id).execute()
  const clearedAt = shanghaiTime(context.clock())
  await context.database.transaction((tx) =>
    context.rows.keep(tx, entityNamed(context, 'batchGive'), batch.id as number, { clearedAt }),
  )
}

async function maskRows(context: PortalContext, batch: Row, after: number): Promise<number | null> {
  const entity = entityNamed(context, 'batchRow')
  const where = { batch: batch.id, rowNo: { gt: after } }
  const rows = await context.rows.select(context.database.db, entity, where, {
    limit: ROWS,
    sort: 'rowNo',
  })
  if (rows.length === 0) return null
  await context.database.transaction(async (tx) => {
    for (const row of rows)
      await context.rows.keep(tx, entity, row.id as number, {
        data: cellsMasked(row.data as Cells),
        // Long after the last day of taking back.
        effect: null,
      })
    touch(tx, 'batchRow')
  })
  return rows.at(-1)?.rowNo as number
}

import type { Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { entityNamed, type Ground } from '../context/ground.ts'
import type { Pauses } from '../records/counts.ts'
import { cellsMasked } from './cellsMasked.ts'
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
export async function clearOldBatches(ground: Ground, night: Pauses): Promise<number> {
  const entity = ground.entities.get('batchGive')
  if (!entity) return 0
  const before = shift(shanghaiTime(ground.clock()), KEPT)
  const old = { createdAt: { lt: { text: before } }, clearedAt: null }
  for (let cleared = 0; ; ) {
    const { db } = ground.database
    const batches = night.isOver()
      ? []
      : await ground.rows.select(db, entity, old, { limit: AT_ONCE })
    for (const batch of batches) await clear(ground, night, batch)
    cleared += batches.length
    if (batches.length < AT_ONCE) return cleared
    await night.rest()
  }
}

/** Rows first, the mark last: a night that breaks off begins with this batch again. */
async function clear(ground: Ground, night: Pauses, batch: Row): Promise<void> {
  for (let after = 0; ; await night.rest()) {
    const last = await maskRows(ground, batch, after)
    if (last === null) break
    after = last
  }
  const key = keyOfFile(ground, batch)
  if (key) await ground.store?.remove(key)
  const clearedAt = shanghaiTime(ground.clock())
  await ground.database.transaction((tx) =>
    ground.rows.keep(tx, entityNamed(ground, 'batchGive'), batch.id as number, { clearedAt }),
  )
}

async function maskRows(ground: Ground, batch: Row, after: number): Promise<number | null> {
  const entity = entityNamed(ground, 'batchRow')
  const where = { batch: batch.id, rowNo: { gt: after } }
  const rows = await ground.rows.select(ground.database.db, entity, where, {
    limit: ROWS,
    sort: 'rowNo',
  })
  if (rows.length === 0) return null
  await ground.database.transaction(async (tx) => {
    for (const row of rows)
      await ground.rows.keep(tx, entity, row.id as number, {
        data: cellsMasked(row.data as Cells),
        // Long after the last day of taking back.
        effect: null,
      })
    touch(tx, 'batchRow')
  })
  return rows.at(-1)?.rowNo as number
}

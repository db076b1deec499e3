import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { toColumns } from '#derive/row.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { readRows } from '../records/storeRead.ts'
import { mediaFields, withStoredAddresses } from './storedAddresses.ts'

/** So many records are read and written in one transaction. */
const PAGE = 200

/**
 * Brings records that hold whole addresses of the portal's own store to the paths that records keep today: those in
 * use, in the bin, and what was published last. Versions and times of the records stay as they are; a record that
 * somebody saves at the same moment is brought there by that save.
 *
 * @param former origins that the portal was reached by before, such as `http://192.168.1.8:5180`
 * @returns how many records were changed, by the name of their entity
 */
export async function keepByPath(
  context: PortalContext,
  former: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const own = { store: context.store, origins: [...context.origins, ...former] }
  const changed = new Map<string, number>()
  for (const entity of context.entities.values()) {
    if (mediaFields(entity).length === 0) continue
    const map = (row: Row) => withStoredAddresses(own, entity, row)
    const count =
      (await inRecords(context, entity, map)) + (await inPublished(context, entity, map))
    if (count > 0) changed.set(entity.name, count)
  }
  return changed
}

type MapRow = (row: Row) => Row

async function inRecords(context: PortalContext, entity: Entity, map: MapRow): Promise<number> {
  const { db } = context.database
  let count = 0
  for (let last = 0; ; ) {
    const ids = await idsAfter(db, entity, last)
    if (ids.length === 0) return count
    count += await db.transaction().execute(async (tx) => {
      const fields = mediaFields(entity)
      const rows = await readRows(tx, entity, ids, { binned: true, fields })
      let written = 0
      for (const row of rows) written += await rewrite(tx, entity, row, map(row))
      if (written > 0) touch(tx, entity.name)
      return written
    })
    last = ids.at(-1) as number
  }
}

async function idsAfter(db: Db, { name }: Entity, last: number): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(name)} where id > ${last} order by id limit ${PAGE}`.execute(db)
  return rows.map(({ id }) => Number(id))
}

async function rewrite(tx: Tx, entity: Entity, row: Row, now: Row): Promise<number> {
  if (now === row) return 0
  const fresh = Object.fromEntries(
    mediaFields(entity)
      .filter((name) => now[name] !== row[name])
      .map((name) => [name, now[name]]),
  )
  const { numUpdatedRows } = await tx
    .updateTable(entity.name)
    .set(toColumns(entity, fresh))
    .where('id', '=', row.id)
    .where('version', '=', row.version)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

async function inPublished({ database }: PortalContext, { name }: Entity, map: MapRow) {
  const kept = await database.db
    .selectFrom('_published')
    .select(['recordId', 'content'])
    .where('entity', '=', name)
    .execute()
  let count = 0
  for (const { recordId, content } of kept) {
    const row = JSON.parse(content as string) as Row
    const now = map(row)
    if (now === row) continue
    const { numUpdatedRows } = await database.db
      .updateTable('_published')
      .set({ content: JSON.stringify(now) })
      .where('entity', '=', name)
      .where('recordId', '=', recordId)
      .where('content', '=', content)
      .executeTakeFirst()
    count += Number(numUpdatedRows)
  }
  return count
}

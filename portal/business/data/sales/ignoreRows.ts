import { type Kysely, sql } from 'kysely'
import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { repoint, standing } from './dailyRows.ts'

type Tables = Kysely<{ [table: string]: Row }>

/** Finds the entry that leaves a row out: of its shop, or of all shops of the platform. */
export async function ignoredBy(db: Db | Tx): Promise<(row: Row) => number | null> {
  const entries = await db
    .selectFrom('salesIgnored')
    .select(['id', 'platform', 'shop', 'goodsCode'])
    .where('deletedAt', 'is', null)
    .execute()
  const key = (...parts: readonly unknown[]) => JSON.stringify(parts)
  const byKey = new Map(
    entries.map(({ id, platform, shop, goodsCode }) => [
      key(platform, shop ?? null, goodsCode),
      Number(id),
    ]),
  )
  return ({ platform, shop, goodsCode }) =>
    byKey.get(key(platform, shop, goodsCode)) ?? byKey.get(key(platform, null, goodsCode)) ?? null
}

/** Sets aside the unmatched rows an entry means, and gives their ids. */
export async function ignoreRows(tx: Tx, entry: Row): Promise<readonly number[]> {
  const { platform, shop, goodsCode } = entry
  const meant = { platform, goodsCode, matchStatus: 'unmatched', ...(shop ? { shop } : {}) }
  const ids = await standing(tx, meant)
  await repoint(tx, ids, 'ignored', { ignored: entry.id })
  return ids
}

/** Brings the rows of an entry back among the sales, and gives their ids. */
export async function restoreRows(tx: Tx, entry: number): Promise<readonly number[]> {
  const rows = await tx
    .selectFrom('salesDaily')
    .select('id')
    .where('ignored', '=', entry)
    .where('deletedAt', 'is', null)
    .execute()
  const ids = rows.map(({ id }) => Number(id))
  await repoint(tx, ids, 'ignored', { ignored: null })
  return ids
}

/** Counts anew what entries leave out. */
export async function countIgnored(tx: Tx, entries: readonly number[]): Promise<void> {
  const db = tx as unknown as Tables
  for (const id of new Set(entries)) {
    const { rows } = await sql<Row>`select count(*) as "rows", coalesce(sum(amount), 0) as "amount",
      max("date") as "lastSeen" from "salesDaily" where ignored = ${id} and "deletedAt" is null`.execute(
      db,
    )
    const { rows: count, amount, lastSeen } = rows[0] as Row
    await db
      .updateTable('salesIgnored')
      .set({ rows: Number(count), amount: Number(amount), lastSeen: lastSeen ?? null })
      .where('id', '=', id)
      .execute()
  }
  touch(tx, 'salesIgnored')
}

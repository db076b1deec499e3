import { type Kysely, sql } from 'kysely'
import type { Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { memoize } from '#portal/storage/db/memoize.ts'
import { prepareStatement } from '#portal/storage/db/prepareStatement.ts'

type Tables = Kysely<{ [table: string]: Row }>
/** So many rows in one statement. */
const AT_ONCE = 500

/** Ids of the rows of a day, not left out, that have all of these values. */
export async function standing(tx: Tx, values: Row): Promise<readonly number[]> {
  const rows = await standingBy(Object.keys(values).join())(tx, values)
  return rows.map(({ id }) => Number(id))
}

/** Asked for each goods of a list: the statement is spelled once for all that name the same columns. */
const standingBy = memoize((names: string) =>
  prepareStatement<{ id: unknown }, Row>((db, slot) => {
    let query = (db as unknown as Tables)
      .selectFrom('salesDaily')
      .select('id')
      .where('ignored', 'is', null)
      .where('deletedAt', 'is', null)
    for (const name of names.split(',')) query = query.where(name, '=', slot(name))
    return query
  }),
)

/** The rows of a day, not left out, that wait for goods of a platform with one of these numbers. */
export async function waitingFor(
  tx: Tx,
  platform: unknown,
  codes: readonly unknown[],
): Promise<readonly { readonly id: number; readonly code: string }[]> {
  const found: { id: number; code: string }[] = []
  for (let at = 0; at < codes.length; at += AT_ONCE) {
    const rows = await (tx as unknown as Tables)
      .selectFrom('salesDaily')
      .select(['id', 'goodsCode'])
      .where('platform', '=', platform)
      .where('goodsCode', 'in', codes.slice(at, at + AT_ONCE))
      .where('matchStatus', '=', 'unmatched')
      .where('ignored', 'is', null)
      .where('deletedAt', 'is', null)
      .execute()
    found.push(...rows.map(({ id, goodsCode }) => ({ id: Number(id), code: String(goodsCode) })))
  }
  return found
}

/** Writes values into many rows, and lets go what their `path` pointed to; `then` follows within each portion. */
export async function repoint(
  tx: Tx,
  ids: readonly number[],
  path: string,
  values: Row,
  then?: (some: readonly number[]) => Promise<unknown>,
): Promise<void> {
  if (ids.length === 0) return
  const db = tx as unknown as Tables
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    const some = ids.slice(at, at + AT_ONCE)
    await db
      .updateTable('salesDaily')
      .set({ ...values, version: sql`version + 1` } as never)
      .where('id', 'in', some)
      .execute()
    await db
      .deleteFrom('_reference')
      .where('entity', '=', 'salesDaily')
      .where('path', '=', path)
      .where('id', 'in', some)
      .execute()
    await then?.(some)
  }
  touch(tx, 'salesDaily')
}

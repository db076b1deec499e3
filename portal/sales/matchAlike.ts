import { type Kysely, sql } from 'kysely'
import type { Row } from '#declare'
import type { Tx } from '../db/database.ts'
import { touch } from '../db/freshness.ts'

type Tables = Kysely<{ [table: string]: Row }>
/** What goods of a platform are matched with. */
export interface Match {
  readonly platform: unknown
  readonly goodsCode: unknown
  readonly goods: unknown
}
const AT_ONCE = 500

/** Matches every row of that platform and number that waits for it, and gives their ids. */
export async function matchAlike(tx: Tx, match: Match): Promise<readonly number[]> {
  const ids = await idsOf(tx, match, 'unmatched')
  const { goods } = match
  for (const some of portions(ids)) {
    await write(tx, some, goods, 'matched')
    const db = tx as unknown as Tables
    await db
      .insertInto('_reference')
      .values(
        some.map((id) => ({
          entity: 'salesDaily',
          id,
          path: 'goods',
          toEntity: 'goods',
          toId: goods,
        })),
      )
      .execute()
  }
  return ids
}

/** Takes that match off every row of that platform and number, and gives their ids. */
export async function unmatchAlike(tx: Tx, match: Match): Promise<readonly number[]> {
  const ids = await idsOf(tx, match, 'matched')
  for (const some of portions(ids)) {
    await write(tx, some, null, 'unmatched')
    await tx
      .deleteFrom('_reference')
      .where('entity', '=', 'salesDaily')
      .where('path', '=', 'goods')
      .where('id', 'in', some)
      .execute()
  }
  return ids
}

async function idsOf(tx: Tx, { platform, goodsCode, goods }: Match, status: string) {
  const db = tx as unknown as Tables
  let query = db
    .selectFrom('salesDaily')
    .select('id')
    .where('platform', '=', platform)
    .where('goodsCode', '=', goodsCode)
    .where('matchStatus', '=', status)
    .where('ignored', 'is', null)
    .where('deletedAt', 'is', null)
  if (status === 'matched') query = query.where('goods', '=', goods)
  return (await query.execute()).map(({ id }) => Number(id))
}

const portions = (ids: readonly number[]): readonly (readonly number[])[] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  )

async function write(tx: Tx, ids: readonly number[], goods: unknown, matchStatus: string) {
  const db = tx as unknown as Tables
  await db
    .updateTable('salesDaily')
    .set({ goods, matchStatus, version: sql`version + 1` } as never)
    .where('id', 'in', ids)
    .execute()
  touch(tx, 'salesDaily')
}

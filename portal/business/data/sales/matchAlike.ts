import type { Kysely } from 'kysely'
import type { Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import { repoint, standing } from './dailyRows.ts'

type Tables = Kysely<{ [table: string]: Row }>
/** What goods of a platform are matched with. */
export interface Match {
  readonly platform: unknown
  readonly goodsCode: unknown
  readonly goods: unknown
}

/** Matches every row of that platform and number that waits for it, and gives their ids. */
export async function matchAlike(tx: Tx, match: Match): Promise<readonly number[]> {
  const { platform, goodsCode, goods } = match
  const ids = await standing(tx, { platform, goodsCode, matchStatus: 'unmatched' })
  const point = (some: readonly number[]) => {
    const rows = some.map((id) => ({ id, path: 'goods', toEntity: 'goods', toId: goods }))
    return (tx as unknown as Tables)
      .insertInto('_reference')
      .values(rows.map((row) => ({ entity: 'salesDaily', ...row })))
      .execute()
  }
  await repoint(tx, ids, 'goods', { goods, matchStatus: 'matched' }, point)
  return ids
}

/** Takes that match off every row of that platform and number, and gives their ids. */
export async function unmatchAlike(tx: Tx, match: Match): Promise<readonly number[]> {
  const { platform, goodsCode, goods } = match
  const ids = await standing(tx, { platform, goodsCode, goods, matchStatus: 'matched' })
  await repoint(tx, ids, 'goods', { goods: null, matchStatus: 'unmatched' })
  return ids
}

import type { Kysely } from 'kysely'
import type { Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import { repoint, standing, waitingFor } from './dailyRows.ts'

type Tables = Kysely<{ [table: string]: Row }>
/** What goods of a platform are matched with. */
export interface Match {
  readonly platform: unknown
  readonly goodsCode: unknown
  readonly goods: unknown
}

/** Matches every row of that platform and number that waits for it, and gives their ids. */
export async function matchAlike(tx: Tx, match: Match): Promise<readonly number[]> {
  const { platform, goodsCode } = match
  const ids = await standing(tx, { platform, goodsCode, matchStatus: 'unmatched' })
  await pointAt(tx, ids, match)
  return ids
}

/** The same for many goods: which of them any row waits for is asked at once, and few rows do. */
export async function matchAll(tx: Tx, matches: readonly Match[]): Promise<void> {
  for (const [platform, some] of Map.groupBy(matches, (match) => match.platform)) {
    const codes = some.map(({ goodsCode }) => goodsCode)
    const waiting = Map.groupBy(await waitingFor(tx, platform, codes), ({ code }) => code)
    for (const match of some) {
      const rows = waiting.get(match.goodsCode as string)
      // The first of several with one number has them, as if they came one after the other.
      waiting.delete(match.goodsCode as string)
      if (rows)
        await pointAt(
          tx,
          rows.map(({ id }) => id),
          match,
        )
    }
  }
}

async function pointAt(tx: Tx, ids: readonly number[], { goods }: Match): Promise<void> {
  const point = (some: readonly number[]) => {
    const rows = some.map((id) => ({ id, path: 'goods', toEntity: 'goods', toId: goods }))
    return (tx as unknown as Tables)
      .insertInto('_reference')
      .values(rows.map((row) => ({ entity: 'salesDaily', ...row })))
      .execute()
  }
  await repoint(tx, ids, 'goods', { goods, matchStatus: 'matched' }, point)
}

/** Takes that match off every row of that platform and number, and gives their ids. */
export async function unmatchAlike(tx: Tx, match: Match): Promise<readonly number[]> {
  const { platform, goodsCode, goods } = match
  const ids = await standing(tx, { platform, goodsCode, goods, matchStatus: 'matched' })
  await repoint(tx, ids, 'goods', { goods: null, matchStatus: 'unmatched' })
  return ids
}

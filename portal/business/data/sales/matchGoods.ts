import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'

const of = (platform: unknown, code: unknown) => `${platform} ${code}`

/** Finds our goods by a platform's number: matched before, or bearing that number themselves. */
export async function matchGoods(
  db: Db | Tx,
  rows: readonly Row[],
): Promise<(row: Row) => number | null> {
  const codes = [...new Set(rows.flatMap(({ goodsCode }) => goodsCode ?? []))]
  const found = new Map<string, number>()
  if (codes.length > 0) {
    const bearing = await db
      .selectFrom('goods')
      .select(['id', 'source', 'outerNo'])
      .where('outerNo', 'in', codes)
      .where('deletedAt', 'is', null)
      .execute()
    for (const { id, source, outerNo } of bearing) found.set(of(source, outerNo), Number(id))
    const matched = await db
      .selectFrom('salesDaily')
      .select(['platform', 'goodsCode', 'goods'])
      .distinct()
      .where('goodsCode', 'in', codes)
      .where('matchStatus', '=', 'matched')
      .where('deletedAt', 'is', null)
      .execute()
    for (const { platform, goodsCode, goods } of matched)
      found.set(of(platform, goodsCode), Number(goods))
  }
  return ({ platform, goodsCode }) => found.get(of(platform, goodsCode)) ?? null
}

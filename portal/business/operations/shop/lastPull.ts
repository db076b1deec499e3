import type { Db, Tx } from '#portal/storage/db/database.ts'

const NAME = 'shopOrders'

/** Until when the shop's orders were pulled, ISO 8601 with +08:00; undefined before the first time. */
export async function lastPull(db: Db | Tx): Promise<string | undefined> {
  const query = db.selectFrom('_clock').select('last').where('name', '=', NAME)
  return (await query.executeTakeFirst())?.last as string | undefined
}

/** Keeps it once the last of them stands. */
export async function markPull(tx: Tx, last: string): Promise<void> {
  await tx
    .insertInto('_clock')
    .values({ name: NAME, last })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last }))
    .execute()
}

import type { Db, Tx } from './database.ts'

/** The day, moment or number that something recurring was done for last; undefined before the first time. */
export async function lastDone(db: Db | Tx, name: string): Promise<string | undefined> {
  const query = db.selectFrom('_clock').select('last').where('name', '=', name)
  return (await query.executeTakeFirst())?.last as string | undefined
}

/** Keeps for what it was done, so that neither a restart nor a second portal does it again. */
export async function markDone(db: Db | Tx, name: string, last: string): Promise<void> {
  await db
    .insertInto('_clock')
    .values({ name, last })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ last }))
    .execute()
}

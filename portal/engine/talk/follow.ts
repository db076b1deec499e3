import type { Entity } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/**
 * Has people told of what others do to a record, or no longer. Whoever takes part in talk about it follows it from then
 * on, unless they said that they would rather not.
 */
export async function follow(
  tx: Tx,
  { name }: Entity,
  recordId: number,
  users: readonly number[],
  follows?: boolean,
): Promise<void> {
  for (const user of new Set(users)) {
    const row = { entity: name, recordId, user, follows: follows === false ? 0 : 1 }
    await tx
      .insertInto('_follow')
      .values(row)
      .onConflict((taken) => {
        const columns = taken.columns(['entity', 'recordId', 'user'])
        return follows === undefined
          ? columns.doNothing()
          : columns.doUpdateSet({ follows: row.follows })
      })
      .execute()
  }
}

/** Whether somebody follows a record. */
export async function followsOf(
  db: Db | Tx,
  { name }: Entity,
  recordId: number,
  user: number,
): Promise<boolean> {
  const row = await db
    .selectFrom('_follow')
    .select('follows')
    .where('entity', '=', name)
    .where('recordId', '=', recordId)
    .where('user', '=', user)
    .executeTakeFirst()
  return Number(row?.follows ?? 0) === 1
}

/** Who follows a record. */
export async function followersOf(
  db: Db | Tx,
  entity: string,
  recordId: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('_follow')
    .select('user')
    .where('entity', '=', entity)
    .where('recordId', '=', recordId)
    .where('follows', '=', 1)
    .execute()
  return rows.map(({ user }) => Number(user))
}

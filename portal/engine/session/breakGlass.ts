import type { Db, Tx } from '#portal/storage/db/database.ts'

/** How long a password signs in though passwords are off, in milliseconds. */
export const OPEN = 15 * 60_000

/** Lets one user in by their password for a while, though passwords are off: for whoever runs the machine. */
export async function breakGlass(db: Db | Tx, user: number, now: number): Promise<void> {
  const until = now + OPEN
  await db
    .insertInto('_breakGlass')
    .values({ user, until })
    .onConflict((conflict) => conflict.column('user').doUpdateSet({ until }))
    .execute()
}

/** Whether the glass of this user is broken just now. */
export async function isGlassBroken(db: Db | Tx, user: number, now: number): Promise<boolean> {
  const row = await db
    .selectFrom('_breakGlass')
    .select('until')
    .where('user', '=', user)
    .where('until', '>', now)
    .executeTakeFirst()
  return row !== undefined
}

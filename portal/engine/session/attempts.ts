import { sql } from 'kysely'
import type { Db } from '#portal/storage/db/database.ts'

/** Failed tries under one key. Moments in milliseconds. */
export interface Attempts {
  readonly failures: number
  readonly lastAt: number
  readonly lockedUntil: number
}
const none: Attempts = { failures: 0, lastAt: 0, lockedUntil: 0 }

/** Failures are forgotten after so long without one more. */
export const FORGOTTEN_AFTER = 15 * 60_000

/** What was tried under this key; nothing where it was long ago. */
export async function readAttempts(db: Db, key: string, now: number): Promise<Attempts> {
  const row = await db.selectFrom('_attempt').selectAll().where('key', '=', key).executeTakeFirst()
  if (!row) return none
  const found = {
    failures: Number(row.failures),
    lastAt: Number(row.lastAt),
    lockedUntil: Number(row.lockedUntil),
  }
  return found.lastAt + FORGOTTEN_AFTER > now || found.lockedUntil > now ? found : none
}

/**
 * Counts one more try under this key and says how many there were. Counted before the password is looked at, so that
 * tries sent at once cannot slip past the limit together.
 */
export async function countAttempt(db: Db, key: string, now: number): Promise<number> {
  const old = sql<boolean>`"_attempt"."lastAt" <= ${now - FORGOTTEN_AFTER}`
  const row = await db
    .insertInto('_attempt')
    .values({ key, failures: 1, lastAt: now, lockedUntil: 0 })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        failures: sql`case when ${old} then 1 else "_attempt"."failures" + 1 end`,
        lastAt: now,
      }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  return Number(row.failures)
}

/** Locks the key until a moment. */
export async function lockKey(db: Db, key: string, until: number): Promise<void> {
  await db.updateTable('_attempt').set({ lockedUntil: until }).where('key', '=', key).execute()
}

/** Forgets what was tried under this key. */
export async function forgetAttempts(db: Db, key: string): Promise<void> {
  await db.deleteFrom('_attempt').where('key', '=', key).execute()
}

/** Takes back one counted try that turned out well. */
export async function uncount(db: Db, key: string): Promise<void> {
  await db
    .updateTable('_attempt')
    .set({ failures: sql`"failures" - 1` })
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute()
}

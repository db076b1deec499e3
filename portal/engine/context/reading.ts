import { sql } from 'kysely'
import type { Db } from '#portal/storage/db/database.ts'
import type { PortalContext } from './portalContext.ts'
import type { Session } from './session.ts'

/**
 * Reads for a session from the read replica, where there is one and it holds what this session's user wrote; else from
 * the primary. What is done must only read from `database.db`, since it may be done twice; transactions go to the
 * primary as ever.
 */
export async function reading<T>(
  context: PortalContext,
  { user }: Pick<Session, 'user'>,
  work: (context: PortalContext) => Promise<T>,
): Promise<T> {
  const { replica, database } = context
  if (!replica) return work(context)
  const wrote = user ? await wroteUntil(database.db, user.id) : null
  return replica.read(wrote, (db) => work({ ...context, database: { ...database, db } }))
}

/** Where the log was when a user wrote last. */
async function wroteUntil(db: Db, user: number): Promise<string | null> {
  const row = await db
    .selectFrom('_wrote')
    .select('until')
    .where('user', '=', user)
    .executeTakeFirst()
  return row ? String(row.until) : null
}

/** Notes that a user has written up to now, for all portals: until a replica holds it, their lists come from the primary. */
export async function noteWritten({ database }: PortalContext, user: number): Promise<void> {
  const until = sql<string>`pg_current_wal_insert_lsn()::text`
  await database.db
    .insertInto('_wrote')
    .values({ user, until })
    .onConflict((conflict) => conflict.column('user').doUpdateSet({ until }))
    .execute()
}

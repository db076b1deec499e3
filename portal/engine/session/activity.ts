import { sql } from 'kysely'
import type { Db, Tx } from '#portal/storage/db/database.ts'

/**
 * When somebody was last at work is written down no more often than this, in milliseconds: a deed must not cost a write.
 * A session may end so much before its limit, never after it.
 */
const STEP = 30_000
/** The same where no limit hangs on it, and the list of devices alone tells it. */
const SLOW_STEP = 4 * 60_000

/** How long a sign-in has to be idle to end, and since when it is, as far as that is known. */
export interface Activity {
  /** In milliseconds since 1970; null where a portal before this one opened it. */
  readonly at: number | null
  readonly idleMinutes: number | null
}

/** Whether a sign-in has outlived the idle limit of its user's roles. */
export const isIdle = (
  { activeAt }: { readonly activeAt: number | null },
  idleMinutes: number | null,
  now: number,
): boolean => idleMinutes !== null && activeAt !== null && now - activeAt >= idleMinutes * 60_000

/** Notes when somebody was at work, where that is news enough to be written down. */
export async function noteActivity(
  db: Db | Tx,
  signIn: number,
  { at: known, idleMinutes }: Activity,
  at: number,
): Promise<void> {
  const step = idleMinutes === null ? SLOW_STEP : STEP
  if (known === null || at - known >= step) await keepActivity(db, signIn, at)
}

/** Writes it down; what is known to be later stays. */
export async function keepActivity(db: Db | Tx, signIn: number, at: number): Promise<void> {
  await db
    .insertInto('_activity')
    .values({ signIn, at })
    .onConflict((conflict) =>
      conflict.column('signIn').doUpdateSet({ at }).where('_activity.at', '<', at),
    )
    .execute()
}

/** Forgets what was noted of sign-ins that have ended. */
export async function forgetEnded(db: Db): Promise<void> {
  for (const table of ['_activity', '_strongSignIn'])
    await db
      .deleteFrom(table)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('_session')
              .select(sql`1`.as('one'))
              .whereRef('_session.id', '=', `${table}.signIn`),
          ),
        ),
      )
      .execute()
}

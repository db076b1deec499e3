import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { column, type Scope } from '../computed/scope.ts'

type Sql = RawBuilder<unknown>

/** A search is given up after so many milliseconds. */
export const longest = 600
/** PostgreSQL may plan something that shows nothing before its end: that is stopped, and the page stays empty. */
export const longestSilent = 850

/** Looking at the clock for each record would cost more than testing it. */
const every = 256

/**
 * True for some records once a statement has taken so many milliseconds, so that a walk may give back what it found
 * instead of going on: `where test or isLate` ends soon after, its limit being full of records that are no answer.
 */
export const isLate = (scope: Scope, longest: number): Sql => {
  const over =
    scope.dialect === 'postgres'
      ? sql`clock_timestamp() > statement_timestamp() + ${`${longest} ms`}::interval`
      : sql`is_past(${performance.now() + longest})`
  return sql`(${column(scope, 'id')} % ${sql.lit(every)} = 0 and ${over})`
}

const cancelled = '57014'

/**
 * Runs a statement that PostgreSQL must not go on with for longer, whatever it plans; undefined where it was stopped.
 * Takes three more round trips, so null, for what an index holds, leaves it to {@link isLate}. SQLite has nothing that could stop it from outside: there {@link isLate} must do.
 */
export async function withinTime<T>(
  db: Db | Tx,
  longest: number | null,
  run: (db: Db | Tx) => Promise<T>,
): Promise<T | undefined> {
  if (longest === null || db.isTransaction || dialectOf(db) === 'sqlite') return run(db)
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select set_config('statement_timeout', ${String(longest)}, true)`.execute(tx)
      return run(tx)
    })
  } catch (error) {
    if ((error as { code?: string }).code === cancelled) return undefined
    throw error
  }
}

import { sql } from 'kysely'
import type { Tx } from './database.ts'
import { dialectOf } from './dialectOf.ts'

/**
 * From here to its end the transaction has the key for itself: another that asks for it waits, and sees then what this
 * one wrote. SQLite has one writer anyway.
 */
export async function oneAtATime(tx: Tx, key: string): Promise<void> {
  if (dialectOf(tx) !== 'postgres') return
  await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
}

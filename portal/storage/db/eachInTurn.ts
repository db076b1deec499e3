import type { Database } from './database.ts'
import { oneAtATime } from './oneAtATime.ts'

/**
 * Lets portals that start together on one PostgreSQL do something one after the other, in transactions of its own: who
 * comes later waits until it is done. SQLite has but one connection, and the work needs it.
 */
export function eachInTurn<T>(
  { kind, db }: Database,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  if (kind === 'sqlite') return work()
  return db.transaction().execute(async (tx) => {
    await oneAtATime(tx, key)
    return work()
  })
}

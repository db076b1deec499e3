import type { Database } from '#portal/storage/db/database.ts'

/** Records (`entity/id`) at which somebody came, left or went on through this portal since they were looked at. */
const stirred = new WeakMap<Database, Set<string>>()

/** Says that somebody at a record is elsewhere now. */
export function stir(database: Database, key: string): void {
  const keys = stirred.get(database)
  if (keys) keys.add(key)
  else stirred.set(database, new Set([key]))
}

/** What was stirred since it was asked before. */
export function takeStirred(database: Database): ReadonlySet<string> {
  const keys = stirred.get(database) ?? new Set()
  stirred.delete(database)
  return keys
}

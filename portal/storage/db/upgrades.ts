import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** A step from one layout of the database to the next, where adding tables, columns and indexes is not enough. */
export interface Upgrade {
  /** What changes, for the log. */
  readonly what: string
  readonly run: (tx: Tx) => Promise<void>
}

/**
 * Every step there ever was, oldest first; a database remembers how many it has seen and refuses a release that knows
 * fewer. Runs before tables and columns are brought in line, in the same transaction, on databases that hold something.
 * A step is never changed once it was released.
 */
export const upgrades: readonly Upgrade[] = [
  { what: 'counts the layouts of the database', run: async () => {} },
  {
    what: 'finds words by every place of a text instead of by pairs of characters',
    // Fields without a number get one right after, and every record is indexed by its places.
    run: async (tx) => {
      await sql`drop table if exists "_gram"`.execute(tx)
      await tx.deleteFrom('_searched').execute()
    },
  },
]

import { sql } from 'kysely'
import type { Label } from '#declare'
import type { Tx } from './database.ts'

/** A step from one layout of the database to the next, where adding tables, columns and indexes is not enough. */
export interface Upgrade {
  readonly what: Label
  /** Portals of the release before go on beside it, while they are replaced one after the other. */
  readonly beside: boolean
  readonly run: (tx: Tx) => Promise<void>
}

/**
 * Every step there ever was, oldest first; a database remembers how many it has seen and refuses a release that knows
 * fewer. Runs before tables and columns are brought in line, in the same transaction, on databases that hold something.
 * A step is never changed once it was released.
 */
export const upgrades: readonly Upgrade[] = [
  {
    what: ['为数据库的结构编号', 'Counts the layouts of the database'],
    beside: true,
    run: async () => {},
  },
  {
    what: [
      '按词在文中的每一处检索，不再按字对；重新编入全部记录',
      'Finds words by every place of a text instead of by pairs of characters; indexes every record anew',
    ],
    // Their searches would look for the table that is gone.
    beside: false,
    // Fields without a number get one right after, and every record is indexed by its places.
    run: async (tx) => {
      await sql`drop table if exists "_gram"`.execute(tx)
      await tx.deleteFrom('_searched').execute()
    },
  },
]

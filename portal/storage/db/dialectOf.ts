import { PostgresAdapter } from 'kysely'
import type { Database, Db, Tx } from './database.ts'

/** Which SQL a connection or a transaction speaks. */
export const dialectOf = (db: Db | Tx): Database['kind'] =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

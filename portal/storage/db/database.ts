import type { Kysely, Transaction } from 'kysely'

/** Tables are made from the declarations, so their columns are known at run time only. */
// biome-ignore lint/suspicious/noExplicitAny: a column's type follows from its declaration, which the compiler cannot see here
export type Tables = { [table: string]: { [column: string]: any } }
export type Db = Kysely<Tables>
export type Tx = Transaction<Tables>

/** A database the portal stands on: SQLite in a file or in WebAssembly, or PostgreSQL. */
export interface Database {
  readonly kind: 'sqlite' | 'postgres'
  readonly db: Db
  /** One write transaction: BEGIN IMMEDIATE on SQLite, so that two writers never deadlock. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T>
  close(): Promise<void>
}

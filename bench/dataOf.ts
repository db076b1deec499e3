import { join } from 'node:path'
import type { Database } from '#portal/storage/db/database.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { postgresDialect } from '#portal/storage/db/postgres.ts'
import { sqliteDialect } from '#portal/storage/db/sqlite.ts'

/** The database of a portal that does not run: PostgreSQL at an address, else the one in its folder. */
export const dataOf = (folder: string, databaseUrl: string | undefined): Database =>
  databaseUrl
    ? openDatabase(postgresDialect({ url: databaseUrl }), 'postgres')
    : openDatabase(sqliteDialect({ path: join(folder, 'portal.sqlite') }), 'sqlite')

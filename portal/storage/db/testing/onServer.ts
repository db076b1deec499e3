import { Kysely, sql } from 'kysely'
import { postgresDialect } from '../postgres.ts'

/** Runs one statement on a PostgreSQL server, over a connection of its own. */
export async function onServer(url: string, statement: string): Promise<void> {
  const server = new Kysely<unknown>({ dialect: postgresDialect({ url, connections: 1 }) })
  try {
    await sql.raw(statement).execute(server)
  } finally {
    await server.destroy()
  }
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { openDatabase } from '../openDatabase.ts'
import { sqliteDialect } from '../sqlite.ts'
import { onceARun } from './onceARun.ts'

/** What a database may begin with: laid out and filled once a run, copied for every test that asks for it. */
export interface Template {
  /** Names it among the templates of a run: letters and digits. */
  readonly name: string
  /** Lays out and fills an empty database; leaves closing it to the caller. */
  fill(database: Database): Promise<void>
}

/** The bytes of a SQLite file that holds what the template holds. */
export async function sqliteBytes(template: Template): Promise<Uint8Array> {
  const path = await onceARun(`${template.name}-sqlite`, async (folder) => {
    const into = join(folder, `${template.name}.sqlite`)
    const database = openDatabase(sqliteDialect({ path: ':memory:' }), 'sqlite')
    try {
      await template.fill(database)
      await sql`vacuum into ${into}`.execute(database.db)
    } finally {
      await database.close()
    }
    return into
  })
  return readFile(path)
}

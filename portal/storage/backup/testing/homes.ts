import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPortal } from '#portal/createPortal.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import type { Database } from '../../db/database.ts'
import { openDatabase } from '../../db/openDatabase.ts'
import { sqliteDialect } from '../../db/sqlite.ts'
import { type TestDatabase, testDatabases } from '../../db/testing/databases.ts'
import { sqliteBytes, type Template } from '../../db/testing/template.ts'
import { memoryStore } from '../../objects/memoryStore.ts'

/** A place where a portal lives: a data folder, and a database of its kind. */
export interface Home {
  readonly folder: string
  /** PostgreSQL stands beside the folder; SQLite lies in it. */
  readonly outside: boolean
  /** For the portal. */
  readonly database: TestDatabase
  /** A connection of its own, as the backup takes it. */
  reader(): Database
  /** Whatever lies there now. */
  open(): Database
  close(): Promise<void>
}

/** A home of either kind: empty, or with the tables of a template. */
export const homes = [
  { name: 'SQLite', make: onSqlite },
  { name: 'PostgreSQL', make: onPostgres },
] as const

async function onSqlite(template?: Template): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-backup-'))
  const path = join(folder, 'portal.sqlite')
  if (template) await writeFile(path, await sqliteBytes(template))
  return {
    folder,
    outside: false,
    database: {
      name: 'SQLite file',
      sql: 'sqlite',
      open: async () => ({ dialect: sqliteDialect({ path }), close: async () => {} }),
    },
    reader: () => openDatabase(sqliteDialect({ path, readOnly: true }), 'sqlite'),
    open: () => openDatabase(sqliteDialect({ path }), 'sqlite'),
    close: () => rm(folder, { recursive: true, force: true }),
  }
}

async function onPostgres(template?: Template): Promise<Home> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-backup-'))
  const kind = testDatabases().find(({ sql }) => sql === 'postgres') as TestDatabase
  const opened = await kind.open(template)
  const another = () => openDatabase((opened.another as () => typeof opened.dialect)(), 'postgres')
  return {
    folder,
    outside: true,
    database: {
      ...kind,
      open: async () => ({
        dialect: (opened.another as () => typeof opened.dialect)(),
        close: async () => {},
      }),
    },
    reader: another,
    open: another,
    close: async () => {
      await opened.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What a magazine's desk and the portal itself stand on. */
const wanted = [
  ...['magazine', 'column', 'issue', 'article', 'userMagazine', 'magazineH5', 'protectionPeriod'],
  ...['portalUser', 'role', 'auditLog', 'job', 'notice', 'baseConfig', 'serviceKey', 'webhook'],
]

/** Their declarations, and those of what they refer to; all two hundred would make every test slow. */
export async function carriedDeclarations() {
  const { entities, ...rest } = await readDeclarations()
  const reached = new Set<string>(wanted)
  // A set goes on to what is added to it meanwhile.
  for (const name of reached)
    for (const to of namesIn(entities.find((entity) => entity.name === name)?.fields))
      reached.add(to)
  return { ...rest, entities: entities.filter(({ name }) => reached.has(name)) }
}

/** Every entity that fields refer to, however deep in lists of entries. */
function namesIn(fields: unknown): string[] {
  if (typeof fields !== 'object' || fields === null) return []
  return Object.entries(fields).flatMap(([key, value]) =>
    key === 'to' ? [value].flat().filter((to) => typeof to === 'string') : namesIn(value),
  )
}

/** What the first start after a restore does. */
export async function settle(database: Database): Promise<void> {
  const clock = () => new Date()
  const store = memoryStore({ bucket: 'store', endpoint: 'http://localhost', clock })
  await createPortal({ database, store, clock, secret: '-', ...(await carriedDeclarations()) })
}

/** The tables of what is carried, as a portal's first start lays them out. */
export const carriedTables: Template = { name: 'carried', fill: settle }

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import initSqlJs from 'sql.js'
import type { Entity } from '#declare'
import { setRenewed } from '#portal/engine/records/list/marks/keptMarks.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { migrate } from '#portal/storage/db/migrate.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { postgresDialect } from '#portal/storage/db/postgres.ts'
import { sqliteDialect } from '#portal/storage/db/sqlite.ts'
import { sqljsDialect } from '#portal/storage/db/sqljs.ts'
import { startCluster, stopCluster } from '#portal/storage/db/testing/postgresCluster.ts'
import type { Figure } from '../figure.ts'
import { fill } from './fill.ts'
import { headline } from './headline.ts'
import { measureMarks } from './marks.ts'

export interface Filled {
  readonly name: (typeof servers)[number] | 'WebAssembly'
  readonly entity: Entity
  /** Opened anew since it was filled. */
  readonly database: Database
  /** What was measured on the way. */
  readonly figures: readonly Figure[]
}

/** Where a database is, and what removes it. */
interface Home {
  open(): Database
  close(): Promise<void>
}

const servers = ['SQLite', 'PostgreSQL'] as const

/** The databases to measure: all unless `BENCH_DATABASES` names some. */
const isWanted = (name: Filled['name']) =>
  (process.env.BENCH_DATABASES ?? 'SQLite,PostgreSQL,WebAssembly').split(',').includes(name)

/** As a server of some memory would be set up; tests run with less. */
const settings = {
  shared_buffers: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '512MB',
  random_page_cost: '1.1',
}

/** The databases of servers that are asked for, one after the other, each with so many articles. */
export async function* filledDatabases(entity: Entity, count: number): AsyncGenerator<Filled> {
  for (const name of servers) {
    if (!isWanted(name)) continue
    const folder = process.env.BENCH_FOLDER ?? (await madeFolder())
    const home = name === 'SQLite' ? onSqlite(folder) : await onPostgres(folder)
    let database = home.open()
    try {
      await migrate(database, [entity])
      await fill(database, entity, count)
      const figures = await measureMarks(name, database, entity)
      await database.close()
      // As after a restart: what was written down is there, and nothing is remembered.
      database = home.open()
      await migrate(database, [entity])
      setRenewed(database.db, true)
      yield { name, entity, database, figures }
    } finally {
      await database.close()
      await home.close()
      if (!process.env.BENCH_FOLDER) await rm(folder, { recursive: true, force: true })
    }
  }
}

/** SQLite in WebAssembly, where it is asked for: in memory, so with no more columns and indexes than 2 GB hold. */
export async function* filledInMemory(count: number): AsyncGenerator<Filled> {
  if (!isWanted('WebAssembly')) return
  const database = openDatabase(sqljsDialect({ sql: await initSqlJs() }), 'sqlite')
  await migrate(database, [headline])
  await fill(database, headline, count)
  yield { name: 'WebAssembly', entity: headline, database, figures: [] }
  await database.close()
}

/** PostgreSQL does not run as root: whoever it runs as then must get in. */
async function madeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-'))
  await chmod(folder, 0o755)
  return folder
}

function onSqlite(folder: string): Home {
  const path = join(folder, 'bench.sqlite')
  return { open: () => openDatabase(sqliteDialect({ path }), 'sqlite'), close: async () => {} }
}

/** `BENCH_POSTGRES` names an empty database to use instead of one made here. */
async function onPostgres(folder: string): Promise<Home> {
  const cluster = join(folder, 'cluster')
  const url = process.env.BENCH_POSTGRES ?? (await startCluster(cluster, settings))
  const close = async () => {
    if (!process.env.BENCH_POSTGRES) await stopCluster(cluster)
  }
  return { open: () => openDatabase(postgresDialect({ url, connections: 10 }), 'postgres'), close }
}

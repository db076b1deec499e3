import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Entity } from '#declare'
import type { Database } from '#portal/db/database.ts'
import { migrate } from '#portal/db/migrate.ts'
import { openDatabase } from '#portal/db/openDatabase.ts'
import { postgresDialect } from '#portal/db/postgres.ts'
import { sqliteDialect } from '#portal/db/sqlite.ts'
import { startCluster, stopCluster } from '#portal/db/testing/postgresCluster.ts'
import { fill } from './fill.ts'

export interface Filled {
  readonly name: 'SQLite' | 'PostgreSQL'
  readonly database: Database
  close(): Promise<void>
}

/** As a server of some memory would be set up; tests run with less. */
const settings = {
  shared_buffers: '1GB',
  work_mem: '16MB',
  maintenance_work_mem: '512MB',
  random_page_cost: '1.1',
}

/** The databases asked for with `BENCH_DATABASES` (both unless said), one after the other, each with so many articles. */
export async function* filledDatabases(entity: Entity, count: number): AsyncGenerator<Filled> {
  const wanted = (process.env.BENCH_DATABASES ?? 'SQLite,PostgreSQL').split(',')
  for (const name of ['SQLite', 'PostgreSQL'] as const) {
    if (!wanted.includes(name)) continue
    const folder = process.env.BENCH_FOLDER ?? (await madeFolder())
    const filled = name === 'SQLite' ? onSqlite(folder) : await onPostgres(folder)
    try {
      await migrate(filled.database, [entity])
      await fill(filled.database, entity, count)
      yield filled
    } finally {
      await filled.close()
      if (!process.env.BENCH_FOLDER) await rm(folder, { recursive: true, force: true })
    }
  }
}

/** PostgreSQL does not run as root: whoever it runs as then must get in. */
async function madeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'masthead-bench-'))
  await chmod(folder, 0o755)
  return folder
}

function onSqlite(folder: string): Filled {
  const database = openDatabase(sqliteDialect({ path: join(folder, 'bench.sqlite') }), 'sqlite')
  return { name: 'SQLite', database, close: () => database.close() }
}

/** `BENCH_POSTGRES` names an empty database to use instead of one made here. */
async function onPostgres(folder: string): Promise<Filled> {
  const cluster = join(folder, 'cluster')
  const url = process.env.BENCH_POSTGRES ?? (await startCluster(cluster, settings))
  const database = openDatabase(postgresDialect({ url, connections: 10 }), 'postgres')
  const close = async () => {
    await database.close()
    if (!process.env.BENCH_POSTGRES) await stopCluster(cluster)
  }
  return { name: 'PostgreSQL', database, close }
}

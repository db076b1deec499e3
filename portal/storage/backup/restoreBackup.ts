import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import type { Label } from '#declare'
import type { Database } from '../db/database.ts'
import { existing } from '../db/migrateExtant.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { sqliteDialect } from '../db/sqlite.ts'
import { diskStore } from '../objects/diskStore.ts'
import type { ObjectStore } from '../objects/objectStore.ts'
import { BackupError } from './backupError.ts'
import { checkBackup } from './checkBackup.ts'
import { dropTables, loadTables } from './loadTables.ts'
import type { Manifest } from './manifest.ts'
import { restoreObjects } from './restoreObjects.ts'
import { finishRestore, isThere, STAGE, type Swap, swapIn } from './stage.ts'

/** Where a backup goes. */
export interface RestoreOptions {
  /** The backup. */
  readonly from: string
  /** The data folder; made where it is missing. */
  readonly folder: string
  /** PostgreSQL; left out, SQLite in the data folder. The caller closes it. */
  readonly database?: Database
  /** A bucket elsewhere; left out, the embedded store in the data folder. */
  readonly store?: ObjectStore
  /** In place of what is there, which is kept beside it in the data folder, but for PostgreSQL's tables. */
  readonly force: boolean
  readonly clock: () => Date
  /** Brings the restored tables in line with this release, indexes and all; a failure keeps SQLite from being put in place. */
  readonly settle: (database: Database) => Promise<void>
}

export interface Restored {
  readonly manifest: Manifest
  /** Where what was there before lies now; null where nothing was. */
  readonly replaced: string | null
}

const DATABASE = 'portal.sqlite'
const OBJECTS = 'objects'
const SECRET = 'secret'

/**
 * Restores a backup, made on either database, onto either. Reads it whole before anything is touched, prepares all of
 * it beside what is there, and puts it in place in one step. Throws a `BackupError` where the backup is damaged or too
 * new, something is there already, or a portal still runs on it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  const { from, folder, force } = options
  await mkdir(folder, { recursive: true })
  await finishRestore(folder)
  const manifest = await checkBackup(from)
  const there = await occupied(options)
  if (there.length > 0 && !force) throw new BackupError(notEmpty(there))
  await demandQuiet(options)
  const stage = join(folder, STAGE)
  await rm(stage, { recursive: true, force: true })
  await mkdir(stage, { mode: 0o700 })
  try {
    await prepare(stage, options, manifest)
    const replaced = await putInPlace(options, manifest)
    // Into PostgreSQL the tables have gone already; what fails here the next start tries again and tells.
    if (options.database) await options.settle(options.database)
    return { manifest, replaced }
  } catch (error) {
    if (!(await isThere(join(folder, 'restoring.json'))))
      await rm(stage, { recursive: true, force: true })
    throw error
  }
}

/** What is in the way: the database, and the objects. */
async function occupied({ folder, database, store }: RestoreOptions): Promise<string[]> {
  const found: string[] = []
  if (database) {
    if ((await tablesOf(database)).length > 0) found.push('DATABASE_URL')
  } else if (await isThere(join(folder, DATABASE))) found.push(join(folder, DATABASE))
  // What begins with a dot is the store's own, and is made before the first object.
  const objects = store ? [] : await readdir(join(folder, OBJECTS)).catch(() => [])
  if (objects.some((name) => !name.startsWith('.'))) found.push(join(folder, OBJECTS))
  return found
}

const tablesOf = async ({ db }: Database): Promise<string[]> => [
  ...(await existing(db, ['_meta', 'portalUser', '_session'])).keys(),
]

const notEmpty = (there: readonly string[]): Label => [
  `已有数据：${there.join('、')}，未恢复任何内容。确认要替换时加上 --force`,
  `There is something already: ${there.join(', ')}; nothing was restored. Add --force to replace it`,
]

/** SQLite leaves its journal only when nobody else has the file open; PostgreSQL tells who is connected. */
async function demandQuiet({ folder, database }: RestoreOptions): Promise<void> {
  const path = join(folder, DATABASE)
  const busy = database ? await isConnected(database) : (await isThere(path)) && isOpen(path)
  if (busy) throw new BackupError(running)
}

function isOpen(path: string): boolean {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('pragma journal_mode = delete')
    return false
  } catch {
    return true
  } finally {
    file.close()
  }
}

async function isConnected({ db }: Database): Promise<boolean> {
  const others = await sql`
    select 1 from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid() limit 1`.execute(
    db,
  )
  return others.rows.length > 0
}

const running: Label = [
  '门户仍在使用数据库，未恢复任何内容：请先停止门户',
  'A portal still uses the database; nothing was restored: stop it first',
]

async function prepare(stage: string, options: RestoreOptions, manifest: Manifest): Promise<void> {
  const { from, store, database, settle } = options
  const secret = await readFile(join(from, manifest.secret.file), 'utf8')
  await writeFile(join(stage, SECRET), secret, { mode: 0o600 })
  await restoreObjects(from, manifest, (moment) => store ?? stagedStore(stage, moment))
  if (database) return loadInto(database, options, manifest)
  const path = join(stage, DATABASE)
  const fresh = openDatabase(sqliteDialect({ path }), 'sqlite')
  try {
    await fresh.transaction((tx) => loadTables(tx, from, manifest))
    await settle(fresh)
  } finally {
    await fresh.close()
  }
}

/** Tables are dropped, made and filled in one transaction: whoever looks sees the old or the new. */
async function loadInto(
  database: Database,
  { from, force }: RestoreOptions,
  manifest: Manifest,
): Promise<void> {
  await database.transaction(async (tx) => {
    if (force) await dropTables(tx)
    await loadTables(tx, from, manifest)
  })
}

const stagedStore = (stage: string, moment: Date): ObjectStore =>
  diskStore({
    folder: join(stage, OBJECTS),
    bucket: 'store',
    endpoint: 'http://localhost',
    clock: () => moment,
  })

async function putInPlace(
  { folder, clock, database, store }: RestoreOptions,
  { objects }: Manifest,
): Promise<string | null> {
  const old = `replaced-${clock().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const files = database ? [] : [DATABASE, `${DATABASE}-wal`, `${DATABASE}-shm`]
  const names = [...files, SECRET, ...(objects && !store ? [OBJECTS] : [])]
  // Only what is there now: were the plan carried out twice, the rest would be taken for what was there before.
  const there = await Promise.all(names.map((name) => isThere(join(folder, name))))
  const aside = names
    .filter((_, at) => there[at])
    .map((name): Swap => ({ from: name, to: join(old, name) }))
  const inward = names.map((name): Swap => ({ from: join(STAGE, name), to: name }))
  await swapIn(folder, [...aside, ...inward])
  return aside.length > 0 ? join(folder, old) : null
}

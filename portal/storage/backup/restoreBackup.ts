import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { sqliteDialect } from '../db/sqlite.ts'
import { diskStore } from '../objects/diskStore.ts'
import type { ObjectStore } from '../objects/objectStore.ts'
import { checkBackup } from './checkBackup.ts'
import { DATABASE, intoPlace, OBJECTS, openFolder, SECRET, type Target } from './intoPlace.ts'
import { dropTables, loadTables } from './loadTables.ts'
import type { Manifest } from './manifest.ts'
import { restoreObjects } from './restoreObjects.ts'

/** Which backup, and where it goes. */
export interface RestoreOptions extends Target {
  /** The backup. */
  readonly from: string
  /** Brings the restored tables in line with this release, indexes and all; a failure keeps SQLite from being put in place. */
  readonly settle: (database: Database) => Promise<void>
}

export interface Restored {
  readonly manifest: Manifest
  /** Where what was there before lies now; null where nothing was. */
  readonly replaced: string | null
}

/**
 * Restores a backup, made on either database, onto either. Reads it whole before anything is touched, prepares all of
 * it beside what is there, and puts it in place in one step. Throws a `BackupError` where the backup is damaged or too
 * new, something is there already, or a portal still runs on it.
 */
export async function restoreBackup(options: RestoreOptions): Promise<Restored> {
  await openFolder(options.folder)
  const manifest = await checkBackup(options.from)
  const replaced = await intoPlace(options, async (stage) => {
    await prepare(stage, options, manifest)
    return { objects: manifest.objects !== null }
  })
  // Into PostgreSQL the tables have gone already; what fails here the next start tries again and tells.
  if (options.database) await options.settle(options.database)
  return { manifest, replaced }
}

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

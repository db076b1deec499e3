import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database, Tx } from '../db/database.ts'
import { schemaVersion } from '../db/schemaVersion.ts'
import { writeBytes, writeLines } from './backupFiles.ts'
import { backupsIn } from './backupsIn.ts'
import { flushFiles } from './flushFiles.ts'
import { keepObjects, type ObjectSource } from './keepObjects.ts'
import { FORMAT, type KeptTable, type Manifest, writeManifest } from './manifest.ts'
import { readRows } from './readRows.ts'
import { readShapes } from './readShapes.ts'
import type { DeclaredTypes } from './shapeTypes.ts'
import type { TableShape } from './tableShape.ts'

/** What a backup is made of. */
export interface BackupOptions {
  /** A connection of its own; on SQLite one that only reads keeps nobody waiting. */
  readonly database: Database
  readonly declared: DeclaredTypes
  /** Null leaves the objects out. */
  readonly objects: ObjectSource | null
  readonly secret: string
  /** The release that makes it. */
  readonly portal: string
  /** The folder of backups; made where it is missing. */
  readonly to: string
  readonly clock: () => Date
}

/**
 * Makes a backup while the portal works: the database as it stands at one moment, then the objects, so that every
 * object a record knows is there. Appears under its name once it is whole; one that fails leaves nothing behind.
 */
export async function makeBackup(
  options: BackupOptions,
): Promise<{ folder: string; manifest: Manifest }> {
  const { to, clock } = options
  const now = clock()
  const name = `masthead-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const folder = join(to, name)
  const partial = join(to, `.${name}.partial`)
  await rm(partial, { recursive: true, force: true })
  await mkdir(partial, { recursive: true, mode: 0o700 })
  try {
    const manifest = await fill(partial, options, now)
    await flushFiles(partial)
    await writeManifest(partial, manifest)
    await rename(partial, folder)
    return { folder, manifest }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

async function fill(folder: string, options: BackupOptions, now: Date): Promise<Manifest> {
  const { database, declared, objects, secret, portal, to } = options
  const dumped = await snapshot(database, async (tx) => ({
    schema: await schemaVersion(tx),
    tables: await keepTables(tx, folder, await readShapes(tx, declared)),
  }))
  const [earlier] = await backupsIn(to)
  const files = objects && (await keepObjects(folder, objects, earlier))
  return {
    format: FORMAT,
    portal,
    madeAt: now.toISOString(),
    database: database.kind,
    ...dumped,
    objects: files?.kept ?? null,
    lost: files?.lost ?? [],
    secret: await writeBytes(folder, 'secret', once(`${secret}\n`)),
  }
}

async function* once(text: string): AsyncGenerator<string> {
  yield text
}

/** One moment of the database: SQLite holds what the transaction read first, PostgreSQL must be asked to. */
function snapshot<T>({ kind, db }: Database, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (kind === 'sqlite') return db.transaction().execute(work)
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(work)
}

async function keepTables(
  tx: Tx,
  folder: string,
  shapes: readonly TableShape[],
): Promise<KeptTable[]> {
  const kept: KeptTable[] = []
  for (const shape of shapes) kept.push(await keepTable(tx, folder, shape))
  return kept
}

async function keepTable(tx: Tx, folder: string, shape: TableShape): Promise<KeptTable> {
  let rows = 0
  async function* countRows() {
    for await (const group of readRows(tx, shape)) {
      rows += group.length
      yield group
    }
  }
  const file = await writeLines(folder, `tables/${shape.name}.jsonl.gz`, countRows())
  return { ...shape, ...file, rows }
}

import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Label } from '#declare'
import type { Database } from '../db/database.ts'
import { existing } from '../db/migrateExtant.ts'
import type { ObjectStore } from '../objects/objectStore.ts'
import { BackupError } from './backupError.ts'
import { finishRestore, isThere, STAGE, type Swap, swapIn } from './stage.ts'

/** What is restored, and in place of what. */
export interface Target {
  /** The data folder; made where it is missing. */
  readonly folder: string
  /** PostgreSQL; left out, SQLite in the data folder. The caller closes it. */
  readonly database?: Database
  /** A bucket elsewhere; left out, the embedded store in the data folder. */
  readonly store?: ObjectStore
  /** In place of what is there, which is kept beside it in the data folder, but for PostgreSQL's tables. */
  readonly force: boolean
  readonly clock: () => Date
}

export const DATABASE = 'portal.sqlite'
export const OBJECTS = 'objects'
export const SECRET = 'secret'
/** So long, in milliseconds, what ran beside a killed portal may take to end. */
const ENDS = 5_000

/**
 * Puts in place what is prepared beside what is there, in one step; what was there is moved aside. Throws a
 * `BackupError` where something is there already, or a portal still runs on it. Gives where what was there lies now;
 * null where nothing was.
 * @param prepare fills the folder it is given; says whether objects are in it
 */
export async function intoPlace(
  target: Target,
  prepare: (stage: string) => Promise<{ readonly objects: boolean }>,
): Promise<string | null> {
  const { folder, force } = target
  const there = await occupied(target)
  if (there.length > 0 && !force) throw new BackupError(notEmpty(there))
  await demandQuiet(target)
  const stage = join(folder, STAGE)
  await rm(stage, { recursive: true, force: true })
  await mkdir(stage, { mode: 0o700 })
  try {
    return await putInPlace(target, await prepare(stage))
  } catch (error) {
    if (!(await isThere(join(folder, 'restoring.json'))))
      await rm(stage, { recursive: true, force: true })
    throw error
  }
}

/** Makes the folder, and finishes what an earlier restore left. */
export async function openFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await finishRestore(folder)
}

/** What is in the way: the database, and the objects. */
async function occupied({ folder, database, store }: Target): Promise<string[]> {
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

/**
 * SQLite leaves its journal only when nobody else has the file open; PostgreSQL tells who is connected. Asked again for
 * a while: the processes beside a portal that was killed end by themselves, once they have heard of it.
 */
async function demandQuiet({ folder, database }: Target): Promise<void> {
  const path = join(folder, DATABASE)
  const isBusy = async () =>
    database ? isConnected(database) : (await isThere(path)) && isOpen(path)
  const until = Date.now() + ENDS
  while (await isBusy()) {
    if (Date.now() > until) throw new BackupError(running)
    await wait(200)
  }
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

async function putInPlace(
  { folder, clock, database, store }: Target,
  { objects }: { readonly objects: boolean },
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

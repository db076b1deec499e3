import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBackup } from '../backup/checkBackup.ts'
import {
  DATABASE,
  intoPlace,
  OBJECTS,
  openFolder,
  SECRET,
  type Target,
} from '../backup/intoPlace.ts'
import { restoreObjects } from '../backup/restoreObjects.ts'
import type { Database } from '../db/database.ts'
import { openDatabase } from '../db/openDatabase.ts'
import { sqliteDialect } from '../db/sqlite.ts'
import { forgetHome } from '../home.ts'
import { diskStore } from '../objects/diskStore.ts'
import { type Asked, type Found, findMoment, rebuild, secretOf } from './rebuild.ts'
import type { ShipPlace } from './shipPlace.ts'

/** Which moment, and where it goes. */
export interface MomentOptions extends Omit<Target, 'database'> {
  readonly place: ShipPlace
  readonly asked: Asked
  /** A backup whose uploads are brought back too; left out, those that are there stay as they are. */
  readonly files?: string
  /** Brings the restored tables in line with this release; a failure keeps them from being put in place. */
  readonly settle: (database: Database) => Promise<void>
}

/**
 * Restores what was shipped, as it was at a moment. Puts it together and looks through it before anything is touched.
 * Throws a `BackupError` where the moment is not there, or something is damaged.
 */
export async function restoreMoment(
  options: MomentOptions,
): Promise<{ readonly found: Found; readonly replaced: string | null }> {
  const { place, asked, folder, files } = options
  await openFolder(folder)
  const found = await findMoment(place, asked)
  const manifest = files === undefined ? null : await checkBackup(files)
  const replaced = await intoPlace(options, async (stage) => {
    await writeFile(join(stage, SECRET), await secretOf(place, found), { mode: 0o600 })
    const path = join(stage, DATABASE)
    await rebuild(place, found, path)
    await settled(path, options)
    if (manifest && files)
      await restoreObjects(files, manifest, (moment) => options.store ?? staged(stage, moment))
    return { objects: manifest?.objects !== null && manifest !== null }
  })
  return { found, replaced }
}

/** Whose uploads count is asked anew by the next start: the folder may be another than that of then. */
async function settled(path: string, { settle }: MomentOptions): Promise<void> {
  const database = openDatabase(sqliteDialect({ path }), 'sqlite')
  try {
    await forgetHome(database.db)
    await settle(database)
  } finally {
    await database.close()
  }
}

const staged = (stage: string, moment: Date) =>
  diskStore({
    folder: join(stage, OBJECTS),
    bucket: 'store',
    endpoint: 'http://localhost',
    clock: () => moment,
  })

import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createPortal } from '#portal/createPortal.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { migrate } from '#portal/storage/db/migrate.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { postgresDialect } from '#portal/storage/db/postgres.ts'
import {
  bothDatabases,
  freshPostgres,
  type OpenDatabase,
} from '#portal/storage/db/testing/databases.ts'
import { claimHome, demandHome, forgetHome, OtherHome } from '#portal/storage/home.ts'
import { memoryStore } from '#portal/storage/objects/memoryStore.ts'
import { readDeclarations } from './declarations.ts'
import { readOrCreateFile } from './readOrCreateFile.ts'
import { readSettings, type Settings } from './settings.ts'
import { homeOf, openStorage } from './storage.ts'

const clock = () => new Date()
const home = { secret: 'the secret of the first portal', objects: 'the uploads of the first' }

describe.each(bothDatabases())('the home of a database on $name', ({ open, sql }) => {
  let opened: OpenDatabase
  let database: Database
  beforeEach(async () => {
    opened = await open()
    database = openDatabase(opened.dialect, sql)
  })
  afterEach(async () => {
    await database.close()
    await opened.close()
  })

  test('an empty database has none; the first portal gives it its own, and finds it again', async () => {
    await demandHome(database.db, home)
    await migrate(database, [])
    await claimHome(database, home)
    await claimHome(database, home)
    await demandHome(database.db, home)
  })

  test('a portal with another secret or other uploads is refused, and told what to do', async () => {
    await migrate(database, [])
    await claimHome(database, home)
    const others = [
      { ...home, secret: 'of a folder of its own' },
      { ...home, objects: 'elsewhere' },
    ]
    for (const other of others)
      for (const ask of [() => demandHome(database.db, other), () => claimHome(database, other)])
        await expect(ask()).rejects.toThrow(OtherHome)
    await expect(demandHome(database.db, others[0]!)).rejects.toThrow(/DATA_DIR.*adopt/s)
  })

  test('the secret itself is not in the database', async () => {
    await migrate(database, [])
    await claimHome(database, home)
    const rows = await database.db.selectFrom('_meta').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(home.secret)
  })

  test('once it is forgotten, the next portal’s counts', async () => {
    await migrate(database, [])
    await claimHome(database, home)
    await forgetHome(database.db)
    await claimHome(database, { ...home, secret: 'another' })
    await expect(demandHome(database.db, home)).rejects.toThrow(OtherHome)
  })
})

describe('a data folder', () => {
  let folder: string
  let settings: Settings
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'masthead-home-'))
    settings = readSettings({ DATA_DIR: join(folder, 'data') }, '/') as Settings
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('two portals that start on it together go on with one secret and one mark', async () => {
    await openStorage(settings, clock)
    const homes = await Promise.all(Array.from({ length: 8 }, () => homeOf(settings)))
    expect(new Set(homes.map((one) => JSON.stringify(one))).size).toBe(1)
    const made = Array.from({ length: 8 }, (_, at) =>
      readOrCreateFile(join(folder, 'one'), () => `${at}`),
    )
    expect(new Set(await Promise.all(made)).size).toBe(1)
  })

  test('is closed to everybody else on the machine, one from before as well', async () => {
    const path = settings.folder
    const { database } = await openStorage(settings, clock)
    await migrate(database, [])
    await database.close()
    const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8)
    expect(await modeOf(path)).toBe('700')
    await writeFile(join(path, 'portal.sqlite'), '', { flag: 'a' })
    const { chmod } = await import('node:fs/promises')
    await chmod(path, 0o755)
    await chmod(join(path, 'portal.sqlite'), 0o644)
    await (await openStorage(settings, clock)).database.close()
    expect([await modeOf(path), await modeOf(join(path, 'portal.sqlite'))]).toEqual(['700', '600'])
  })
})

test('portals that start together on an empty PostgreSQL lay it out once, and all of them start', async () => {
  const { address, drop } = await freshPostgres()
  const declarations = await readDeclarations()
  const store = memoryStore({ bucket: 'store', endpoint: 'http://portal.test', clock })
  const databases = Array.from({ length: 3 }, () =>
    openDatabase(postgresDialect({ url: address, connections: 4 }), 'postgres'),
  )
  const started = await Promise.allSettled(
    databases.map((database) =>
      createPortal({ ...declarations, database, store, clock, secret: 'one for all' }),
    ),
  )
  await Promise.all(databases.map((database) => database.close()))
  await drop()
  expect(started.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
})

import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { layOut, portalTables } from '#portal/createPortal.ts'
import { carriedDeclarations, homes } from '#portal/storage/backup/testing/homes.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { existing } from '#portal/storage/db/migrateExtant.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { planMigration } from '#portal/storage/db/planMigration.ts'
import { rememberVersion } from '#portal/storage/db/schemaVersion.ts'
import { sqliteDialect } from '#portal/storage/db/sqlite.ts'
import { freshPostgres } from '#portal/storage/db/testing/databases.ts'
import { loadSqlText } from '#portal/storage/db/testing/sqlText.ts'
import { upgrades } from '#portal/storage/db/upgrades.ts'
import { runAdmin } from './runAdmin.ts'

const layouts = join(import.meta.dirname, '../storage/db/testing/layouts')
const kept = (await readdir(layouts)).filter((name) => name.endsWith('.sql')).sort()
const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A database as an earlier release left it. */
async function earlier(file: string): Promise<Database> {
  const made = homes.find(({ name }) => file.includes(name.toLowerCase().slice(0, 6)))
  const home = await (made as (typeof homes)[number]).make()
  closing.push(() => home.close())
  const database = home.open()
  closing.push(() => database.close())
  const path = home.outside ? undefined : join(home.folder, 'portal.sqlite')
  await loadSqlText(await readFile(join(layouts, file), 'utf8'), database, path)
  return database
}

/** All columns and indexes, `table.column`. */
async function shapeOf({ db, kind }: Database): Promise<Set<string>> {
  const of =
    kind === 'postgres'
      ? sql<{
          name: string
        }>`select tablename as name from pg_tables where schemaname = current_schema()`
      : sql<{ name: string }>`select name from sqlite_master where type = 'table'`
  const names = (await of.execute(db)).rows.map(({ name }) => name)
  const found = await existing(db, names)
  return new Set(
    [...found].flatMap(([table, { columns, indexes }]) => [
      ...[...columns.keys()].map((column) => `${table}.${column}`),
      ...indexes,
    ]),
  )
}

describe.each(kept)('a database as %s', (file) => {
  test('is told what will be done to it, which is then done and nothing else', async () => {
    const database = await earlier(file)
    const declared = await carriedDeclarations()
    const tables = portalTables(declared.parts)
    const before = await shapeOf(database)
    const plan = await planMigration(database, declared.entities, tables)
    expect(await shapeOf(database)).toEqual(before)
    const from = Number(file.split('-')[0])
    expect([plan.from, plan.to, plan.isEmpty]).toEqual([from, upgrades.length, false])
    expect(plan.steps).toEqual(upgrades.slice(from))
    expect(plan.beside).toBe(from > 1)

    await layOut({ database, ...declared })
    const after = await shapeOf(database)
    const added = [...after].filter((one) => !before.has(one) && /^[a-z]\w*\./.test(one))
    const made = new Set(plan.newTables)
    const ofOld = added.filter((one) => !made.has(one.split('.')[0] as string))
    expect(plan.changes.flatMap(({ table, adds }) => adds.map((add) => `${table}.${add}`))).toEqual(
      expect.arrayContaining(ofOld),
    )
    for (const { table, adds, builds, drops } of plan.changes) {
      for (const one of adds) expect(after).toContain(`${table}.${one}`)
      for (const one of builds) expect(after).toContain(one)
      for (const one of drops) expect(after).not.toContain(one)
    }
    const again = await planMigration(database, declared.entities, tables)
    expect(again).toMatchObject({
      ...{ isDone: true, steps: [], newTables: [], changes: [], indexed: [], beside: true },
    })
  }, 60_000)
})

describe('the command', () => {
  let folder = ''
  const admin = (...args: string[]) => runAdmin({ args, env: { DATA_DIR: 'data' }, cwd: folder })
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'masthead-upgrade-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  test('tells of an empty place, and of an old one what will be done, how long it took on a copy, and whether there is a backup', async () => {
    expect((await admin('upgrade', '--dry-run')).told).toContain('the first start makes it')
    const { mkdir } = await import('node:fs/promises')
    await mkdir(join(folder, 'data'))
    const path = join(folder, 'data/portal.sqlite')
    const database = openDatabase(sqliteDialect({ path }), 'sqlite')
    await loadSqlText(await readFile(join(layouts, '1-sqlite.sql'), 'utf8'), database, path)
    const before = await shapeOf(database)
    const { told, failed } = await admin('upgrade', '--dry-run')
    expect(failed).toBe(false)
    expect(told).toContain('1 → 2')
    expect(told).toContain('Finds words by every place')
    expect(told).toMatch(/magazine（1 条 rows）/)
    expect(told).toMatch(/article: 1 records are indexed anew/)
    expect(told).toContain('stop all portals of the release before')
    expect(told).toContain('only a backup from before leads back')
    expect(told).toMatch(/on a copy of [\d.]+ MB it took [\d.]+ s/)
    expect(told).toContain('run npm run backup first')
    expect(await shapeOf(database)).toEqual(before)
    expect(
      (await readdir(join(folder, 'data'))).filter((name) => name.startsWith('upgrade-')),
    ).toEqual([])

    expect((await admin('upgrade')).told).toContain('Upgraded')
    const again = (await admin('upgrade', '--dry-run')).told
    expect(again).toContain('nothing to do')
    await rememberVersion(database.db, 99)
    await database.close()
    expect(await admin('upgrade', '--dry-run')).toMatchObject({
      failed: true,
      told: expect.stringContaining('run the newer release again'),
    })
  }, 120_000)

  test('on PostgreSQL it is tried on the copy that one names', async () => {
    const [own, copy] = [await freshPostgres(), await freshPostgres()]
    closing.push(own.drop, copy.drop)
    const { postgresDialect } = await import('#portal/storage/db/postgres.ts')
    for (const { address } of [own, copy]) {
      const database = openDatabase(postgresDialect({ url: address }), 'postgres')
      await loadSqlText(
        await readFile(join(layouts, '1-postgres.sql'), 'utf8'),
        database,
        undefined,
      )
      await database.close()
    }
    const env = { DATA_DIR: 'beside', DATABASE_URL: own.address }
    const asked = (...args: string[]) =>
      runAdmin({ args: ['upgrade', '--dry-run', ...args], env, cwd: folder })
    expect((await asked()).told).toContain('restore a backup to another, empty database')
    expect((await asked('--on', copy.address)).told).toMatch(/on a copy it took [\d.]+ s/)
    expect((await asked()).told).toContain('1 → 2')
  }, 120_000)
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { entity, f } from '#declare'
import type { Database, Tx } from './database.ts'
import { migrate } from './migrate.ts'
import { existing } from './migrateExtant.ts'
import { openDatabase } from './openDatabase.ts'
import { rememberVersion, schemaVersion } from './schemaVersion.ts'
import { type OpenDatabase, testDatabases } from './testing/databases.ts'
import type { Upgrade } from './upgrades.ts'

const book = entity('book', ['本子', 'Book'], { fields: { name: f.text('名称', 'Name') } })
const wider = entity('book', ['本子', 'Book'], {
  fields: { name: f.text('名称', 'Name'), pages: f.integer('页数', 'Pages') },
})

describe.each(testDatabases())('$name', (database) => {
  let opened: OpenDatabase
  let portal: Database
  const ran: string[] = []
  const step = (what: string, run = async (_: Tx) => {}): Upgrade => ({
    what: [what, what],
    beside: true,
    run: async (tx) => {
      ran.push(what)
      await run(tx)
    },
  })

  beforeEach(async () => {
    ran.length = 0
    opened = await database.open()
    portal = openDatabase(opened.dialect, database.sql)
  })
  afterEach(async () => {
    await portal.close()
    await opened.close()
  })

  test('a new database has the layout of its release, and runs no upgrade', async () => {
    await migrate(portal, [book], [], [step('first'), step('second')])
    expect([ran, await schemaVersion(portal.db)]).toEqual([[], 2])
  })

  test('an earlier one runs what it has not seen, in order and once', async () => {
    const steps = ['first', 'second', 'third'].map((what) => step(what))
    await migrate(portal, [book], [], steps.slice(0, 1))
    await migrate(portal, [book], [], steps)
    await migrate(portal, [wider], [], steps)
    expect([ran, await schemaVersion(portal.db)]).toEqual([['second', 'third'], 3])
  })

  test('one from before layouts were counted runs them all', async () => {
    await migrate(portal, [book], [], [])
    await portal.db.deleteFrom('_meta').where('key', '=', 'version').execute()
    await migrate(portal, [book], [], [step('first')])
    expect(ran).toEqual(['first'])
  })

  test('an upgrade that fails leaves the database as it was', async () => {
    await migrate(portal, [book], [], [])
    const failing = step('fails', async (tx) => {
      await tx.insertInto('_meta').values({ key: 'half', value: 'done' }).execute()
      throw new Error('no room')
    })
    await expect(migrate(portal, [wider], [], [failing])).rejects.toThrow('no room')
    const kept = await portal.db.selectFrom('_meta').select('key').execute()
    expect([kept.map(({ key }) => key).sort(), await schemaVersion(portal.db)]).toEqual([
      ['schema', 'version'],
      0,
    ])
  })

  test('one that a newer release laid out is refused with what to do, and not touched', async () => {
    await migrate(portal, [book])
    await rememberVersion(portal.db, 99)
    const opening = migrate(portal, [wider])
    await expect(opening).rejects.toThrow(/请换回更新的版本/)
    await expect(opening).rejects.toThrow(/run the newer release again, or restore a backup/)
    const found = await existing(portal.db, ['book'])
    expect(found.get('book')?.columns.has('pages')).toBe(false)
  })
})

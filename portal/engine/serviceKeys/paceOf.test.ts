import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '#portal/storage/db/database.ts'
import { migrate } from '#portal/storage/db/migrate.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { bothDatabases, type OpenDatabase } from '#portal/storage/db/testing/databases.ts'
import { paceOf } from './paceOf.ts'
import { paceTable } from './paceTable.ts'
import type { ServiceKey } from './readServiceKey.ts'

describe.each(bothDatabases())('the pace of a service key on $name', ({ open, sql }) => {
  let opened: OpenDatabase
  let database: Database
  let now = Date.parse('2026-11-21T10:00:00+08:00')
  beforeEach(async () => {
    opened = await open()
    database = openDatabase(opened.dialect, sql)
    await migrate(database, [], [paceTable])
  })
  afterEach(async () => {
    await database.close()
    await opened.close()
  })
  const pace = () => paceOf(database, () => new Date(now))
  const key = (perMinute: number): ServiceKey => ({
    id: 7,
    name: '甲',
    owner: 1,
    rights: new Set(),
    perMinute,
  })
  /** How many of so many calls go through. */
  const passed = async (by: ReturnType<typeof pace>, calls: number, perMinute: number) => {
    let count = 0
    for (let call = 0; call < calls; call++)
      await by(key(perMinute)).then(
        () => count++,
        () => {},
      )
    return count
  }

  test('two portals grant a minute’s worth together, not each', async () => {
    const [one, other] = [pace(), pace()]
    const through = (await passed(one, 100, 120)) + (await passed(other, 100, 120))
    expect(through).toBe(120)
    await expect(other(key(120))).rejects.toMatchObject({ code: 42900 })
  })

  test('it fills evenly, up to a minute’s worth', async () => {
    const one = pace()
    expect(await passed(one, 70, 60)).toBe(60)
    now += 10_000
    expect(await passed(one, 70, 60)).toBe(10)
    now += 3_600_000
    expect(await passed(one, 70, 60)).toBe(60)
  })

  test('a clock that is set back empties no bucket', async () => {
    const one = pace()
    expect(await passed(one, 30, 60)).toBe(30)
    now -= 3_600_000
    expect(await passed(one, 40, 60)).toBe(30)
  })

  test('says when to come again', async () => {
    const one = pace()
    await passed(one, 2, 2)
    await expect(one(key(2))).rejects.toMatchObject({
      code: 42900,
      label: ['操作过于频繁，请 30 秒后再试', expect.anything()],
    })
  })
})

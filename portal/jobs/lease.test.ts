import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { jobTables } from '#portal/engine/queue/jobTables.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { migrate } from '#portal/storage/db/migrate.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { type OpenDatabase, testDatabases } from '#portal/storage/db/testing/databases.ts'
import { giveBack, keepLease, LEASE, LeaseLost, takeLease } from './lease.ts'

describe.each(testDatabases())('a lease on $name', ({ open, sql }) => {
  let opened: OpenDatabase
  let database: Database
  beforeEach(async () => {
    opened = await open()
    database = openDatabase(opened.dialect, sql)
    await migrate(database, [], jobTables)
  })
  afterEach(async () => {
    await database.close()
    await opened.close()
  })
  const take = (owner: string, now: number) => takeLease(database.db, 'job:1', owner, now)

  test('one owner at a time has it', async () => {
    expect(await take('first', 1000)).toEqual({ name: 'job:1', owner: 'first', fence: 1 })
    expect(await take('second', 1000)).toBeNull()
    expect(await take('first', 1000)).toBeNull()
  })

  test('it is free once it was given back', async () => {
    const lease = await take('first', 1000)
    await giveBack(database.db, lease!)
    expect(await take('second', 1000)).toMatchObject({ owner: 'second', fence: 2 })
  })

  test('it is free once its owner was silent for a minute, and the former owner is fenced off', async () => {
    const lease = (await take('first', 1000))!
    await keepLease(database.db, lease, 31_000)
    expect(await take('second', 31_000 + LEASE)).toBeNull()
    const next = (await take('second', 31_001 + LEASE))!
    await expect(keepLease(database.db, lease, 92_000)).rejects.toThrow(LeaseLost)
    await giveBack(database.db, lease)
    await keepLease(database.db, next, 92_000)
  })

  test('what was given back cannot be kept', async () => {
    const lease = (await take('first', 1000))!
    await giveBack(database.db, lease)
    await expect(keepLease(database.db, lease, 1000)).rejects.toThrow('no longer holds')
  })

  test('a clock set back does not lock everybody out', async () => {
    await take('first', 10_000_000)
    expect(await take('second', 1000)).toMatchObject({ owner: 'second' })
  })

  test('of many who try at once one gets it', async () => {
    const tried = await Promise.all(Array.from({ length: 8 }, (_, index) => take(`${index}`, 1000)))
    expect(tried.filter((lease) => lease !== null)).toHaveLength(1)
  })
})

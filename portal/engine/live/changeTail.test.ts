import { expect, test } from 'vitest'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { template } from '#portal/testing/portalBench.ts'
import { ChangeTail } from './changeTail.ts'

const [postgres] = testDatabases().filter(({ sql }) => sql === 'postgres')
const told = (id: number) => ({
  ...{ version: 1, createdAt: '2026', updatedAt: '2026', entity: 'article', recordId: String(id) },
  ...{ action: 'update', actorName: '主编', ip: '', agent: '', requestId: '' },
})

test('a transaction that began earlier and ends later is told all the same, and once', async () => {
  const opened = await postgres!.open(template)
  const database = openDatabase(opened.dialect, 'postgres')
  const slow = openDatabase(opened.another!(), 'postgres')
  const tail = new ChangeTail(database.db, Date.now)
  await tail.begin()
  const ids = async () => (await tail.next()).changes.map(({ id }) => id)
  const [begun, hold] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = slow.transaction(async (tx) => {
    await tx.insertInto('auditLog').values(told(1)).execute()
    begun.resolve()
    await hold.promise
  })
  await begun.promise
  await database.db.insertInto('auditLog').values(told(2)).execute()
  expect(await ids()).toEqual([2])
  hold.resolve()
  await late
  expect(await ids()).toEqual([1])
  await database.db.insertInto('auditLog').values(told(3)).execute()
  expect(await ids()).toEqual([3])
  expect(await ids()).toEqual([])
  await slow.close()
  await database.close()
  await opened.close()
})

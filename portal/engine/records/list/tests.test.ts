import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { searchedNumbers } from '#portal/storage/search/searchedNumbers.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { scopeOf } from '../computed/scopeOf.ts'
import { isRefused, parseListQuery } from '../listQuery.ts'
import { standsIn } from './standsIn.ts'
import { testsOf } from './tests.ts'

describe.each(bothDatabases())('what helps to find the records of a list on $name', (database) => {
  const bench = sharedBench(database)
  const asked = async (name: string, filter: Row) => {
    const { db } = bench.portal.context.database
    const entity = bench.portal.context.entities.get(name) as Entity
    const query = parseListQuery(entity, { filter })
    if (isRefused(query)) throw new Error(JSON.stringify(query))
    return testsOf(scopeOf(db, entity), query, await searchedNumbers(db), {})
  }

  test('what is joined by "and" is as many tests, each with the index it has by itself', async () => {
    const day = { gte: '2026-01-01T00:00:00+08:00', lte: '2026-01-01T23:59:59+08:00' }
    const tests = await asked('readMoneyLedger', { direction: 'in', createdAt: day })
    expect(tests.map(({ equal, range }) => equal?.column ?? range?.side).sort()).toEqual([
      'direction',
      'from',
      'to',
    ])
    const either = await asked('readMoneyLedger', {
      any: [{ direction: 'in' }, { source: 'grant' }],
    })
    expect(either).toHaveLength(1)
  })

  test('a whole value of a text that no index begins with is found through the index of words', async () => {
    const [test] = await asked('auditLog', { recordId: '7312345' })
    expect(test?.ways).toHaveLength(1)
    // What an index of its own begins with needs none.
    expect((await asked('appUser', { uid: '10000001' }))[0]?.ways).toBeUndefined()
    const note = { action: 'update', entity: 'appUser', recordTitle: '读者' }
    const records = bench.portal.records()
    for (const recordId of ['7312345', '73123456', '17312345', 'AB-1'])
      await records.create('auditLog', { ...note, recordId })
    const listed = async (recordId: string) => {
      const { data } = await bench.admin(
        'GET',
        `auditLog?filter=${encodeURIComponent(JSON.stringify({ recordId }))}`,
      )
      return (data.list as Row[]).map((row) => row.recordId)
    }
    expect(await listed('7312345')).toEqual(['7312345'])
    expect(await listed('AB-1')).toEqual(['AB-1'])
    // As it is kept: the index of words knows neither capitals nor their want.
    expect(await listed('ab-1')).toEqual([])

    const way = test?.ways?.[0]?.[0]
    const explain = sql.raw(database.sql === 'postgres' ? 'explain' : 'explain query plan')
    const { rows } = await bench.portal.context.database.transaction(async (tx) => {
      // A small table is read whole, whatever index it has.
      if (database.sql === 'postgres') await sql`set local enable_seqscan = off`.execute(tx)
      return sql<Row>`${explain} select a.id from "_place" as a
        where ${standsIn('a', way as NonNullable<typeof way>)}`.execute(tx)
    })
    expect(JSON.stringify(rows)).toMatch(/Index Only Scan|SEARCH a USING PRIMARY KEY/)
  })
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { scopeOf } from './computed/scopeOf.ts'
import { alongIndex, pathOf } from './list/alongIndex.ts'
import type { Search } from './list/found.ts'
import { orderOf } from './list/order.ts'
import type { Path } from './list/path.ts'
import { testsOf } from './list/tests.ts'
import { listIds } from './list.ts'
import { isRefused, parseListQuery } from './listQuery.ts'
import { storedOf } from './store.ts'
import { type Desk, desk, openDesk } from './testing/desk.ts'

const { note } = desk
const count = 7000

/** Prices empty, repeated and rare; times in the order of the ids. */
const rows: Row[] = Array.from({ length: count }, (_, i) => ({
  id: i + 1,
  version: 1,
  title: `${(i * 7919) % count}`,
  status: i % 3 === 0 ? 'published' : 'draft',
  shelf: (i % 2) + 1,
  price: i % 2 === 0 ? null : (i * 31) % 1000,
  createdAt: `2026-01-01T${String(Math.floor(i / 3600)).padStart(2, '0')}:${String(Math.floor(i / 60) % 60).padStart(2, '0')}:${String(i % 60).padStart(2, '0')}+08:00`,
  updatedAt: '2026-01-01T00:00:00+08:00',
  deletedAt: i % 50 === 0 ? '2026-01-02T00:00:00+08:00' : null,
}))
const live = rows.filter(({ deletedAt }) => deletedAt === null)

type Pick = (row: Row) => boolean
const lists: [string, object, string, Pick][] = [
  ['the declared order', {}, 'createdAt', () => true],
  ['a column half of which is empty', {}, 'price', () => true],
  ['a text', {}, 'title', () => true],
  ['a state', {}, 'status', () => true],
  ['a column within a state', { status: 'draft' }, 'price', ({ status }) => status === 'draft'],
  ['a column from a value', { price_gte: 100 }, 'price', ({ price }) => Number(price ?? -1) >= 100],
  ['a column to a value', { price_lte: 900 }, 'price', ({ price }) => Number(price ?? 9999) <= 900],
  [
    'a column between values',
    { price_gte: 50, price_lte: 950, shelf: 2 },
    'price',
    ({ price, shelf }) =>
      shelf === 2 && price !== null && Number(price) >= 50 && Number(price) <= 950,
  ],
  [
    'times from a moment',
    { createdAt_gte: '2026-01-01T00:10:00+08:00' },
    'createdAt',
    ({ createdAt }) => String(createdAt) >= '2026-01-01T00:10:00+08:00',
  ],
]

/** Drafts by price, as a list of a million of them would be walked. */
function searchFor({ db }: Desk, isDown: boolean, offset: number): Search {
  const scope = scopeOf(db, note)
  const query = {
    filters: [{ field: 'status', test: 'is' as const, values: ['draft'] }],
    words: [],
    sort: { field: 'price', isDown },
    offset,
    size: 10,
  }
  const tests = testsOf(scope, query, new Map(), {})
  const order = orderOf(scope, query.sort)
  const turned = orderOf(scope, query.sort, true)
  return { db, scope, entity: note, tests, order, turned, offset, size: 10, isBin: false }
}

describe.each(testDatabases())('$name', (database) => {
  let opened: Desk

  beforeAll(async () => {
    opened = await openDesk(database)
    await opened.database.transaction(async (tx) => {
      for (let i = 0; i < count; i += 500) {
        const some = rows.slice(i, i + 500).map((row) => storedOf(note, row))
        await tx.insertInto('note').values(some).execute()
      }
    })
  })
  afterAll(() => opened.close())

  describe.each(['ASC', 'DESC'])('%s', (direction) => {
    test('gives any page by marks where a filter leaves too many to be sorted', async () => {
      const expected = inOrder(
        live.filter(({ status }) => status === 'draft'),
        'price',
        direction === 'DESC',
      )
      for (const offset of [2100, 3333, 2050, 4200]) {
        const search = searchFor(opened, direction === 'DESC', offset)
        const { ids } = await alongIndex(search, pathOf(search) as Path)
        expect([offset, ids]).toEqual([offset, expected.slice(offset, offset + 10)])
      }
    })

    test.each(lists)('gives any page by %s', async (_what, filter, field, passes) => {
      const expected = inOrder(live.filter(passes), field, direction === 'DESC')
      for (const offset of [
        0,
        1990,
        2100,
        3333,
        2050,
        5000,
        expected.length - 5,
        expected.length + 10,
      ]) {
        const query = parseListQuery(note, {
          filter,
          sort: [field, direction],
          range: [offset, offset + 9],
        })
        if (isRefused(query)) throw new Error(JSON.stringify(query))
        const { ids, hasNext } = await listIds(opened.db, note, query)
        expect([offset, ids]).toEqual([offset, expected.slice(offset, offset + 10)])
        expect(hasNext).toBe(offset + 10 < expected.length)
      }
    })
  })
})

/** Empty values first, then by value; equal ones by time where the field filters by equality, else by id. */
function inOrder(some: readonly Row[], field: string, isDown: boolean): unknown[] {
  const key = (row: Row) => row[field] as never
  const compare = (a: Row, b: Row): number => {
    if (key(a) === key(b)) return Number(a.id) - Number(b.id)
    if (key(a) === null || key(b) === null) return key(a) === null ? -1 : 1
    return key(a) < key(b) ? -1 : 1
  }
  const sorted = some.toSorted(compare).map(({ id }) => id)
  return isDown ? sorted.toReversed() : sorted
}

import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Row } from '#declare'
import { touch } from '#portal/storage/db/freshness.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { scopeOf } from './computed/scopeOf.ts'
import { alongIndex, pathOf } from './list/alongIndex.ts'
import type { Search } from './list/found.ts'
import { recallMarks, setRenewed } from './list/marks/keptMarks.ts'
import { renewMarks } from './list/marks/renewMarks.ts'
import { nameOf, type Way, wayOf } from './list/marks/way.ts'
import { orderOf } from './list/order.ts'
import type { Path } from './list/path.ts'
import { testsOf } from './list/tests.ts'
import { listIds } from './list.ts'
import { isRefused, parseListQuery } from './listQuery.ts'
import { storedOf } from './store.ts'
import { type Desk, desk, openDesk } from './testing/desk.ts'

const { note } = desk
const count = 9000

/** Half of them have one price: more than stand between two marks. */
const rowOf = (id: number): Row => ({
  id,
  version: 1,
  title: `${id}`,
  status: id % 3 === 0 ? 'published' : 'draft',
  length: [null, 'short', 'middle', 'long'][id % 4],
  shelf: 1,
  price: id % 2 === 0 ? 500 : id % 10 === 1 ? null : (id * 31) % 1000,
  createdAt: `2026-01-01T00:00:00.${String(id).padStart(6, '0')}+08:00`,
  updatedAt: '2026-01-01T00:00:00+08:00',
  deletedAt: null,
})

/** Drafts of a shelf by price, as a list of a million of them would be walked. */
function shelvedDrafts({ db }: Desk, offset: number): Search {
  const scope = scopeOf(db, note)
  const sort = { field: 'price', isDown: false }
  const filters = [
    { field: 'status', test: 'is' as const, values: ['draft'] },
    { field: 'shelf', test: 'is' as const, values: [1] },
  ]
  const tests = testsOf(scope, { filters, words: [], sort, offset, size: 100 }, new Map(), {})
  const order = orderOf(scope, sort)
  const turned = orderOf(scope, sort, true)
  return { db, scope, entity: note, tests, order, turned, offset, size: 100, isBin: false }
}

describe.each(testDatabases())('$name', (database) => {
  let opened: Desk
  const go = async () => true

  beforeAll(async () => {
    opened = await openDesk(database)
    await insert(1, count)
  })
  afterAll(() => opened.close())
  beforeEach(async () => {
    await sql`delete from "_mark"`.execute(opened.db)
    await sql`delete from note where id > ${count}`.execute(opened.db)
    touch(opened.db, 'note')
    setRenewed(opened.db, true)
    await renewMarks(opened.database, [note], go, 1000)
  })

  async function insert(from: number, to: number, change: Row = {}) {
    await opened.database.transaction(async (tx) => {
      for (let id = from; id <= to; id += 500) {
        const ids = Array.from({ length: Math.min(500, to - id + 1) }, (_, i) => id + i)
        const some = ids.map((one) => storedOf(note, { ...rowOf(one), ...change }))
        await tx.insertInto('note').values(some).execute()
      }
      touch(tx, 'note')
    })
  }

  async function page(asked: object, offset: number, size = 100) {
    const query = parseListQuery(note, { ...asked, range: [offset, offset + size - 1] })
    if (isRefused(query)) throw new Error(JSON.stringify(query))
    return listIds(opened.db, note, query)
  }

  async function idsInOrder(where = sql`1 = 1`, order = sql`price asc nulls first, id`) {
    const { rows } = await sql<{
      id: number
    }>`select id from note where ${where} order by ${order}`.execute(opened.db)
    return rows.map(({ id }) => Number(id))
  }

  const byPrice = { sort: ['price', 'ASC'] }
  const draftsByPrice = { filter: { status: 'draft' }, ...byPrice }

  test('finds any page where many have the same value', async () => {
    const expected = await idsInOrder()
    for (const offset of [2100, 4321, 6000, 8950])
      expect((await page(byPrice, offset)).ids).toEqual(expected.slice(offset, offset + 100))
  })

  const byLength = sql`case length when 'short' then 1 when 'middle' then 2 when 'long' then 3 end`

  test.each(['ASC', 'DESC'])(
    'finds any page of a list sorted %s by a choice',
    async (direction) => {
      const asked = { sort: ['length', direction] }
      const signs = sql.raw(direction === 'ASC' ? 'asc nulls first' : 'desc nulls last')
      const order = sql`${byLength} ${signs}, "createdAt" ${sql.raw(direction)}`
      const expected = await idsInOrder(sql`1 = 1`, order)
      for (const offset of [0, 2100, 4321, 8950]) {
        const { ids, cut } = await page(asked, offset)
        expect([ids, cut]).toEqual([expected.slice(offset, offset + 100), undefined])
      }
      const long = { filter: { length: 'long' }, ...asked }
      const all = await idsInOrder(sql`length = 'long'`, order)
      for (const offset of [0, 2100])
        expect((await page(long, offset)).ids).toEqual(all.slice(offset, offset + 100))
      const drafts = await idsInOrder(sql`status = 'draft'`, order)
      const some = { filter: { status: 'draft' }, ...asked }
      expect((await page(some, 3000)).ids).toEqual(drafts.slice(3000, 3100))
    },
  )

  test('a list sorted by a choice goes along an index, whatever choice is asked for', async () => {
    const scope = scopeOf(opened.db, note)
    const sort = { field: 'length', isDown: false }
    const whole = orderOf(scope, sort)
    expect(whole.index?.columns).toEqual(['#length', 'createdAt', 'id'])
    expect(orderOf(scope, sort, false, ['length']).columns).toEqual(['createdAt', 'id'])
    const plan = sql.raw(database.sql === 'postgres' ? 'explain' : 'explain query plan')
    const { rows } = await opened.database.transaction(async (tx) => {
      if (database.sql === 'postgres')
        for (const other of ['seqscan', 'bitmapscan', 'sort'])
          await sql.raw(`set local enable_${other} = off`).execute(tx)
      return sql<Row>`${plan} select t.id from note as t where t."deletedAt" is null
        order by ${whole.sql} limit 10`.execute(tx)
    })
    const told = JSON.stringify(rows)
    expect(told).toContain('note_length')
    expect(told).not.toContain('Sort')
    expect(told).not.toContain('TEMP B-TREE')
  })

  test('counts a list to its end where somebody wants its last page, and finds that page under any filter', async () => {
    await insert(count + 1, count + 3000)
    const half = { price_gte: 0 }
    const filters = [
      {},
      { status: 'draft' },
      { shelf: 1, status: 'draft' },
      { ...half, shelf: 1, status: 'draft' },
      half,
    ]
    for (const filter of filters)
      for (const direction of ['ASC', 'DESC']) {
        const sort = ['createdAt', direction]
        const asked = parseListQuery(note, { filter, sort, range: [0, 0], total: 'exact' })
        if (isRefused(asked)) throw new Error(JSON.stringify(asked))
        const { total } = await listIds(opened.db, note, asked)
        const where = sql.join(
          [
            sql`1 = 1`,
            ...('status' in filter ? [sql`status = 'draft'`] : []),
            ...('price_gte' in filter ? [sql`price >= 0`] : []),
          ],
          sql` and `,
        )
        const expected = await idsInOrder(where, sql.raw(`"createdAt" ${direction}`))
        expect(total).toBe(expected.length)
        const first = Math.floor((expected.length - 1) / 100) * 100
        const last = await page({ filter, sort }, first)
        expect([filter, last.ids]).toEqual([filter, expected.slice(first)])
        expect([last.hasNext, last.cut]).toEqual([false, undefined])
      }
    expect((await page({}, 0)).total).toBeNull()
  })

  test('leaves out a total that takes long where the page is not to wait, and tells it once it was counted', async () => {
    const asked = { filter: { price_gte: 0, shelf: 1, status: 'draft' }, sort: ['title', 'ASC'] }
    const soon = await page({ ...asked, total: 'later' }, 0)
    expect([soon.ids.length, soon.hasNext]).toEqual([100, true])
    expect([soon.total, soon.later]).toEqual([null, true])
    const { total } = await page(asked, 0, 1)
    const where = sql`status = 'draft' and price >= 0`
    expect(total).toBe((await idsInOrder(where)).length)
    const next = await page({ ...asked, total: 'later' }, 100)
    expect([next.total, next.later]).toEqual([total, undefined])
    expect((await page({ filter: { price: 500 }, total: 'later' }, 0)).later).toBeUndefined()
  })

  test('counts common values along, so that a list of them is found at once', async () => {
    const expected = await idsInOrder(sql`status = 'draft'`)
    const kept = recallMarks(wayBy('price'))
    expect(kept?.counts.get('status=["draft"]')?.reduce((a, b) => a + b)).toBe(expected.length)
    expect((await page(draftsByPrice, 5000)).ids).toEqual(expected.slice(5000, 5100))
  })

  test.each([
    ['ASC', null],
    ['DESC', 999],
  ])(
    'pages turned %s skip and repeat nothing while records are added further up',
    async (direction, price) => {
      const seen: number[] = []
      for (let offset = 6500; ; offset += 200) {
        await insert(count + offset, count + offset, { price })
        const { ids, hasNext } = await page({ sort: ['price', direction] }, offset, 200)
        seen.push(...ids)
        if (!hasNext) break
      }
      const all = await idsInOrder(
        sql`1 = 1`,
        direction === 'ASC' ? sql`price asc nulls first, id` : sql`price desc nulls last, id desc`,
      )
      const start = all.indexOf(seen[0] as number)
      expect(seen).toEqual(all.slice(start))
    },
  )

  test('marks from before a restart serve until they are renewed, and then the place is exact', async () => {
    await insert(count + 1, count + 40, { price: 1 })
    const before = (await page(byPrice, 3000)).ids
    const expected = await idsInOrder()
    const start = expected.indexOf(before[0] as number)
    expect(before).toEqual(expected.slice(start, start + 100))
    ;(recallMarks(wayBy('price')) as { since: number }).since = 0
    await renewMarks(opened.database, [note], go, 1000)
    expect((await page(byPrice, 3000)).ids).toEqual(expected.slice(3000, 3100))
  })

  test('a page is cut where counting takes too long, and whole once that was done meanwhile', async () => {
    const search = shelvedDrafts(opened, 2500)
    const clock = vi.spyOn(performance, 'now')
    clock.mockImplementation(() => clock.mock.calls.length * 400)
    const cut = await alongIndex(search, pathOf(search) as Path)
    clock.mockRestore()
    expect(cut).toEqual({ ids: [], hasNext: true, total: null, cut: true })
    touch(opened.db, 'note')
    ;(recallMarks(wayBy('price')) as { since: number }).since = 0
    await renewMarks(opened.database, [note], go, 1000)
    expect(recallMarks(wayBy('price'))?.counts.has(nameOf(search.tests))).toBe(true)
    const expected = await idsInOrder(sql`status = 'draft'`)
    const { ids } = await alongIndex(search, pathOf(search) as Path)
    expect(ids).toEqual(expected.slice(2500, 2600))
  })

  const wayBy = (field: string): Way => {
    const scope = scopeOf(opened.db, note)
    const order = orderOf(scope, { field, isDown: false })
    return wayOf({ db: opened.db, scope, entity: note, order }) as Way
  }
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { insertInOrder } from './insertRows.ts'
import { listIds } from './list.ts'
import { isRefused, parseListQuery } from './listQuery.ts'
import { type Desk, desk, openDesk } from './testing/desk.ts'

const { note } = desk

/** Enough that neither what has the word nor what is on a shelf is looked through one by one. */
const rows: readonly Row[] = Array.from({ length: 1500 }, (_, at) => ({
  title: `第 ${at} 篇${at % 5 === 0 ? '山水' : '故事'}`,
  remark: at % 7 === 0 ? '编辑推荐' : null,
  shelf: (at % 3) + 1,
  length: at % 2 === 0 ? 'short' : 'long',
  price: (at * 31) % 997,
  status: at % 4 === 0 ? 'published' : 'draft',
  createdAt: `2026-01-01T00:00:00.${String(at).padStart(6, '0')}+08:00`,
  updatedAt: '2026-01-01T00:00:00+08:00',
}))

const onShelf = { shelf: 2 }
const asked: [string, Row, (row: Row) => boolean][] = [
  ['a word', onShelf, ({ title, shelf }) => shelf === 2 && String(title).includes('故事')],
  [
    'a word and another filter',
    { ...onShelf, length: 'long' },
    ({ title, shelf, length }) =>
      shelf === 2 && length === 'long' && String(title).includes('故事'),
  ],
  [
    'a word of one field',
    { ...onShelf, title_q: '第' },
    ({ title, shelf }) => shelf === 2 && String(title).includes('故事'),
  ],
]

describe.each(testDatabases())('$name', (database) => {
  let opened: Desk
  let all: readonly Row[]

  beforeAll(async () => {
    opened = await openDesk(database)
    await opened.database.transaction(async (tx) => {
      const ids = await insertInOrder(tx, note, rows)
      all = rows.map((row, at) => ({ ...row, id: ids[at] }))
      const deleted = all.filter(({ id }) => Number(id) % 50 === 0).map(({ id }) => Number(id))
      await tx
        .updateTable('note')
        .set({ deletedAt: '2026-02-01T00:00:00+08:00' })
        .where('id', 'in', deleted)
        .execute()
    })
  })
  afterAll(() => opened.close())

  test.each(asked)(
    'finds what has %s on one shelf of many, in any order and on any page',
    async (_, filter, passes) => {
      const expected = all.filter((row) => Number(row.id) % 50 !== 0 && passes(row))
      expect(expected.length).toBeGreaterThan(150)
      for (const [field, isDown] of [
        ['createdAt', true],
        ['createdAt', false],
        ['price', false],
      ] as const) {
        const inOrder = expected.toSorted(
          (a, b) => (isDown ? -1 : 1) * (compare(a[field], b[field]) || compare(a.id, b.id)),
        )
        for (const offset of [0, 60, expected.length - 5]) {
          const query = parseListQuery(note, {
            ...{ filter: { q: '故事', ...filter }, sort: [field, isDown ? 'DESC' : 'ASC'] },
            range: [offset, offset + 19],
          })
          if (isRefused(query)) throw new Error(JSON.stringify(query))
          const found = await listIds(opened.db, note, query)
          expect(found.total).toBe(expected.length)
          expect(found.ids).toEqual(inOrder.slice(offset, offset + 20).map(({ id }) => id))
        }
      }
    },
  )
})

const compare = (a: unknown, b: unknown): number =>
  typeof a === 'number' ? a - Number(b) : String(a) < String(b) ? -1 : String(a) > String(b) ? 1 : 0

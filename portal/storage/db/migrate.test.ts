import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Entity, entity, f } from '#declare'
import { list } from '#portal/engine/records/list.ts'
import { insertRow, readRow, selectRows } from '#portal/engine/records/store.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './openDatabase.ts'
import { type OpenDatabase, testDatabases } from './testing/databases.ts'

const label = ['本子', 'Book'] as const
const book = entity('book', label, {
  fields: {
    name: f.text('名称', 'Name', { max: 40 }),
    kind: f.choice('类型', 'Kind', { old: ['旧', 'Old'], fresh: ['新', 'New'] }),
    validity: f.period('有效期', 'Validity'),
  },
})

describe.each(testDatabases())('$name', (database) => {
  let opened: OpenDatabase
  let portal: Database

  beforeEach(async () => {
    opened = await database.open()
    portal = openDatabase(opened.dialect, database.sql)
    await migrate(portal, [book])
  })
  afterEach(async () => {
    await portal.close()
    await opened.close()
  })

  const add = (one: Entity, row: object) =>
    portal.transaction((tx) => insertRow(tx, one, { ...row }))
  const notices = async (one: Entity) => (await migrate(portal, [one])).notices

  test('changes nothing the second time', async () => {
    await add(book, { name: '甲' })
    expect(await notices(book)).toEqual([])
    expect(await selectRows(portal.db, book, {})).toHaveLength(1)
  })

  test('adds the column of a new field, filled with its default', async () => {
    const id = await add(book, { name: '甲' })
    const wider = entity('book', label, {
      fields: {
        ...book.fields,
        pages: f.integer('页数', 'Pages', { default: 3 }),
        noteCount: f.count('条数', 'Notes'),
      },
    })
    expect(await notices(wider)).toEqual([])
    expect(await readRow(portal.db, wider, id)).toMatchObject({
      name: '甲',
      pages: 3,
      noteCount: 0,
    })
  })

  test('renames a column once, with both ends of a period', async () => {
    const validity = { start: '2026-01-01T00:00:00+08:00', end: null }
    const id = await add(book, { name: '甲', validity })
    const renamed = entity('book', label, {
      fields: {
        title: f.text('名称', 'Name', { max: 40, renamedFrom: 'name' }),
        kind: book.fields.kind,
        term: f.period('期限', 'Term', { renamedFrom: 'validity' }),
      },
    })
    expect([await notices(renamed), await notices(renamed)]).toEqual([[], []])
    expect(await readRow(portal.db, renamed, id)).toMatchObject({ title: '甲', term: validity })
    const query = { filters: [], words: ['甲'], sort: null, offset: 0, size: 10 }
    expect((await list(portal.db, renamed, query)).list).toHaveLength(1)
  })

  test('tells of a field that vanished, at every start, and drops nothing', async () => {
    const id = await add(book, { name: '甲', kind: 'old' })
    const { kind: _, ...fields } = book.fields
    const narrower = entity('book', label, { fields })
    expect(await notices(narrower)).toEqual([
      expect.stringMatching(/^book\.kind is no longer declared.*renamedFrom: 'kind'/),
    ])
    expect(await notices(narrower)).toHaveLength(1)
    await migrate(portal, [book])
    expect(await readRow(portal.db, book, id)).toMatchObject({ kind: 'old' })
  })

  test('tells of records a narrower field would refuse', async () => {
    await add(book, { name: '甲乙丙', kind: 'old' })
    await add(book, { kind: 'fresh' })
    const narrower = entity('book', label, {
      fields: {
        ...book.fields,
        name: f.text('名称', 'Name', { max: 2, required: true }),
        kind: f.choice('类型', 'Kind', { fresh: ['新', 'New'] }),
      },
    })
    expect(await notices(narrower)).toEqual([
      expect.stringMatching(/^book\.name takes at most 2: 1 records do not fit/),
      expect.stringMatching(/^book\.name is required: 1 records/),
      expect.stringMatching(/^book\.kind lost old: 1 records/),
    ])
  })

  test('tells of a column of another type and leaves it', async () => {
    const other = entity('book', label, {
      fields: { ...book.fields, name: f.integer('名称', 'Name') },
    })
    expect(await notices(other)).toEqual([
      expect.stringMatching(/^book\.name is stored as text and declared as integer/),
    ])
  })

  test('holds whole numbers far beyond 32 bits, in columns that were narrower before as well', async () => {
    const counted = entity('book', label, {
      fields: { ...book.fields, pages: f.integer('页数', 'Pages') },
    })
    if (database.sql === 'postgres') {
      await sql`alter table book add column pages integer`.execute(portal.db)
      await sql`alter table book alter column version type integer`.execute(portal.db)
    }
    expect(await notices(counted)).toEqual([])
    const id = await add(counted, { name: '甲', pages: 9_000_000_000_000 })
    expect(await readRow(portal.db, counted, id)).toMatchObject({ pages: 9_000_000_000_000 })
    expect(await notices(counted)).toEqual([])
  })

  test('leaves out a unique index the records contradict, and says which', async () => {
    await add(book, { name: '甲' })
    await add(book, { name: '甲' })
    const unique = entity('book', label, {
      fields: { ...book.fields, name: f.text('名称', 'Name', { max: 40, unique: true }) },
    })
    expect(await notices(unique)).toEqual([
      expect.stringMatching(/^book\.name is declared unique, but 2 records share/),
    ])
  })

  test('indexes records that were there before their field was searched', async () => {
    await add(book, { name: '甲乙', kind: 'old' })
    const searched = entity('book', label, {
      fields: { ...book.fields, code: f.text('编号', 'Code') },
      title: 'code',
      list: { columns: ['name'], filters: ['name'] },
    })
    await migrate(portal, [searched])
    const query = {
      filters: [{ field: 'name', test: 'contains', values: ['乙'] } as const],
      words: [],
      sort: null,
      offset: 0,
      size: 10,
    }
    expect((await list(portal.db, searched, query)).list).toHaveLength(1)
  })
})

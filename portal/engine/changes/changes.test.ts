import { beforeAll, describe, expect, test } from 'vitest'
import { migrate } from '#portal/storage/db/migrate.ts'
import { openDatabase } from '#portal/storage/db/openDatabase.ts'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { changeTable } from './changeTable.ts'
import { forgetChanges, numberChanges } from './numberChanges.ts'
import { readChanges } from './readChanges.ts'
import { timeless } from './timeless.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))

describe.each(databases)('the feed of changes on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { rights: ['changes'] })).app
  })

  const now = async () => (await app('GET', 'changes?since=now')).data.cursor as string
  const since = async (cursor: string, more = '') =>
    (await app('GET', `changes?since=${cursor}${more}`)).data
  const told = async (cursor: string) =>
    (await since(cursor)).list.map(
      ({ entity, id, event }: { entity: string; id: number; event: string }) =>
        `${entity} ${id} ${event}`,
    )
  const articleOf = async () => {
    const desk = await deskOf(bench)
    return create(admin, 'article', await desk.articleValues())
  }
  const act = (id: number, move: string) => admin('POST', `article/${id}/${move}`, {})

  test('tells what was published, changed while it was, and withdrawn; nothing of drafts', async () => {
    const { id } = await articleOf()
    const cursor = await now()
    await act(id, 'proof')
    expect(await told(cursor)).toEqual([])
    const { data } = await act(id, 'publish')
    await admin('PUT', `article/${id}`, { version: data.version, lead: '新的导语' })
    await act(id, 'withdraw')
    expect(await told(cursor)).toEqual([
      `article ${id} published`,
      `article ${id} changed`,
      `article ${id} withdrawn`,
    ])
  })

  test('says of each where it is read, and where to go on', async () => {
    const { id } = await articleOf()
    await act(id, 'proof')
    const cursor = await now()
    await act(id, 'publish')
    const first = await since(cursor)
    expect(first).toEqual({
      list: [
        {
          cursor: first.cursor,
          entity: 'article',
          path: 'article',
          id,
          event: 'published',
          at: '2026-11-21T10:00:00+08:00',
        },
      ],
      cursor: expect.stringMatching(/^\d+$/),
      hasNext: false,
    })
    expect(await since(first.cursor)).toMatchObject({ list: [], cursor: first.cursor })
  })

  test('a page ends where the next begins', async () => {
    const { id } = await articleOf()
    await act(id, 'proof')
    const cursor = await now()
    await act(id, 'publish')
    await act(id, 'withdraw')
    const page = await since(cursor, '&limit=1')
    expect(page).toMatchObject({ hasNext: true, list: [{ event: 'published' }] })
    expect(await since(page.cursor, '&limit=1')).toMatchObject({
      hasNext: false,
      list: [{ event: 'withdrawn' }],
    })
    expect((await since(cursor, '&entity=issue,magazine')).list).toEqual([])
  })

  test('an issue that is withdrawn takes its articles along', async () => {
    const desk = await deskOf(bench)
    const issue = await create(admin, 'issue', await desk.issueValues())
    const article = await create(admin, 'article', await desk.articleValues({ issue: issue.id }))
    const draft = await create(admin, 'article', await desk.articleValues({ issue: issue.id }))
    const { db } = bench.portal.context.database
    const published = (entity: string, id: number) =>
      db.updateTable(entity).set({ status: 'published' }).where('id', '=', id).execute()
    await published('issue', issue.id)
    await published('article', article.id)
    const cursor = await now()
    await bench.portal.records().move('issue', issue.id, 'withdraw')
    const lines = await told(cursor)
    expect(lines).toContain(`issue ${issue.id} withdrawn`)
    expect(lines).toContain(`article ${article.id} withdrawn`)
    expect(lines.some((line: string) => line.includes(` ${draft.id} `))).toBe(false)
  })

  test('what is rolled back is never told', async () => {
    const { id } = await articleOf()
    const cursor = await now()
    expect((await act(id, 'publish')).code).toBe(40900)
    expect(await told(cursor)).toEqual([])
  })

  test('a cursor that is none is refused, one too old is told to start over', async () => {
    expect((await app('GET', 'changes?since=x')).code).toBe(40001)
    expect((await app('GET', 'changes?limit=5000')).code).toBe(40001)
    const { id } = await articleOf()
    for (const move of ['proof', 'publish']) await act(id, move)
    await numberChanges(bench.portal.context)
    bench.time.now += 91 * 86_400_000
    await forgetChanges(bench.portal.context)
    bench.time.now -= 91 * 86_400_000
    const old = await app('GET', 'changes?since=0')
    expect([old.status, old.message]).toEqual([409, expect.stringMatching(/since=now/)])
    expect((await app('GET', 'changes')).data.list).toEqual([])
  })

  test('whoever waits is answered as soon as there is something', async () => {
    const { id } = await articleOf()
    await act(id, 'proof')
    const cursor = await now()
    const waiting = since(cursor, '&wait=20')
    await act(id, 'publish')
    expect((await waiting).list).toMatchObject([{ id, event: 'published' }])
  })

  test('a key needs the right to read the feed', async () => {
    const { app: other } = await appKey(bench, { rights: ['public'] })
    expect((await other('GET', 'changes')).code).toBe(40300)
  })
})

const [postgres] = testDatabases().filter(({ sql }) => sql === 'postgres')

/** The feed alone, on two connections. */
async function openFeed() {
  const opened = await postgres!.open()
  const database = openDatabase(opened.dialect, 'postgres')
  await migrate(database, [], [changeTable])
  const context = { database, entities: new Map() } as unknown as PortalContext
  const told = async (after: number) => {
    await numberChanges(context)
    const found = await readChanges(context, { after, limit: 500 })
    return found.map(({ cursor, id }) => [Number(cursor), id] as const)
  }
  const close = async () => {
    await database.close()
    await opened.close()
  }
  return { database, context, told, another: opened.another!, close }
}
const line = (record: number) => ({ entity: 'article', record, event: 'published', at: '2026' })

test('a transaction that began earlier and ends later is told all the same', async () => {
  const { database, told, another, close } = await openFeed()
  const slow = openDatabase(another(), 'postgres')
  const [begun, hold] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const late = slow.transaction(async (tx) => {
    await tx.insertInto('_change').values(line(1)).execute()
    begun.resolve()
    await hold.promise
  })
  await begun.promise
  await database.db.insertInto('_change').values(line(2)).execute()
  expect(await told(0)).toEqual([[1, 2]])
  hold.resolve()
  await late
  expect(await told(1)).toEqual([[2, 1]])
  await slow.close()
  await close()
})

test('many who number at once leave no gap, number nothing twice, and a reader beside misses nothing', async () => {
  const { database, context, told, close } = await openFeed()
  const write = async (record: number) => {
    await database.db.insertInto('_change').values(line(record)).execute()
    await numberChanges(context)
  }
  const seen: number[] = []
  const read = async () => {
    const found = await told(seen.length)
    // Each number follows on the one before, so that the length is the cursor.
    for (const [cursor] of found) seen.push(cursor)
  }
  await Promise.all(Array.from({ length: 40 }, (_, at) => write(at + 1)).concat(read()))
  await read()
  expect(seen).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
  await close()
})

test('what only time decides does not keep a record from being told', () => {
  const shown = { status: 'published', period: { has: { now: '' } } }
  expect(timeless(shown)).toEqual({ status: 'published' })
})

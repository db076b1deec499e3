import { describe, expect, test, vi } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

vi.setConfig({ testTimeout: 120_000 })

describe.each(bothDatabases())('a record replaced wherever it is used, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  const { make, find } = anyRecord(bench)
  const replace = (id: number, body: Row, call = admin, path = 'author') =>
    call('POST', `${path}/${id}/replaceUses`, body)
  const shown = async ({ entity, id }: Row) =>
    (await admin('GET', `${entity}/edits/${id}/rows`)).data.list as Row[]

  test('is looked at entity by entity first, then done, and taken back whole', async () => {
    const [old, next] = [await make('author'), await make('author')]
    const loose = { issue: null, podcastInserts: [] }
    const one = await make('article', { ...loose, authors: [old.id] })
    const both = await make('article', { ...loose, authors: [next.id, old.id] })
    const card = await make('dailyKnowledge', { author: old.id, source: null, tags: [] })
    const { data } = await replace(old.id, { by: next.id })
    expect(data.barred).toEqual([])
    expect(data.edits).toMatchObject([
      { entity: 'article', status: 'ready', counts: { change: 2 } },
      { entity: 'dailyKnowledge', status: 'ready', counts: { change: 1 } },
    ])
    expect(await shown(data.edits[0])).toMatchObject([
      { id: one.id, outcome: 'change', changes: { authors: [[old.id], [next.id]] } },
      { id: both.id, changes: { authors: [[next.id, old.id], [next.id]] } },
    ])
    expect((await find('article', one)).authors).toEqual([old.id])

    for (const { entity, id, warnings } of data.edits) {
      const accept = warnings.length > 0 ? ['B23'] : []
      const done = await admin('POST', `${entity}/edits/${id}/run`, { accept })
      expect(done.data.status).toBe('done')
    }
    expect((await find('article', both)).authors).toEqual([next.id])
    expect((await find('dailyKnowledge', card)).author).toBe(next.id)
    expect((await admin('GET', `author/${old.id}/uses`)).data.total).toBe(0)
    const { data: history } = await admin('GET', `article/${one.id}/history`)
    expect(history.list[0].reason).toBe(`替换作者：${old.name} → ${next.name}`)

    for (const { entity, id } of data.edits) {
      const back = (await admin('POST', `${entity}/edits/${id}/back`)).data
      const accept = back.warnings.length > 0 ? ['B23'] : []
      await admin('POST', `${entity}/edits/${back.id}/run`, { accept })
    }
    expect((await find('article', both)).authors).toEqual([next.id, old.id])
    expect((await find('dailyKnowledge', card)).author).toBe(old.id)
  })

  test('leaves out what its rules refuse, with the reason, and says whom one may not change', async () => {
    const [here, elsewhere] = [await make('magazine'), await make('magazine')]
    const column = await make('column', { magazine: here.id })
    const other = await make('column', { magazine: elsewhere.id })
    const issue = await make('issue', { magazine: here.id })
    await make('article', { issue: issue.id, column: column.id, podcastInserts: [] })
    const refused = (await replace(column.id, { by: other.id }, admin, 'column')).data.edits
    expect(refused).toMatchObject([{ entity: 'article', counts: { change: 0, refused: 1 } }])
    expect((await shown(refused[0]))[0]).toMatchObject({
      says: [expect.stringMatching(/column must belong/)],
    })

    const [old, next] = [await make('author'), await make('author')]
    await make('article', { authors: [old.id], issue: null, podcastInserts: [] })
    await make('dailyKnowledge', { author: old.id, source: null, tags: [] })

    const records = bench.portal.records()
    const rights = { read: true, update: true }
    const role = await records.create('role', {
      ...{ kind: 'named', code: 'cardsOnly', name: '只改日知录' },
      rights: [
        { entity: 'author', read: true },
        { entity: 'dailyKnowledge', ...rights },
        { entity: 'article', read: true },
      ],
    })
    await records.update('portalUser', bench.people.wang, { roles: [role.id] })
    const told = await replace(old.id, { by: next.id }, await bench.signIn('wang'))
    expect(told.data).toMatchObject({
      edits: [{ entity: 'dailyKnowledge' }],
      barred: [{ entity: 'article', count: 1 }],
    })
    await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
  })

  test('of a colleague leaves what the portal keeps in the log out, and names it last', async () => {
    const { wang, boss } = bench.people
    const key = await make('serviceKey', {
      owner: wang,
      rights: ['public'],
      writes: [],
      imports: [],
    })
    for (let times = 0; times < 3; times += 1) await bench.signIn('wang')

    const uses = (await admin('GET', `portalUser/${wang}/uses`)).data
    expect(uses.groups[0]).toMatchObject({ entity: 'serviceKey', count: 1 })
    expect(uses.groups.at(-1)).toMatchObject({ entity: 'auditLog' })

    const { data } = await replace(wang, { by: boss }, admin, 'portalUser')
    expect(data.edits).toMatchObject([{ entity: 'serviceKey', counts: { change: 1 } }])
    expect(data.kept).toMatchObject([{ entity: 'auditLog', count: uses.groups.at(-1).count }])
    expect((await shown(data.edits[0]))[0]).toMatchObject({ id: key.id })
  })

  test('of many runs as a job', async () => {
    const [old, next] = [await make('author'), await make('author')]
    const article = await make('article', {
      ...{ authors: [old.id], issue: null, podcastInserts: [] },
    })
    const { db } = bench.portal.context.database
    const line = { entity: 'article', path: 'authors', toEntity: 'author', toId: old.id }
    const others = Array.from({ length: 200 }, (_, at) => ({ ...line, id: 900_000 + at }))
    await db
      .insertInto('_reference')
      .values(others as never)
      .execute()
    const { data } = await replace(old.id, { by: next.id })
    const [edit] = data.edits
    expect(edit.job).toEqual(expect.any(Number))
    await runQueued(bench.portal.context)
    const seen = (await admin('GET', `article/edits/${edit.id}`)).data
    expect(seen.counts).toMatchObject({ change: 1, refused: 200 })
    await admin('POST', `article/edits/${edit.id}/run`, {
      accept: seen.warnings.length > 0 ? ['B23'] : [],
    })
    await runQueued(bench.portal.context)
    expect((await find('article', article)).authors).toEqual([next.id])
  })

  test('takes no record for itself, none that is not there, and nothing strange', async () => {
    const old = await make('author')
    const fields = async (body: Row) => Object.keys((await replace(old.id, body)).data.errors ?? {})
    expect(await fields({})).toEqual(['by'])
    expect(await fields({ by: old.id })).toEqual(['by'])
    expect(await fields({ by: 1, other: 2 })).toEqual(['other'])
    expect(await fields({ by: 1, reason: '短' })).not.toEqual([])
    expect((await replace(old.id, { by: 999_999 })).code).toBe(40400)
    expect((await replace(1, { by: 2 }, editor, 'role')).code).toBe(40300)
  })
})

import { describe, expect, test } from 'vitest'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

describe.each(bothDatabases())('where a record is used, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench

  test('is told by entity and field, counted whole, the latest by name, with the filter that lists them', async () => {
    const desk = await deskOf(bench)
    const made7 = []
    for (let i = 0; i < 7; i++)
      made7.push(await create(admin, 'article', await desk.articleValues()))
    const { data } = await admin('GET', `author/${desk.author.id}/uses`)
    expect(data).toMatchObject({
      total: 7,
      groups: [{ entity: 'article', field: ['作者', 'Authors'], count: 7 }],
    })
    const [group] = data.groups
    expect(group.records.map(({ id }: { id: number }) => id)).toEqual(
      made7
        .map(({ id }) => id)
        .toReversed()
        .slice(0, 5),
    )
    const filter = encodeURIComponent(JSON.stringify(group.filter))
    expect((await admin('GET', `article?filter=${filter}`)).data.total).toBe(7)
    await admin('DELETE', `article/${made7[0]!.id}`, { version: made7[0]!.version })
    expect((await admin('GET', `author/${desk.author.id}/uses`)).data.total).toBe(6)
  })

  test('calls what is named by a moment as a clock shows it', async () => {
    const desk = await deskOf(bench)
    const issue = await create(admin, 'issue', await desk.issueValues())
    const records = bench.portal.records()
    const [period] = await records.select('protectionPeriod', { magazine: desk.magazine.id })
    const until = '2026-12-30T11:17:03+08:00'
    const kept = { issue: issue.id, period: period!.id, shelvedAt: until, until }
    await records.create('issueProtection', kept)
    const { data } = await admin('GET', `issue/${issue.id}/uses`)
    expect(data.groups).toMatchObject([
      { entity: 'issueProtection', records: [{ title: '2026-12-30 11:17' }] },
    ])
  })

  test('names nothing of what one may not read, and is nobody’s who may not read the record', async () => {
    const desk = await deskOf(bench)
    await create(admin, 'article', await desk.articleValues())
    const records = bench.portal.records()
    const reader = await records.create('role', {
      ...{ kind: 'named', code: 'authorReader', name: '只看作者' },
      rights: [{ entity: 'author', read: true }],
    })
    await records.update('portalUser', bench.people.wang, { roles: [reader.id] })
    const call = await bench.signIn('wang')
    const { data } = await call('GET', `author/${desk.author.id}/uses`)
    expect(data).toMatchObject({ total: 1, groups: [{ count: 1, records: [] }] })
    expect(data.groups[0].filter).toBeUndefined()
    expect((await call('GET', `source/${desk.source.id}/uses`)).code).toBe(40300)
    await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
  })

  test('is told of every entity', async () => {
    for (const { name, path, keysOf } of bench.portal.context.entities.values()) {
      if (keysOf) continue
      expect([name, (await admin('GET', `${path}/999999/uses`)).code]).toEqual([name, 40400])
    }
  })
})

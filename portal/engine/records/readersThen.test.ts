import { describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { anyRecord } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

describe.each(bothDatabases())('what readers would see then, on $name', (database) => {
  const bench = sharedBench(database)
  const { admin, editor } = bench
  const { make, put } = anyRecord(bench)

  /** A magazine that is out, and a card that is out and leads to it. */
  const magazineWithCard = async () => {
    const magazine = await make('magazine')
    await put('magazine', magazine, { status: 'published' })
    const target = { type: 'magazine', id: magazine.id }
    const card = await make('dailyKnowledge', { target, author: null, source: null, tags: [] })
    await put('dailyKnowledge', card, { status: 'published' })
    return { magazine, card }
  }
  const checked = async (path: string, trial: Row, call = admin) =>
    (await call('POST', `${path}/check`, { reason: '停刊了', ...trial })).data

  test('of a card whose magazine is withdrawn: it stays, and lacks what it leads to', async () => {
    const { magazine, card } = await magazineWithCard()
    const { errors, readers } = await checked('magazine', {
      ...{ id: magazine.id, move: 'withdraw', readers: true },
    })
    expect(errors).toEqual({})
    expect(readers).toMatchObject({
      unseen: [],
      lacking: [{ entity: 'dailyKnowledge', count: 1, records: [{ id: card.id }] }],
      more: false,
    })
    expect(readers.lacking[0].records[0].says).not.toBe('')
    expect((await admin('GET', `magazine/${magazine.id}`)).data.status).toBe('published')
  })

  test('of articles whose issue is withdrawn: nobody sees them any more', async () => {
    const issue = await make('issue')
    const article = await make('article', { issue: issue.id, podcastInserts: [] })
    await put('issue', issue, { status: 'published' })
    await put('article', article, { status: 'published' })
    const { errors, readers } = await checked('issue', {
      ...{ id: issue.id, move: 'withdraw', readers: true },
    })
    expect(errors).toEqual({})
    const seen = readers.unseen.filter(({ entity }: Row) => entity === 'article')
    expect(seen).toMatchObject([{ count: 1, records: [{ id: article.id }] }])
    expect(readers.lacking.map(({ entity }: Row) => entity)).not.toContain('article')
  })

  test('is not told where it is not asked, and nobody is named to whoever may not read them', async () => {
    const { magazine } = await magazineWithCard()
    const trial = { id: magazine.id, move: 'withdraw' }
    expect((await checked('magazine', trial)).readers).toBeUndefined()
    const records = bench.portal.records()
    const role = await records.create('role', {
      ...{ kind: 'named', code: 'magazineOnly', name: '只管杂志' },
      rights: [{ entity: 'magazine', read: true, moves: ['withdraw'] }],
    })
    await records.update('portalUser', bench.people.wang, { roles: [role.id] })
    const { readers } = await checked(
      'magazine',
      { ...trial, readers: true },
      await bench.signIn('wang'),
    )
    expect(readers.lacking).toMatchObject([{ count: 1, records: [] }])
    await records.update('portalUser', bench.people.wang, { roles: [bench.people.editor] })
    expect((await editor('POST', 'magazine/check', { readers: true })).code).toBe(40001)
  })

  test('where a record is used says how many of those readers see now', async () => {
    const { magazine } = await magazineWithCard()
    const { data } = await admin('GET', `magazine/${magazine.id}/uses`)
    expect(data.groups).toContainEqual(
      expect.objectContaining({ entity: 'dailyKnowledge', count: 1, seen: 1 }),
    )
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { marksOf } from '#derive/marks.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { bothDatabases } from '#portal/storage/db/testing/databases.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { offeredWhere, shownWhere } from './readable.ts'
import { validRow } from './testing/validRow.ts'

describe.each(bothDatabases())('the rules of contents on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let desk: Awaited<ReturnType<typeof deskOf>>
  beforeEach(async () => {
    desk = await deskOf(bench)
  })

  const errors = async (method: string, path: string, body?: unknown) => {
    const { code, data } = await admin(method, path, body)
    return [code, data?.errors] as const
  }
  const known = (before: Row | null) => ({
    entities: bench.portal.context.entities,
    before,
    now: '2026-11-21T10:00:00+08:00',
    ...nothingKnown,
  })
  const marks = async (name: string, id: unknown) => {
    const records = bench.portal.records()
    const row = (await records.find(name, id as number)) as Row
    const podcasts = new Map((await records.select('podcast', {})).map((one) => [one.id, one]))
    const related = (_: string, one: number) => podcasts.get(one) ?? null
    const entity = bench.portal.context.entities.get(name) as Entity
    return marksOf(entity, row, { ...known(row), related }).map(({ rule }) => rule)
  }

  test('article#columnOfSameMagazine the column is of the issue’s magazine', async () => {
    const other = await deskOf(bench)
    const issue = await create(admin, 'issue', await other.issueValues())
    expect(await errors('POST', 'article', await desk.articleValues({ issue: issue.id }))).toEqual([
      40001,
      { column: "The column must belong to the issue's magazine" },
    ])
  })

  test('article#proofedBySomeoneElse an edit of title or body takes a proofed article back to draft', async () => {
    const article = await create(bench.editor, 'article', await desk.articleValues())
    const { data: proofed } = await admin('POST', `article/${article.id}/proof`, {})
    const { data } = await admin('PUT', `article/${article.id}`, {
      title: '改过的标题',
      version: proofed.version,
    })
    expect(data).toMatchObject({ title: '改过的标题', status: 'draft' })
  })

  test('article#publishNeedsPublishedIssue publishing waits for the issue, and trial articles count against it', async () => {
    const issue = await create(admin, 'issue', await desk.issueValues({ trialCount: 1 }))
    const first = await create(
      bench.editor,
      'article',
      await desk.articleValues({ issue: issue.id, trial: true }),
    )
    await admin('POST', `article/${first.id}/proof`, {})
    expect(await errors('POST', `article/${first.id}/publish`, {})).toEqual([
      40001,
      { issue: 'The issue is not out yet: the article goes out with it, not by itself' },
    ])
    expect(
      await errors('POST', 'article', await desk.articleValues({ issue: issue.id, trial: true })),
    ).toEqual([
      40001,
      {
        trial: expect.stringMatching(
          /^At most 1 article \(.*\) within Issue ".*"; there are 1 already$/,
        ),
      },
    ])
  })

  test('source#offeredWhileInForce and article#recordedNeedsAudio a source whose rights ended is not offered and blocks publishing', async () => {
    const expired = { start: '2025-01-01T00:00:00+08:00', end: '2025-12-31T00:00:00+08:00' }
    const source = await create(admin, 'source', {
      name: `某出版社${desk.source.id}`,
      sourceKind: 'publisher',
      rights: ['text'],
      contractNumber: 'HT-1',
      contractPeriod: expired,
    })
    const [code, refused] = await errors(
      'POST',
      'article',
      await desk.articleValues({ source: source.id }),
    )
    expect([code, Object.keys(refused)]).toEqual([40001, ['source']])

    const article = await create(bench.editor, 'article', await desk.articleValues())
    await admin('POST', `article/${article.id}/proof`, {})
    await admin('POST', `source/${desk.source.id}/disable`, {})
    const [, late] = await errors('POST', `article/${article.id}/publish`, {})
    expect(Object.keys(late)).toEqual(['source'])
    expect(await marks('source', source.id)).toEqual(['source#offeredWhileInForce'])
  })

  test('source#contractIsMasked rights that end soon are marked, and a source in use stays', async () => {
    const soon = { start: '2026-01-01T00:00:00+08:00', end: '2026-12-10T00:00:00+08:00' }
    await bench.portal.records().update('source', desk.source.id, { contractPeriod: soon })
    expect(await marks('source', desk.source.id)).toEqual(['source#contractIsMasked'])
    await create(admin, 'article', await desk.articleValues())
    expect(await admin('DELETE', `source/${desk.source.id}`)).toMatchObject({ code: 40900 })
  })
  test('article#podcastOncePerIssue an episode stands once in an issue, and is marked while off the shelf', async () => {
    const records = bench.portal.records()
    const { entities } = bench.portal.context
    const make = (name: string, more: Row) => {
      const entity = entities.get(name) as Entity
      const { id, status, ...values } = validRow(entity, known(null), () => null)
      return records.create(name, { ...values, ...more })
    }
    const title = `城市之声${desk.author.id}`
    const hosts = [desk.author.id]
    const source = desk.source.id
    const category = await make('category', { parent: null, name: title, code: `v${source}` })
    const station = await make('radioStation', { title, hosts, source, category: category.id })
    const episode = await make('podcast', { title, hosts, radioStation: station.id })
    const issue = await create(admin, 'issue', await desk.issueValues())
    const inserted = { issue: issue.id, podcastInserts: [{ podcast: episode.id, place: 'after' }] }
    const article = await create(admin, 'article', await desk.articleValues(inserted))
    const [code, refused] = await errors('POST', 'article', await desk.articleValues(inserted))
    expect([code, Object.keys(refused)]).toEqual([40001, ['podcastInserts']])
    expect(await marks('article', article.id)).toEqual(['article#podcastOncePerIssue'])
  })

  test('article#deletableWhileDraft drafts only, by their creator or an admin', async () => {
    const article = await create(admin, 'article', await desk.articleValues())
    expect(await bench.editor('DELETE', `article/${article.id}`)).toMatchObject({ code: 40300 })
    expect(await admin('DELETE', `article/${article.id}`)).toMatchObject({ code: 20000 })
  })

  test('atlas#publishNeedsCaptions publishing demands a caption on every picture, atlas#freeCountWithinPictures free ones are no more than there are', async () => {
    const picture = await bench.picture(1125, 750)
    const values = {
      title: '老街',
      magazine: desk.magazine.id,
      source: desk.source.id,
      imageUrl: await bench.picture(750, 500),
      pictures: [
        { imageUrl: picture, caption: '街口' },
        { imageUrl: picture, credit: '林' },
        { imageUrl: picture },
      ],
    }
    expect(await errors('POST', 'atlas', { ...values, freeCount: 4 })).toEqual([
      40001,
      { freeCount: 'Free pictures must not exceed the number of Pictures' },
    ])
    const atlas = await create(admin, 'atlas', values)
    expect(await errors('POST', `atlas/${atlas.id}/publish`, {})).toEqual([
      40001,
      { 'pictures.2.caption': 'Fill in a caption or a credit' },
    ])
    const bare = values.pictures as Row[]
    const whole = bare.map((one) => ({ caption: '街口', ...one }))
    await admin('PUT', `atlas/${atlas.id}`, { version: atlas.version, pictures: whole })
    const out = await admin('POST', `atlas/${atlas.id}/publish`, {})
    expect(out.data.status).toBe('published')
    expect(
      await errors('PUT', `atlas/${atlas.id}`, { version: out.data.version, pictures: bare }),
    ).toEqual([40001, { 'pictures.2.caption': 'Fill in a caption or a credit' }])
    await create(admin, 'article', await desk.articleValues({ atlas: atlas.id }))
    expect(await admin('DELETE', `atlas/${atlas.id}`), 'atlas#deletableWhenUnused').toMatchObject({
      code: 40900,
    })
  })

  test('atlas#deletableWhenUnused stays while an article names it', async () => {
    const picture = { imageUrl: await bench.picture(1125, 750), caption: '街口' }
    const atlas = await create(admin, 'atlas', {
      title: '河边',
      magazine: desk.magazine.id,
      source: desk.source.id,
      imageUrl: await bench.picture(750, 500),
      pictures: [picture, picture, picture],
    })
    const article = await create(admin, 'article', await desk.articleValues({ atlas: atlas.id }))
    const { code, data } = await admin('DELETE', `atlas/${atlas.id}`)
    expect([code, data.usedBy]).toEqual([
      40900,
      [expect.objectContaining({ entity: 'article', id: article.id })],
    ])
  })

  test('column#magazineFrozenOnceUsed the magazine is frozen and the column stays once it has articles, column#offeredWhileEnabled a disabled one is not offered', async () => {
    const other = await deskOf(bench)
    await create(admin, 'article', await desk.articleValues())
    const { data: column } = await admin('GET', `column/${desk.column.id}`)
    const change = { magazine: other.magazine.id, version: column.version }
    expect(await errors('PUT', `column/${column.id}`, change)).toEqual([
      40001,
      { magazine: 'Magazine can no longer be changed: there is one article at least' },
    ])
    expect(await admin('DELETE', `column/${column.id}`)).toMatchObject({ code: 40900 })
    await admin('POST', `column/${column.id}/disable`, {})
    const [, refused] = await errors('POST', 'article', await desk.articleValues())
    expect(Object.keys(refused)).toEqual(['column'])
    expect(offeredWhere(bench.portal.context.entities.get('column') as never)).toEqual({
      status: 'enabled',
    })
  })

  test('issue#scheduleNeedsFutureTime a schedule lies ahead', async () => {
    const issue = await create(
      admin,
      'issue',
      await desk.issueValues({ releaseAt: '2026-11-21T09:00:00+08:00' }),
    )
    expect(await errors('POST', `issue/${issue.id}/schedule`, {})).toEqual([
      40001,
      { releaseAt: 'Release time must be after now' },
    ])
  })

  test('issue#protectionDelaysMembers tells that no protection period is in force', async () => {
    const issue = await create(admin, 'issue', await desk.issueValues())
    const article = await create(
      bench.editor,
      'article',
      await desk.articleValues({ issue: issue.id }),
    )
    await admin('POST', `article/${article.id}/proof`, {})
    const records = bench.portal.records()
    const [protection] = await records.select('protectionPeriod', { magazine: desk.magazine.id })
    await records.update('protectionPeriod', protection?.id as number, { enabled: false })
    const asked = await admin('POST', `issue/${issue.id}/publish`, {})
    expect(asked).toMatchObject({
      code: 42800,
      data: { warnings: [{ rule: 'issue#protectionDelaysMembers' }] },
    })
  })

  test('issue#magazineFrozenOnceUsed its magazine is frozen and it stays once it has articles', async () => {
    const other = await deskOf(bench)
    const issue = await create(admin, 'issue', await desk.issueValues())
    await create(admin, 'article', await desk.articleValues({ issue: issue.id }))
    const { data } = await admin('GET', `issue/${issue.id}`)
    const change = { magazine: other.magazine.id, version: data.version }
    expect(await errors('PUT', `issue/${issue.id}`, change)).toEqual([
      40001,
      { magazine: 'Magazine can no longer be changed: there is one article at least' },
    ])
    expect(await admin('DELETE', `issue/${issue.id}`)).toMatchObject({ code: 40900 })
    expect(await bench.editor('DELETE', `issue/${issue.id}`)).toMatchObject({ code: 40300 })
  })

  test('issue#shownWhilePublished and magazine#shownWhilePublished public reading serves what is published', () => {
    const { entities } = bench.portal.context
    for (const name of ['issue', 'magazine'])
      expect(shownWhere(entities.get(name) as never)).toEqual({ status: 'published' })
  })

  test('author#oneAuthorPerUser a user is one author only, author#endingSoonIsMarked a contract that ends soon is marked', async () => {
    const app = bench.portal.context.entities.get('appUser') as Entity
    const { id, status, ...values } = validRow(app, known(null), () => null)
    const user = await bench.portal.records().create('appUser', values)
    const other = await deskOf(bench)
    await bench.portal.records().update('author', other.author.id, { user: user.id })
    const { version } = (await admin('GET', `author/${desk.author.id}`)).data
    const [code, refused] = await errors('PUT', `author/${desk.author.id}`, {
      user: user.id,
      version,
    })
    expect([code, Object.keys(refused)]).toEqual([40001, ['user']])
    const records = bench.portal.records()
    await records.update('author', desk.author.id, {
      contractPeriod: { start: null, end: '2026-12-01T00:00:00+08:00' },
    })
    expect(await marks('author', desk.author.id)).toEqual(['author#endingSoonIsMarked'])
  })

  test('articleSpeed#exactlyOneDefault there is one default, which stays, articleSpeed#deletableWhenUnused and so does one in use', async () => {
    const speed = (name: string, more = {}) => ({
      name,
      voice: 'maleCalm',
      rate: 1,
      wordsPerMinute: 260,
      scope: 'all',
      ...more,
    })
    const [standing] = await bench.portal.records().select('articleSpeed', { isDefault: true })
    const first =
      standing ??
      (await create(admin, 'articleSpeed', speed(`默认${desk.author.id}`, { isDefault: true })))
    const second = await create(
      admin,
      'articleSpeed',
      speed(`新默认${desk.author.id}`, { isDefault: true }),
    )
    expect(await bench.portal.records().find('articleSpeed', first.id as number)).toMatchObject({
      isDefault: false,
    })
    expect(await errors('POST', `articleSpeed/${second.id}/disable`, {})).toEqual([
      40001,
      expect.objectContaining({}),
    ])
    expect(await admin('DELETE', `articleSpeed/${second.id}`)).toMatchObject({ code: 40900 })
    await create(admin, 'article', await desk.articleValues({ speed: first.id }))
    expect(await admin('DELETE', `articleSpeed/${first.id}`)).toMatchObject({ code: 40900 })
  })

  test('articleTag#readOnlyOnceMerged a label is merged by the portal only, stays while in use, and is locked once merged', async () => {
    const records = bench.portal.records()
    const parent = await create(admin, 'articleTag', { name: `主题${desk.author.id}` })
    const tag = await create(admin, 'articleTag', {
      name: `合并${desk.author.id}`,
      parent: parent.id,
    })
    expect(await admin('POST', `articleTag/${tag.id}/merge`, {})).not.toMatchObject({ code: 20000 })
    expect(
      (
        await errors('PUT', `articleTag/${tag.id}`, { mergedInto: parent.id, version: tag.version })
      )[0],
    ).toBe(40001)
    expect(await admin('DELETE', `articleTag/${parent.id}`)).toMatchObject({ code: 40900 })
    const merged = await records.move('articleTag', tag.id, 'merge')
    expect(
      await admin('PUT', `articleTag/${tag.id}`, { name: '改', version: merged.version }),
    ).toMatchObject({ code: 40900 })
  })

  test('category#depthIsLimited three levels, category#disabledWithParent disabling takes those below along, category#deletableWhenEmpty one with children stays', async () => {
    const records = bench.portal.records()
    const name = `类${desk.author.id}`
    const above = await records.create('category', {
      name,
      code: `c${desk.author.id}`,
      kind: 'knowledge',
    })
    const below = await records.create('category', {
      name,
      code: `d${desk.author.id}`,
      parent: above.id,
      kind: 'knowledge',
    })
    const lowest = await records.create('category', {
      name,
      code: `e${desk.author.id}`,
      parent: below.id,
      kind: 'knowledge',
    })
    await expect(
      records.create('category', { name, code: 'f', parent: lowest.id, kind: 'knowledge' }),
    ).rejects.toThrow('40001')
    await expect(records.remove('category', above.id as number)).rejects.toThrow('40900')
    await records.move('category', above.id as number, 'disable')
    expect(await records.find('category', lowest.id as number)).toMatchObject({
      status: 'disabled',
    })
  })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { testDatabases } from '#portal/storage/db/testing/databases.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { create, deskOf } from '#portal/testing/desk.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const databases = testDatabases().filter(({ name }) => /memory|PostgreSQL/.test(name))

describe.each(databases)('public reading on $name', (database) => {
  const bench = sharedBench(database)
  const { admin } = bench
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { rights: ['public', 'preview'] })).app
  })

  const act = (path: string, move: string) => admin('POST', `${path}/${move}`, {})
  const articleOf = async (values = {}) => {
    const desk = await deskOf(bench)
    return { desk, article: await create(admin, 'article', await desk.articleValues(values)) }
  }
  const publish = async (id: number) => {
    await act(`article/${id}`, 'proof')
    return act(`article/${id}`, 'publish')
  }
  const ids = ({ data }: { data: { list: { id: number }[] } }) => data.list.map(({ id }) => id)

  test('a draft is not there, a published article is, and a withdrawn one is gone again', async () => {
    const { article } = await articleOf()
    expect((await app('GET', `public/article/${article.id}`)).code).toBe(40400)
    await publish(article.id)
    const read = await app('GET', `public/article/${article.id}`)
    expect(read.data).toMatchObject({ id: article.id, title: '小城里的第一杯手冲' })
    expect(ids(await app('GET', 'public/article'))).toContain(article.id)
    await act(`article/${article.id}`, 'withdraw')
    expect((await app('GET', `public/article/${article.id}`)).code).toBe(40400)
    expect(ids(await app('GET', 'public/article'))).not.toContain(article.id)
  })

  test('an article in the bin is gone too', async () => {
    const { article } = await articleOf()
    await publish(article.id)
    const { db } = bench.portal.context.database
    await db
      .updateTable('article')
      .set({ deletedAt: '2026-11-21T10:00:00+08:00' })
      .where('id', '=', article.id)
      .execute()
    expect((await app('GET', `public/article/${article.id}`)).code).toBe(40400)
  })

  test('gives exactly the fields the declaration gives: no state, no version, nobody of the desk', async () => {
    const { article } = await articleOf()
    await publish(article.id)
    const { data } = await app('GET', `public/article/${article.id}`)
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['id', 'updatedAt', 'title', 'body', 'magazine', 'wordCount']),
    )
    for (const internal of ['status', 'version', 'createdBy', 'updatedBy', 'createdAt', 'speed'])
      expect(data).not.toHaveProperty(internal)
  })

  test('nothing personal of an author leaves the house', async () => {
    const { author } = (await articleOf()).desk
    const version = author.version
    await admin('PUT', `author/${author.id}`, { version, phone: '13900001111' })
    const { data } = await app('GET', `public/author/${author.id}`)
    expect(data).toMatchObject({ name: author.name })
    for (const personal of ['phone', 'user', 'contractPeriod'])
      expect(data).not.toHaveProperty(personal)
    const filter = encodeURIComponent(JSON.stringify({ phone_q: '139' }))
    const probed = await app('GET', `public/author?filter=${filter}`)
    expect(probed.data.errors.phone).toMatch(/neither filters nor sorts/)
    expect((await app('GET', 'public/author?sort=["contractPeriod","ASC"]')).code).toBe(40001)
  })

  test('articles of an issue show with it: not before it is published', async () => {
    const desk = await deskOf(bench)
    const issue = await create(admin, 'issue', await desk.issueValues())
    const article = await create(admin, 'article', await desk.articleValues({ issue: issue.id }))
    const { context } = bench.portal
    const state = (entity: string, id: number, status: string) =>
      context.database.db.updateTable(entity).set({ status }).where('id', '=', id).execute()
    await state('article', article.id, 'published')
    expect((await app('GET', `public/article/${article.id}`)).code).toBe(40400)
    await state('issue', issue.id, 'published')
    expect((await app('GET', `public/article/${article.id}`)).code).toBe(20000)
  })

  test('lists are paged, filtered and sorted like every list', async () => {
    const { desk, article } = await articleOf({ title: '第一篇' })
    const second = await create(admin, 'article', await desk.articleValues({ title: '第二篇' }))
    for (const { id } of [article, second]) await publish(id)
    const filter = encodeURIComponent(JSON.stringify({ column: desk.column.id }))
    const page = await app(
      'GET',
      `public/article?filter=${filter}&sort=["title","DESC"]&range=[0,0]`,
    )
    expect(page.data).toMatchObject({ total: 2, size: 1, hasNext: true })
    expect(page.headers.get('content-range')).toBe('article 0-0/2')
    expect((await app('GET', 'public/article?filter={"status":"draft"}')).code).toBe(40001)
  })

  test('who has it already is told so', async () => {
    const { article } = await articleOf()
    await publish(article.id)
    const path = `/api/portal/public/article/${article.id}`
    const first = await app('GET', path)
    const etag = first.headers.get('etag') as string
    expect(first.headers.get('cache-control')).toBe('private, no-cache')
    const { key } = await appKey(bench, { rights: ['public'] })
    const again = await bench.portal.app.request(ORIGIN + path, {
      headers: { authorization: `Bearer ${key.secret}`, 'if-none-match': etag },
    })
    expect([again.status, await again.text()]).toEqual([304, ''])
  })

  test('an editor gives a token that shows one draft, for two hours, to keys that may preview', async () => {
    const { article } = await articleOf()
    const given = await bench.editor('POST', `public/article/${article.id}/preview`)
    expect(given.data).toMatchObject({
      token: expect.any(String),
      expires: '2026-11-21T12:00:00+08:00',
    })
    const path = `public/article/${article.id}?preview=${given.data.token}`
    const draft = await app('GET', path)
    expect(draft.data).toMatchObject({ id: article.id, title: article.title })
    expect(draft.headers.get('cache-control')).toBe('no-store')
    const other = (await articleOf()).article
    const wrong = await app('GET', `public/article/${other.id}?preview=${given.data.token}`)
    expect(wrong.code).toBe(40300)
    expect((await app('GET', `${path}x`)).code).toBe(40300)
    const { app: plain } = await appKey(bench, { rights: ['public'] })
    expect((await plain('GET', path)).code).toBe(40300)
    bench.time.now += 2 * 3_600_000 + 1
    expect((await app('GET', path)).code).toBe(40300)
    bench.time.now -= 2 * 3_600_000 + 1
  })

  test('only who may read a record gives a token for it', async () => {
    const { article } = await articleOf()
    expect((await app('POST', `public/article/${article.id}/preview`)).code).toBe(1002)
    expect((await bench.call('POST', `public/article/${article.id}/preview`)).code).toBe(1002)
    expect((await admin('POST', 'public/article/99999999/preview')).code).toBe(40400)
    expect((await admin('POST', `public/portalUser/${bench.people.wang}/preview`)).code).toBe(40400)
  })

  test('what the declarations do not show is no address', async () => {
    for (const path of ['portalUser', 'appUser', 'serviceKey', 'role', 'auditLog', 'nothing'])
      expect((await app('GET', `public/${path}`)).code).toBe(40400)
    const { app: other } = await appKey(bench, { rights: ['changes'] })
    expect((await other('GET', 'public/article')).code).toBe(40300)
  })
})

import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runQueued } from '#portal/jobs/runJobs.ts'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
let desk: Awaited<ReturnType<typeof deskOf>>
beforeAll(async () => {
  desk = await deskOf(bench)
})
const says = Array.from({ length: 10 }, (_, at) => `县城里的第${at + 1}家书店，开得比想象中久。`)
const BODY = `<p>${says.slice(0, 5).join('')}</p><p>${says.slice(5).join('')}</p>`
const article = async (more: Row = {}, publish = true) => {
  const values = await desk.articleValues({ title: `县城${serial()}`, body: BODY, ...more })
  const { id } = await create(admin, 'article', values)
  if (publish)
    for (const move of ['proof', 'publish']) await admin('POST', `article/${id}/${move}`, {})
  return id
}
const path = 'openAi/opinion'
const problems = (answer: { data: { errors?: object } | null }) =>
  Object.keys(answer.data?.errors ?? {})
const opinion = async (more: Row = {}) =>
  create(editor, path, {
    ...{ content: `书店开得久，是因为有人等${serial()}`, article: await article() },
    ...{ quote: says[0], ...more },
  })
const move = (id: unknown, name: string, body: Row = {}) =>
  editor('POST', `${path}/${id}/${name}`, { confirm: { yes: true }, ...body })
const found = async (id: unknown) => (await admin('GET', `${path}/${id}`)).data as Row

test('aiOpinion#quotedWordForWord a quotation stands word for word in the article, white space and width aside', async () => {
  const of = await article()
  const tried = (quote: string) =>
    editor('POST', path, { content: `观点要有依据才能成立${serial()}`, article: of, quote })
  expect(problems(await tried('县城里没有书店。'))).toEqual(['quote'])
  const { data } = await tried('县城里的第７家书店， 开得比想象中久。')
  expect(data).toMatchObject({ paragraph: 2, origin: 'editor', status: 'pending' })
  const other = { version: data.version, article: await article({ body: '<p>另一篇文章。</p>' }) }
  expect(problems(await editor('PUT', `${path}/${data.id}`, other))).toEqual(['quote'])
})

test('aiOpinion#contentUniqueInArticle one article has no opinion twice, and eight published ones at most', async () => {
  const of = await article()
  const content = '书店开得久，是因为有人等。'
  await opinion({ article: of, content })
  const again = { article: of, content, quote: says[1] }
  expect(problems(await editor('POST', path, again))).toEqual(['content'])
  expect((await opinion({ content })).id).toBeGreaterThan(0)
  const ids: unknown[] = []
  for (let at = 0; at < 9; at++) ids.push((await opinion({ article: of })).id)
  for (const id of ids.slice(0, 8)) expect((await move(id, 'publish')).code).toBe(20000)
  expect((await move(ids[8], 'publish')).message).toMatch(/At most 8/)
})

test('aiOpinion#rejectNeedsReason a rejection says why, sending it to review again forgets it', async () => {
  const { id } = await opinion()
  expect(problems(await move(id, 'reject'))).toEqual(['rejectReason'])
  expect((await move(id, 'reject', { rejectReason: 'trivial' })).data.rejectReason).toBe('trivial')
  expect((await move(id, 'reopen')).data).toMatchObject({ status: 'pending', rejectReason: null })
})

test('aiOpinion#publishNeedsPublishedArticle it goes out with its article only, and back with it; #deletableUnlessPublished what is out is not removed', async () => {
  const of = await article({}, false)
  const { id } = await opinion({ article: of })
  expect(problems(await move(id, 'publish'))).toEqual(['article'])
  for (const name of ['proof', 'publish']) await admin('POST', `article/${of}/${name}`, {})
  expect((await move(id, 'publish')).data.status).toBe('published')
  expect((await editor('DELETE', `${path}/${id}`)).code).not.toBe(20000)
  await admin('POST', `article/${of}/withdraw`, { confirm: { yes: true } })
  expect((await found(id)).status).toBe('withdrawn')
  expect((await editor('DELETE', `${path}/${id}`)).code).toBe(20000)
})

test('aiOpinion#authorComesFromArticle its author is the first of the article unless one is chosen', async () => {
  const { id } = await opinion()
  const { author } = await found(id)
  expect((author as Row)?.id ?? author).toBe(desk.author.id)
  const other = await create(admin, 'author', {
    ...{ name: `周渡${serial()}`, roles: ['writer'], introduction: '撰稿人' },
    avatar: await bench.picture(300, 300),
  })
  expect((await opinion({ author: other.id })).author).toBe(other.id)
})

test('aiOpinion.extract draws pending opinions from articles or an issue, as a job; none twice', async () => {
  const [of, draft] = [await article(), await article({}, false)]
  expect(problems(await editor('POST', `${path}/extract`, {}))).toEqual(['articles'])
  expect(problems(await editor('POST', `${path}/extract`, { articles: [draft] }))).toEqual([
    'articles',
  ])
  const { data } = await editor('POST', `${path}/extract`, { articles: [of] })
  await runQueued(bench.portal.context)
  const job = (await admin('GET', `job/${data.job}`)).data
  expect(job).toMatchObject({ kind: 'ai', status: 'done', done: 1, total: 1 })
  const drawn = await bench.portal.records().select('aiOpinion', { article: of })
  expect(drawn).toHaveLength(5)
  for (const one of drawn)
    expect(one).toMatchObject({ origin: 'model', status: 'pending', author: desk.author.id })
  bench.time.now += 60_000
  const again = await editor('POST', `${path}/extract`, { articles: [of] })
  await runQueued(bench.portal.context)
  expect((await admin('GET', `job/${again.data.job}`)).data).toMatchObject({
    status: 'failed',
    failed: 1,
  })
})

test('aiOpinion.compare opens the article at the passage', async () => {
  const { id } = await opinion({ quote: says[6] })
  const { source } = (await move(id, 'compare')).data
  const [mark] = source.marks
  expect([source.at, source.text[1].slice(mark.from, mark.to)]).toEqual([1, says[6]])
})

import { expect, test } from 'vitest'
import type { Row } from '#declare'
import { create, deskOf, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench

async function issueWith(count: number) {
  const desk = await deskOf(bench)
  const issue = await create(admin, 'issue', await desk.issueValues())
  const articles: (Row & { id: number })[] = []
  for (let at = 1; at <= count; at++)
    articles.push(
      await create(admin, 'article', await desk.articleValues({ issue: issue.id, position: at })),
    )
  return { issue, articles }
}
/** An episode as a capture leaves it, past the rules of its form. */
const podcast = () => {
  const { context } = bench.portal
  const row = { title: `单集${serial()}`, status: 'onShelf' }
  return context.database.transaction((tx) =>
    context.rows.insert(tx, context.entities.get('podcast')!, row),
  )
}
const insertsOf = async (id: number) => (await admin('GET', `article/${id}`)).data.podcastInserts

test('article.insertPodcasts writes the neighbours in one call; an episode may move from one to the other', async () => {
  const { issue, articles } = await issueWith(2)
  const [one, two] = articles as [Row & { id: number }, Row & { id: number }]
  const episode = { podcast: await podcast(), place: 'after' }
  const put = (inserts: object[]) =>
    admin('POST', 'article/insertPodcasts', { issue: issue.id, inserts })
  expect((await put([{ article: one.id, podcastInserts: [episode] }])).code).toBe(20000)
  const moved = await put([
    { article: two.id, podcastInserts: [{ ...episode, place: 'before' }] },
    { article: one.id, podcastInserts: [] },
  ])
  expect(moved.data).toEqual({ changed: [two.id, one.id] })
  expect(await insertsOf(one.id)).toEqual([])
  expect(await insertsOf(two.id)).toMatchObject([{ podcast: episode.podcast, place: 'before' }])
})

test('an article of another issue, a stale one or a shape that is none leaves everything as it was', async () => {
  const { issue, articles } = await issueWith(1)
  const other = await issueWith(1)
  const [one] = articles as [Row & { id: number }]
  const put = (inserts: unknown) =>
    admin('POST', 'article/insertPodcasts', { issue: issue.id, inserts })
  const episode = { podcast: await podcast(), place: 'after' }
  const strange = await put([
    { article: one.id, podcastInserts: [episode] },
    { article: other.articles[0]?.id, podcastInserts: [episode] },
  ])
  expect(strange.code).toBe(40001)
  expect((await put([{ article: one.id, version: 99, podcastInserts: [episode] }])).code).toBe(
    40900,
  )
  expect((await put('all of them')).code).toBe(40001)
  expect(await insertsOf(one.id)).toBeNull()
})

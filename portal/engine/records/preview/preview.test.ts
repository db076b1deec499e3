import { expect, test } from 'vitest'
import { create, deskOf } from '#portal/testing/desk.ts'
import { ORIGIN } from '#portal/testing/portalBench.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench

test('article.preview gives the page in words, with what is typed in place of what is saved', async () => {
  const desk = await deskOf(bench)
  const article = await create(admin, 'article', await desk.articleValues())
  const { data } = await admin('POST', `article/${article.id}/preview`, {})
  expect(data).toMatchObject({
    page: 'text',
    title: '小城里的第一杯手冲',
    facts: [desk.author.name, desk.source.name],
    free: false,
    groups: [],
    address: expect.stringMatching(`^${ORIGIN}/preview/article-`),
  })
  const typed = { title: '改过的标题', trial: true }
  const live = await admin('POST', `article/${article.id}/preview`, { values: typed })
  expect(live.data).toMatchObject({ title: '改过的标题', free: true })
  const fresh = await admin('POST', 'article/preview', { values: { title: '新文章' } })
  expect(fresh.data).toMatchObject({ title: '新文章', facts: [] })
  expect(fresh.data).not.toHaveProperty('address')
})

test('issue.preview lists its articles under their columns, drafts named as such', async () => {
  const desk = await deskOf(bench)
  const issue = await create(admin, 'issue', await desk.issueValues())
  await create(admin, 'article', await desk.articleValues({ issue: issue.id, trial: false }))
  const { data } = await admin('POST', `issue/${issue.id}/preview`, {})
  expect(data).toMatchObject({
    page: 'contents',
    facts: [desk.magazine.title, '2025-09-01'],
    groups: [
      {
        title: desk.column.name,
        lines: [{ title: '小城里的第一杯手冲', facts: [desk.author.name], state: 'Draft' }],
      },
    ],
  })
})

test('whoever has the address sees the saved page for two hours, signed in or not, and nothing else', async () => {
  const desk = await deskOf(bench)
  const article = await create(admin, 'article', await desk.articleValues())
  const { data } = await admin('POST', `article/${article.id}/preview`, {})
  const token = String(data.address).split('/').at(-1)
  expect((await bench.call('GET', `preview/${token}`)).data).toMatchObject({ title: article.title })
  expect((await bench.call('GET', `preview/${token}0`)).code).toBe(40400)
  expect((await bench.call('GET', `preview/${token?.replace(/-\d+-/, '-999-')}`)).code).toBe(40400)
  bench.time.now += 2 * 3_600_000 + 1
  expect((await bench.call('GET', `preview/${token}`)).code).toBe(40400)
  bench.time.now -= 2 * 3_600_000 + 1
})

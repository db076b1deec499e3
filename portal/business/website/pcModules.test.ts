import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench
const { make, find, put, act, remove, refused } = anyRecord(bench)
let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  app = (await appKey(bench, { rights: ['public'] })).app
})

const picture = '/masthead/image/380x214.png'
const big = '/masthead/image/1200x460.png'
const item = (more: Row = {}): Row => ({
  target: { type: 'url', url: `https://www.example.com/${serial()}` },
  ...{ title: '编辑选文', summary: null, imageUrl: picture, bigImage: null, ...more },
})
const module = async (more: Row = {}) =>
  (await bench.portal.records().create('pcModule', {
    ...{ name: `模块${serial()}`, title: '编辑选文', style: 'articles', area: 'left' },
    ...{ items: [item(), item()], showCount: 2, ...more },
  })) as Made
const owned: { readonly [of: string]: Row } = {
  pcTopic: {
    source: 'url',
    url: 'https://www.example.com/',
    subject: null,
    topic: null,
    period: null,
  },
  pcPeriodical: { latestOnly: true, issue: null },
}
const sale = () =>
  bench.portal.records().create('pcDiscount', {
    ...{ title: `官网专享${serial()}`, imageUrl: '/masthead/image/1200x300.png', items: [] },
    period: { start: '2026-11-01T00:00:00+08:00', end: '2026-12-20T00:00:00+08:00' },
  }) as Promise<Made>
const ownOf = (of: string) => (of === 'pcDiscount' ? sale() : make(of, owned[of]))
const empty = (style: string, more: Row = {}) => module({ style, items: [], ...more })

test('pcModule#itemsFollowStyle a carousel fills the width with 2 to 8 large pictures; lists have a picture each', async () => {
  const slides = (count: number) => Array.from({ length: count }, () => item({ bigImage: big }))
  const carousel = (more: Row) => module({ style: 'carousel', area: 'full', ...more })
  expect(await refused(carousel({ items: slides(2) }))).toEqual([])
  expect(await refused(carousel({ items: slides(2), area: 'left' }))).toEqual(['area'])
  expect(await refused(carousel({ items: slides(1), showCount: 1 }))).toEqual(['items'])
  expect(await refused(carousel({ items: slides(9) }))).toEqual(['items'])
  expect(await refused(carousel({ items: [item(), item()] }))).toHaveLength(2)
  const bare = [item({ imageUrl: null })]
  for (const style of ['courses', 'articles', 'podcasts'])
    expect(await refused(module({ style, items: bare, showCount: 1 }))).toEqual([
      'items.0.imageUrl',
    ])
  expect(await refused(module({ style: 'download', items: bare, showCount: 1 }))).toEqual([])
})

test('pcModule#onePublishedPerStyle #publishNeedsContents topics, periodicals and sales show the website’s own, and stand once', async () => {
  const sources = [
    ['topics', 'pcTopic'],
    ['periodicals', 'pcPeriodical'],
    ['discount', 'pcDiscount'],
  ] as const
  for (const [style, of] of sources) {
    expect(await refused(module({ style }))).toEqual(['items'])
    const one = await empty(style)
    expect(await act('pcModule', one, 'publish')).toEqual([40001, 'style'])
    const shown = await ownOf(of)
    await put(of, shown, { status: 'published', ...(of !== 'pcTopic' && { onHome: true }) })
    expect(await act('pcModule', one, 'publish')).toEqual([20000])
    expect(await act('pcModule', await empty(style), 'publish')).toEqual([40001, 'style'])
  }
})

test('pcModule#publishNeedsContents a module goes live with contents, each target once, and shows no more than it has', async () => {
  expect(await act('pcModule', await empty('newIssue'), 'publish')).toEqual([40001, 'items'])
  expect(await act('pcModule', await module(), 'publish')).toEqual([20000])
  const twice = item()
  expect((await refused(module({ items: [twice, twice] })))[0]).toMatch(/^items/)
  expect(await refused(module({ showCount: 3 }))).toEqual(['showCount'])
  expect((await find('pcModule', await module())).itemCount).toBe(2)
})

test('pcModule#enoughStayPublished three modules stay live, and what is live is not deleted', async () => {
  const live = async () => bench.portal.records().select('pcModule', { status: 'published' })
  while ((await live()).length < 3) await act('pcModule', await module(), 'publish')
  const extra = await module()
  expect(await act('pcModule', extra, 'publish')).toEqual([20000])
  expect(await remove('pcModule', extra)).toEqual([40900])
  const shown = async () =>
    ((await app('GET', 'public/pcModule?range=[0,99]')).data.list as Row[]).map(({ id }) => id)
  expect(await shown()).toContain(extra.id)
  const [, , , ...others] = (await live()) as Made[]
  for (const one of others) expect(await act('pcModule', one, 'withdraw')).toEqual([20000])
  const [last] = (await live()) as Made[]
  expect((await act('pcModule', last!, 'withdraw'))[0]).not.toBe(20000)
  expect(await live()).toHaveLength(3)
  expect(await shown()).not.toContain(extra.id)
  expect(await remove('pcModule', extra)).toEqual([20000])
})

test('pcModule.preview draws the home page as wide as it is, drafts marked; pcModule.rename changes the name alone', async () => {
  const span = { start: '2027-01-01T00:00:00+08:00', end: '2027-02-01T00:00:00+08:00' }
  const later = await module({ title: '新年特辑', period: span })
  await act('pcModule', later, 'publish')
  const draft = await module({
    ...{ title: '草稿模块', items: [item({ title: '第一条' }), item(), item()], showCount: 1 },
    ...{ area: 'full', bgColor: '#102030' },
  })
  const topics = await empty('topics', { showCount: 20 })
  const topic = await ownOf('pcTopic')
  await put('pcTopic', topic, { status: 'published' })
  const { data } = await admin('POST', 'pcModule/preview', {})
  expect(data).toMatchObject({ page: 'site', title: 'Website home' })
  const block = (one: Made) => (data.blocks as Row[]).find(({ id }) => id === one.id)
  expect(block(draft)).toMatchObject({
    ...{ as: 'list', wide: true, title: '草稿模块', background: '#102030', waiting: 'Draft' },
    entries: [{ title: '第一条', picture }],
  })
  expect(block(later)).toMatchObject({ wide: false, waiting: 'Not yet' })
  expect(block(topics)?.entries).toContainEqual(
    expect.objectContaining({ id: topic.id, title: topic.title, summary: topic.summary }),
  )
  const name = `改名${serial()}`
  expect(await act('pcModule', draft, 'rename', { name })).toEqual([20000])
  expect(await find('pcModule', draft)).toMatchObject({ name, title: '草稿模块', status: 'draft' })
  const { name: taken } = await find('pcModule', later)
  expect(await act('pcModule', draft, 'rename', { name: taken })).toEqual([40001, 'name'])
})

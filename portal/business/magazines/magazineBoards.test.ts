import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { marksOf } from '#derive/marks.ts'
import { nothingKnown } from '#derive/nothingKnown.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin } = bench
const { entityOf, make, put, find, tried, changed, act, remove, sent, refused } = anyRecord(bench)

let magazine: Made
let source: unknown
let app: Awaited<ReturnType<typeof appKey>>['app']
beforeAll(async () => {
  app = (await appKey(bench, { rights: ['public'] })).app
  magazine = await make('magazine')
  await put('magazine', magazine, { status: 'published' })
  const own = { name: '本刊', sourceKind: 'own', rights: ['text'] }
  source = (await bench.portal.records().create('source', own)).id
})
const issue = async (status = 'published') => {
  const made = await make('issue', { magazine: magazine.id, totalNumber: null, freePeriod: null })
  await put('issue', made, { status })
  return made
}
const now = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
const later = { start: '2027-01-01T00:00:00+08:00', end: '2027-02-01T00:00:00+08:00' }
const recommended = async (more: Row = {}) => ({
  ...{ target: { type: 'issue', id: (await issue()).id }, period: now, slot: 'shelfTop', ...more },
})
const recommend = async (more: Row = {}) => make('magazineRecommend', await recommended(more))

test('magazineRecommend#targetIsPublished recommends published magazines, issues and articles only', async () => {
  const tell = async (target: Row) =>
    tried(
      'POST',
      'magazineRecommend',
      await sent('magazineRecommend', await recommended({ target })),
    )
  expect(await tell({ type: 'issue', id: (await issue('draft')).id })).toEqual([40001, 'target'])
  expect(await tell({ type: 'vipPage' })).toEqual([40001, 'target'])
  expect(await tell({ type: 'magazine', id: magazine.id })).toEqual([20000])
  const gone = await issue()
  const made = await recommend({ target: { type: 'issue', id: gone.id }, slot: 'newIssue' })
  await put('issue', gone, { status: 'withdrawn' })
  expect(await act('magazineRecommend', made, 'publish')).toEqual([40001, 'target'])
})

test('magazineRecommend#publishedLimitedPerSlot six stand in a slot at any moment, each target once', async () => {
  const slot = 'backIssue'
  const first = await recommend({ slot })
  const same = { slot, target: first.target }
  expect(await refused(recommend(same))).toEqual(['target'])
  expect(await refused(recommend({ ...same, slot: 'articleEnd' }))).toEqual([])
  const publish = async (more: Row = {}) =>
    act('magazineRecommend', await recommend({ slot, ...more }), 'publish')
  for (let count = 0; count < 6; count++) expect(await publish()).toEqual([20000])
  expect(await publish()).toEqual([40001, 'slot'])
  expect(await publish({ period: later })).toEqual([20000])
})

test('magazineRecommend#shownWithinPeriod a period ends after it starts', async () => {
  const values = await sent('magazineRecommend', await recommended({ slot: 'newIssue' }))
  const period = { start: now.end, end: now.start }
  expect(await tried('POST', 'magazineRecommend', { ...values, period })).toEqual([40001, 'period'])
  expect(await tried('POST', 'magazineRecommend', values)).toEqual([20000])
})

test('magazineRecommend#withdrawnWithTarget goes with what it recommends, and its last editor is told', async () => {
  const target = await issue()
  const made = await recommend({ slot: 'newIssue', target: { type: 'issue', id: target.id } })
  await act('magazineRecommend', made, 'publish')
  await bench.portal.records().move('issue', target.id, 'withdraw')
  expect((await find('magazineRecommend', made)).status).toBe('withdrawn')
  const told = await bench.portal.records().select('notice', { user: bench.people.boss })
  expect(told.map(({ title }) => title)).toContainEqual(expect.stringContaining(String(made.title)))
})

const articleOf = async (of: Made, more: Row = {}) => {
  const column = await make('column', { magazine: magazine.id, columnKind: 'regular' })
  return make('article', { issue: of.id, column: column.id, source, podcastInserts: [], ...more })
}
const picked = async (of: Made, style: string, more: Row = {}) => {
  const article = more.article ?? (await articleOf(of)).id
  const values = { issue: of.id, article, style, ...more }
  return make('leadArticle', style === 'textOnly' ? { ...values, imageUrl: null } : values)
}
const order = async (of: Made) => {
  const rows = await bench.portal
    .records()
    .select('leadArticle', { issue: of.id }, { sort: 'position' })
  return rows.map(({ style }) => style)
}

test('leadArticle#articleOncePerIssue picks articles of its issue, each once', async () => {
  const [own, other] = [await issue(), await issue()]
  const first = await picked(own, 'headline')
  expect(await refused(picked(own, 'textOnly', { article: first.article }))).toEqual(['article'])
  const foreign = await articleOf(other)
  expect(await refused(picked(own, 'textOnly', { article: foreign.id }))).toEqual(['article'])
  const loose = await articleOf(own, { issue: null, position: null })
  expect(await refused(picked(own, 'textOnly', { article: loose.id }))).toEqual(['article'])
  expect(await refused(picked(own, 'textOnly'))).toEqual([])
})

test('leadArticle#exactlyOneHeadlineFirst eight at most, one headline, which comes first and hands over', async () => {
  const own = await issue()
  expect(await refused(picked(own, 'textOnly'))).toEqual(['style'])
  const first = await picked(own, 'headline')
  expect(await refused(picked(own, 'leftPicture', { imageUrl: null }))).toEqual(['imageUrl'])
  const second = await picked(own, 'leftPicture')
  const third = await picked(own, 'textOnly')
  const asked = await changed('leadArticle', second, { style: 'headline' })
  expect(asked[0]).toBe(42800)
  const accept = ['leadArticle#exactlyOneHeadlineFirst']
  expect(await changed('leadArticle', second, { style: 'headline', accept })).toEqual([20000])
  expect(await find('leadArticle', first)).toMatchObject({ style: 'leftPicture' })
  expect(await order(own)).toEqual(['headline', 'leftPicture', 'textOnly'])
  const sort = (...rows: Made[]) =>
    tried('POST', 'leadArticle/order', { ids: rows.map(({ id }) => id), scope: { issue: own.id } })
  expect((await sort(third, second, first))[0]).toBe(40001)
  expect(await sort(second, third, first)).toEqual([20000])
  expect(await remove('leadArticle', second)).toEqual([40900])
  expect((await changed('leadArticle', second, { style: 'textOnly' }))[0]).toBe(40001)
  for (let count = 0; count < 5; count++) await picked(own, 'textOnly')
  expect(await refused(picked(own, 'textOnly'))).toEqual(['article'])
})

test('leadArticle#shownWhilePublished one that is not published is marked, and readers do not see it', async () => {
  const listed = async (status: string) => {
    const own = await issue()
    const made = await picked(own, 'headline')
    await put('article', { id: made.article } as Made, { status })
    const filter = encodeURIComponent(JSON.stringify({ issue: own.id }))
    return (await app('GET', `public/leadArticle?filter=${filter}`)).data.list.length
  }
  expect([await listed('published'), await listed('withdrawn')]).toEqual([1, 0])
  const untitled = await picked(await issue(), 'headline', { title: null })
  await put('article', { id: untitled.article } as Made, { status: 'published' })
  const { title } = await find('article', { id: untitled.article } as Made)
  expect(await find('leadArticle', untitled)).toMatchObject({ title: null, called: title })
  expect((await app('GET', `public/leadArticle/${untitled.id}`)).data.title).toBe(title)
  const made = await picked(await issue(), 'headline')
  const [found] = marksOf(entityOf('leadArticle'), await find('leadArticle', made), {
    ...{ entities: bench.portal.context.entities, before: null, now: '2026-11-21T10:00:00+08:00' },
    ...nothingKnown,
    related: () => ({ status: 'withdrawn' }),
  })
  expect(found?.rule).toBe('leadArticle#shownWhilePublished')
})

test('subjectTag#filterTagsAreLimited ten tags in the filter bar; one with subjects is not deleted, and the subjects are named', async () => {
  const tags: Made[] = []
  for (let count = 0; count < 10; count++)
    tags.push(await make('subjectTag', { name: `标签${count}`, showOnTop: true }))
  const more = { name: '第十一', showOnTop: true }
  expect(await refused(make('subjectTag', more))).toEqual(['showOnTop'])
  expect(await refused(make('subjectTag', { ...more, showOnTop: false }))).toEqual([])
  const subject = await make('subject', { tags: [tags[0]!.id] })
  expect((await find('subjectTag', tags[0]!)).subjectCount).toBe(1)
  const { code, data } = await admin('DELETE', `subjectTag/${tags[0]!.id}`)
  expect(code).toBe(40900)
  expect(JSON.stringify(data)).toContain(String(subject.title))
  expect(await remove('subjectTag', tags[1]!)).toEqual([20000])
})

import { beforeAll, describe, expect, test } from 'vitest'
import type { Row } from '#declare'
import { runDueMoves } from '#portal/jobs/clock/runDueMoves.ts'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const HOUR = 3_600_000
const OK = [20000]

describe('the museum mini-program', () => {
  const bench = sharedBench()
  const { admin, editor } = bench
  const { sent, make, put, find, tried, changed, act, remove } = anyRecord(bench)
  let app: Awaited<ReturnType<typeof appKey>>['app']
  beforeAll(async () => {
    app = (await appKey(bench, { writes: ['wenboSubject'], rights: ['public'] })).app
  })

  const article = async (more: Row = {}) => {
    const one = await make('article', { title: `良渚玉琮${serial()}`, podcastInserts: [], ...more })
    await put('article', one, { status: 'published' })
    return one
  }
  const own = async (smallSubject: Made, more: Row = {}) =>
    make('smallSubjectContent', {
      smallSubject: smallSubject.id,
      source: 'own',
      article: null,
      body: '<p>一盏鱼灯。</p>',
      title: '一盏鱼灯里的徽州',
      cover: await bench.picture(690, 388),
      timeMark: null,
      link: null,
      visible: true,
      order: null,
      ...more,
    })
  const small = (more: Row = {}) =>
    make('smallSubject', {
      title: `元宵灯火${serial()}`,
      layout: 'list',
      publishAt: null,
      ...more,
    })
  const lit = async () => {
    const one = await small()
    const contents = [await own(one), await own(one)]
    await act('smallSubject', one, 'publish')
    return { one, contents }
  }

  test('smallSubjectContent#timelineNeedsTimeMark a timeline is published with every point in time, and stays so', async () => {
    const { one } = await lit()
    expect(await changed('smallSubject', one, { layout: 'timeline' })).toEqual([40001, 'layout'])
    const draft = await small()
    await own(draft)
    await own(draft)
    expect(await changed('smallSubject', draft, { layout: 'timeline' })).toEqual([20000])
    expect(await act('smallSubject', draft, 'publish')).toEqual([40001, 'layout'])
  })

  test('smallSubject#draftsHaveTheirScreen the list leaves drafts to the screen of the drafts', () => {
    const { entities } = bench.portal.context
    expect(entities.get('smallSubject')?.fixed).toEqual({
      '/wenbo/smallSubject': { status: ['scheduled', 'published', 'withdrawn'] },
      '/wenbo/smallSubject/draft': { status: 'draft' },
    })
  })

  test('smallSubject#publishNeedsContents shows two contents, or waits for its time, and then goes on by itself', async () => {
    const one = await small()
    expect(await act('smallSubject', one, 'publish')).toEqual([40001, '_'])
    await own(one)
    await own(one, { visible: false })
    expect(await act('smallSubject', one, 'publish')).toEqual([40001, '_'])
    await own(one)
    expect(await act('smallSubject', one, 'schedule')).toEqual([40001, 'publishAt'])
    await changed('smallSubject', one, { publishAt: '2026-11-21T09:00:00+08:00' })
    expect(await act('smallSubject', one, 'schedule')).toEqual([40001, 'publishAt'])
    await changed('smallSubject', one, { publishAt: '2026-11-21T11:00:00+08:00' })
    expect(await act('smallSubject', one, 'schedule')).toEqual(OK)
    bench.time.now += 2 * HOUR
    await runDueMoves(bench.portal.context, bench.portal.records())
    bench.time.now -= 2 * HOUR
    expect((await find('smallSubject', one)).status).toBe('published')
  })

  test('smallSubject#titleUniqueUnlessWithdrawn a title is free again once withdrawn; back to draft, no time is set', async () => {
    const { one } = await lit()
    const again = await sent('smallSubject', { title: one.title, publishAt: null })
    expect(await tried('POST', 'wenbo/smallSubject', again)).toEqual([40001, 'title'])
    await act('smallSubject', one, 'withdraw')
    expect(await tried('POST', 'wenbo/smallSubject', again)).toEqual([20000])
    await put('smallSubject', one, { publishAt: '2026-12-01T09:00:00+08:00', title: '灯会' })
    expect(await act('smallSubject', one, 'toDraft')).toEqual(OK)
    expect((await find('smallSubject', one)).publishAt).toBeNull()
  })

  test('smallSubject#deletableUnlessPublished a draft goes with its contents, what readers see is withdrawn first', async () => {
    const { one, contents } = await lit()
    expect(await remove('smallSubject', one)).toEqual([40900])
    await act('smallSubject', one, 'withdraw')
    expect(await remove('smallSubject', one)).toEqual(OK)
    expect(await find('smallSubjectContent', contents[0]!)).toBeNull()
  })

  test('smallSubject.copy brings the contents along, smallSubject.content leads to them', async () => {
    const { one } = await lit()
    const { data } = await admin('POST', `wenbo/smallSubject/${one.id}/copy`, {})
    expect(data).toMatchObject({ title: `${one.title} 副本`, status: 'draft', contents: 2 })
    const { data: listed } = await admin(
      'GET',
      `wenbo/smallSubjectContent?filter={"smallSubject":${data.id}}`,
    )
    expect(listed.list).toHaveLength(2)
  })

  test('smallSubjectContent#referenceFollowsSource and #titleFallsBackToSource each source has its own content, once, and lends title and cover', async () => {
    const one = await small()
    const of = async (more: Row) =>
      tried('POST', 'wenbo/smallSubjectContent', {
        ...{ smallSubject: one.id, source: 'article', visible: true },
        ...more,
      })
    const seen = await article()
    expect(await of({})).toEqual([40001, 'article'])
    expect(await of({ article: (await make('article', { podcastInserts: [] })).id })).toEqual([
      40001,
      'article',
    ])
    expect(await of({ article: seen.id })).toEqual(OK)
    expect(await of({ article: seen.id })).toEqual([40001, 'article'])
    expect(await of({ source: 'own', body: '<p>灯。</p>' })).toEqual([40001, 'title', 'cover'])
    const shown = { title: '灯市', cover: await bench.picture(690, 388) }
    expect(await of({ source: 'link', ...shown })).toEqual([40001, 'link'])
    expect(await of({ source: 'link', ...shown, link: { type: 'vipPage' } })).toEqual(OK)
    expect(await of({ source: 'own', ...shown, body: '<p>灯。</p>' })).toEqual(OK)
  })

  test('smallSubjectContent#timelineNeedsTimeMark a line of time has a point for each entry', async () => {
    const line = await small({ layout: 'timeline' })
    expect(await own(line).catch((error) => Object.keys(error.dataIn('en').errors))).toEqual([
      'timeMark',
    ])
    expect((await own(line, { timeMark: '唐开元年间' })).timeMark).toBe('唐开元年间')
    expect(await own(await small(), { timeMark: '宋' }).catch(() => 'refused')).toBe('refused')
  })

  test('smallSubjectContent#contentsLimitedPerSubject fifty at most, and two stay to be seen', async () => {
    const { one, contents } = await lit()
    const [first] = contents as [Made]
    expect(await act('smallSubjectContent', first, 'hide')).toEqual([40900])
    expect(await remove('smallSubjectContent', first)).toEqual([40900])
    const { id, ...row } = (await find('smallSubjectContent', first)) as Row
    const more = { smallSubject: one.id, source: 'own', visible: 1, version: 1, title: '灯' }
    const stamps = { createdAt: row.createdAt, updatedAt: row.updatedAt }
    await bench.portal.context.database.db
      .insertInto('smallSubjectContent')
      .values(Array.from({ length: 48 }, () => ({ ...more, ...stamps })))
      .execute()
    expect(await own(one).catch((error) => Object.keys(error.dataIn('en').errors))).toEqual([
      'smallSubject',
    ])
    expect(await act('smallSubjectContent', first, 'hide')).toEqual(OK)
  })

  test('smallSubjectContent.show, smallSubjectContent.hide and smallSubjectContent.moveTo', async () => {
    const [one, other] = [await small(), await small()]
    const entry = await own(one)
    expect(await act('smallSubjectContent', entry, 'hide')).toEqual(OK)
    expect((await find('smallSubjectContent', entry)).visible).toBe(false)
    expect(await act('smallSubjectContent', entry, 'show')).toEqual(OK)
    expect(await act('smallSubjectContent', entry, 'moveTo', { to: one.id })).toEqual([40001, 'to'])
    await own(other)
    expect(await act('smallSubjectContent', entry, 'moveTo', { to: other.id })).toEqual(OK)
    expect(await find('smallSubjectContent', entry)).toMatchObject({
      smallSubject: other.id,
      order: 2,
    })
  })

  test('smallSubjectContent.pick finds by title, leaves out what is there, and adds in the order chosen', async () => {
    const one = await small()
    const [first, second] = [await article(), await article()]
    const pick = (values: Row) =>
      editor('POST', 'wenbo/smallSubjectContent/pick', {
        ...{ smallSubject: one.id, kind: 'article', keyword: first.title },
        ...values,
      })
    const { data } = await pick({})
    expect(data.choices.map(({ key }: Row) => key)).toEqual([`article-${first.id}`])
    await pick({ chosen: [`article-${second.id}`, `article-${first.id}`] })
    const rows = await bench.portal
      .records()
      .select('smallSubjectContent', { smallSubject: one.id }, { sort: 'order' })
    expect(rows.map((row) => row.article)).toEqual([second.id, first.id])
    expect(rows.map((row) => row.title)).toEqual([second.title, first.title])
    expect((await pick({})).data.choices).toEqual([])
  })

  const content = async (subject: Made, more: Row = {}) =>
    make('wenboContent', {
      ...{ subject: subject.id, section: '看展', type: 'article', article: null, link: null },
      ...{ body: '<p>玉琮王。</p>', era: null, images: [], audio: null, video: null },
      cover: await bench.picture(690, 388),
      ...more,
    })
  const subject = (more: Row = {}) =>
    make('wenboSubject', { title: `良渚${serial()}`, kind: 'site', seal: null, ...more })
  const open = async () => {
    const one = await subject()
    const contents = [await content(one), await content(one), await content(one)]
    for (const each of contents) await put('wenboContent', each, { status: 'published' })
    await act('wenboSubject', one, 'publish')
    return { one, contents: contents as [Made, Made, Made] }
  }

  test('wenboSubject#publishNeedsContents and wenboContent#publishedSubjectStaysFilled three published contents, as long as it is on', async () => {
    const one = await subject()
    expect(await act('wenboSubject', one, 'publish')).toEqual([40001, '_'])
    const { one: on, contents } = await open()
    expect((await find('wenboSubject', on)).status).toBe('published')
    expect(await act('wenboContent', contents[0], 'withdraw')).toEqual([40900])
    const fourth = await content(on)
    expect(await act('wenboContent', fourth, 'publish')).toEqual(OK)
    expect(await act('wenboContent', contents[0], 'withdraw')).toEqual(OK)
  })

  test('wenboSubject#exhibitionNeedsPeriod an exhibition has its dates, a museum its name', async () => {
    const values = (more: Row) => sent('wenboSubject', { seal: null, museum: null, ...more })
    const of = async (more: Row) => tried('POST', 'wenbo/subject', await values(more))
    expect(await of({ kind: 'museum' })).toEqual([40001, 'museum'])
    expect(await of({ kind: 'exhibition', museum: '故宫博物院', period: null })).toEqual([
      40001,
      'period',
    ])
    expect(await of({ kind: 'route', period: null })).toEqual(OK)
  })

  test('wenboSubject#oneSubjectPerSeal a seal theme is one subject’s, #withdrawAsksAboutSeal and stays open, which is asked about', async () => {
    const seal = await make('seal', { title: `中轴线${serial()}` })
    await put('seal', seal, { status: 'published' })
    const { one } = await open()
    expect(await changed('wenboSubject', one, { seal: seal.id })).toEqual(OK)
    expect(await changed('wenboSubject', await subject(), { seal: seal.id })).toEqual([
      40001,
      'seal',
    ])
    const asked = await admin('POST', `wenbo/subject/${one.id}/withdraw`, { confirm: true })
    expect(asked.data.warnings[0].message).toContain(seal.title)
    expect(
      await act('wenboSubject', one, 'withdraw', { accept: [asked.data.warnings[0].rule] }),
    ).toEqual(OK)
    expect((await find('seal', seal)).status).toBe('published')
  })

  test('wenboSubject#deletableWhenEmpty is emptied and withdrawn before it goes', async () => {
    const { one } = await open()
    expect(await remove('wenboSubject', one)).toEqual([40900])
    const draft = await subject()
    const inside = await content(draft)
    expect(await remove('wenboSubject', draft)).toEqual([40900])
    await remove('wenboContent', inside)
    expect(await remove('wenboSubject', draft)).toEqual(OK)
  })

  test('wenboSubject.copy drafts it with its contents, wenboSubject.content and wenboSubject.qrCode lead to it', async () => {
    const { one } = await open()
    const { data } = await admin('POST', `wenbo/subject/${one.id}/copy`, {})
    expect(data).toMatchObject({ status: 'draft', contents: 3, seal: null })
    const code = await admin('POST', `wenbo/subject/${one.id}/qrCode`, {})
    expect(code.data.address).toContain(`wenbo/subject/${one.id}`)
    expect((await app('POST', 'ingest/wenbo/subject', { id: one.id, views: 12 })).code).toBe(20000)
    const { data: read } = await app('GET', 'public/wenbo/subject?range=[0,99]')
    expect(read.list.map(({ id }: Row) => id)).toContain(one.id)
  })

  test('wenboContent#fieldsFollowType each type holds what it is', async () => {
    const one = await subject()
    const base = await sent('wenboContent', {
      ...{ subject: one.id, article: null, body: null, era: null, link: null, images: [] },
    })
    const of = (more: Row) => tried('POST', 'wenbo/subjectContent', { ...base, ...more })
    expect(await of({ type: 'article' })).toEqual([40001, 'article'])
    expect(await of({ type: 'article', body: '<p>文。</p>' })).toEqual(OK)
    expect(await of({ type: 'exhibit', body: '<p>琮。</p>' })).toEqual([40001, 'era'])
    expect(await of({ type: 'exhibit', era: '新石器时代' })).toEqual([40001, 'body'])
    expect(await of({ type: 'audio' })).toEqual([40001, 'audio'])
    expect(await of({ type: 'video' })).toEqual([40001, 'video'])
    const images = [await bench.picture(1080, 720), await bench.picture(1080, 800)]
    expect(await of({ type: 'gallery', images })).toEqual([40001, 'images'])
    const third = await bench.picture(1080, 900)
    expect(await of({ type: 'gallery', images: [...images, third] })).toEqual(OK)
    expect(await of({ type: 'link' })).toEqual([40001, 'link'])
  })

  test('wenboContent#articleOncePerSubject an article stands once, #subjectNeverChanges the subject stays, with eight sections', async () => {
    const one = await subject()
    const seen = await article()
    const first = await content(one, { article: seen.id, body: null })
    expect(
      await content(one, { article: seen.id, body: null }).catch((error) =>
        Object.keys(error.dataIn('en').errors),
      ),
    ).toEqual(['article'])
    expect(await changed('wenboContent', first, { subject: (await subject()).id })).toEqual([
      40001,
      'subject',
    ])
    for (const section of '听说读写唱念做') await content(one, { section })
    expect(await changed('wenboContent', first, { section: '听' })).toEqual(OK)
    expect(await changed('wenboContent', first, { section: '看展' })).toEqual(OK)
    expect(await content(one, { section: '打' }).catch(() => 'refused')).toBe('refused')
  })

  test('wenboContent.addArticles drafts those chosen, wenboContent.renameSection renames all', async () => {
    const one = await subject()
    const seen = await article({ imageUrl: await bench.picture(690, 388) })
    const add = (more: Row) =>
      editor('POST', 'wenbo/subjectContent/addArticles', {
        ...{ subject: one.id, keyword: seen.title },
        ...more,
      })
    expect((await add({})).data.choices).toHaveLength(1)
    expect((await add({ chosen: [`article-${seen.id}`] })).data).toEqual({ added: 1, left: 0 })
    const rename = (from: string, to: string) =>
      editor('POST', 'wenbo/subjectContent/renameSection', { subject: one.id, from, to })
    expect(Object.keys((await rename('听讲解', '文物')).data.errors)).toEqual(['from'])
    expect((await rename('看展', '文物')).data).toEqual({ renamed: 1 })
    const rows = await bench.portal.records().select('wenboContent', { subject: one.id })
    expect(rows).toMatchObject([
      { title: seen.title, article: seen.id, section: '文物', status: 'draft' },
    ])
  })
})

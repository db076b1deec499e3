import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, put, find, changed, act, remove, refused } = anyRecord(bench)
const target = { type: 'vipPage' }

let next = 0
const subject = (more: Row = {}) => make('subject', { title: `专题${++next}`, tags: [], ...more })
const module = async (of: Made, status = 'published') => {
  const made = await make('subjectModule', { subject: of.id, style: 'single', moreJump: null })
  await put('subjectModule', made, { status })
  return made
}
const content = async (of: Made, within: Made, status = 'published') => {
  const made = await make('subjectContent', { subject: of.id, module: within.id, target })
  await put('subjectContent', made, { status })
  return made
}

test('subject#publishNeedsContents publishing demands a published module and three published contents', async () => {
  const made = await subject()
  expect((await act('subject', made, 'publish'))[0]).toBe(40001)
  const within = await module(made)
  for (const status of ['published', 'published', 'draft']) await content(made, within, status)
  expect((await act('subject', made, 'publish'))[0]).toBe(40001)
  await content(made, within)
  expect(await act('subject', made, 'publish')).toEqual([20000])
  expect((await find('subject', made)).contentCount).toBe(4)
})

test('subject#listedWithinPeriod a period ends after it starts', async () => {
  const [start, end] = ['2026-11-01T00:00:00+08:00', '2026-12-01T00:00:00+08:00']
  expect(await refused(subject({ period: { start: end, end: start } }))).toEqual(['period'])
  expect(await refused(subject({ period: { start, end } }))).toEqual([])
})

test('subject#deletableUnlessPublished never stands beside itself; a draft takes its modules and contents along, told how many', async () => {
  const made = await subject()
  const within = await module(made)
  const inside = await content(made, within)
  expect(await changed('subject', made, { relatedSubjects: [made.id] })).toEqual([
    40001,
    'relatedSubjects',
  ])
  expect(await changed('subject', made, { relatedSubjects: [(await subject()).id] })).toEqual([
    20000,
  ])
  await put('subject', made, { status: 'published' })
  expect(await remove('subject', made)).toEqual([40900])
  await put('subject', made, { status: 'withdrawn' })
  const answer = await admin('DELETE', `subject/${made.id}`)
  expect(answer).toMatchObject({
    code: 42800,
    data: { warnings: [{ rule: 'subject#deletableUnlessPublished' }] },
  })
  expect(answer.data.warnings[0].message).toBe('1 modules and 1 contents go along. Go on?')
  const { code } = await admin('DELETE', `subject/${made.id}`, {
    accept: ['subject#deletableUnlessPublished'],
  })
  expect(code).toBe(20000)
  expect([await find('subjectModule', within), await find('subjectContent', inside)]).toEqual([
    null,
    null,
  ])
})

test('subject.copy takes modules and contents along as drafts, subject.rename changes the name in place', async () => {
  const made = await subject({ title: '县城的第一杯咖啡' })
  const within = await module(made)
  await content(made, within)
  const { data } = await editor('POST', `subject/${made.id}/copy`, {})
  const second = await editor('POST', `subject/${made.id}/copy`, {})
  expect([data.title, second.data.title]).toEqual([`${made.title} 副本`, `${made.title} 副本2`])
  expect(data).toMatchObject({ title: '县城的第一杯咖啡 副本', status: 'draft' })
  const listed = await admin('GET', `model/modelContentList?modelId=${data.id}`)
  expect(listed.data.list).toMatchObject([
    { status: 'draft', contents: [{ status: 'draft', target }] },
  ])
  expect(await act('subject', made, 'rename', { title: '小城咖啡地图' })).toEqual([20000])
  expect((await find('subject', made)).title).toBe('小城咖啡地图')
  const { version } = await find('subject', made)
  const renamed = await editor('POST', 'model/udateModelName', {
    id: made.id,
    title: '咖啡地图',
    version,
  })
  expect(renamed).toMatchObject({ code: 20000, data: { title: '咖啡地图' } })
  const page = await editor('GET', 'model?page=1&size=5&title=咖啡地图')
  expect(page.data.list).toMatchObject([{ id: made.id }])
})

test('subject.qrCode opens a draft for two hours, and readers’ own address once it is published', async () => {
  const made = await subject()
  const address = async () =>
    new URL((await editor('POST', `subject/${made.id}/qrCode`, {})).data.address, 'http://app.test')
  const draft = await address()
  expect(draft.pathname).toMatch(new RegExp(`subject/${made.id}$`))
  expect(draft.searchParams.get('preview')).toMatch(new RegExp(`^subject-${made.id}-`))
  await put('subject', made, { status: 'published' })
  expect((await address()).search).toBe('')
})

test('the picker of contents finds what is published, by name or number', async () => {
  const magazine = await make('magazine', { title: '山海画报' })
  const search = async (query: string) =>
    (await editor('GET', `model/searchContent?${query}`)).data.list as Row[]
  expect(await search('keyword=山海')).toEqual([])
  await bench.portal.context.database.transaction((tx) =>
    tx.updateTable('magazine').set({ status: 'published' }).where('id', '=', magazine.id).execute(),
  )
  const found = { type: 'magazine', id: magazine.id, title: '山海画报' }
  expect(await search('keyword=山海')).toMatchObject([found])
  expect(await search(`type=magazine&keyword=${magazine.id}`)).toMatchObject([found])
  expect(await search('type=issue&keyword=山海')).toEqual([])
})

let course: Made
let magazine: Made
beforeAll(async () => {
  course = await make('catalog', {
    nodeKind: 'course',
    parent: null,
    lecturers: [(await make('author')).id],
    category: (await make('category', { parent: null })).id,
    price: 9900,
    relationCourses: [],
  })
  magazine = await make('magazine')
  for (const [name, made] of [
    ['catalog', course],
    ['magazine', magazine],
  ] as const)
    await put(name, made, { status: 'published' })
})
const contents = (type: string, id: number): Row[] => [{ target: { type, id } }]
const nothingForSale = { price: null, originalPrice: null, validDays: null, buyNote: null }
const forSale = { price: 5000, originalPrice: 9900, validDays: 30, buyNote: '购买后三十天内有效' }
const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
const theme = async (themeKind: string, more: Row = {}) =>
  make('theme', {
    ...{ themeKind, name: `主题${++next}`, companies: [], period },
    contents:
      themeKind === 'digtal' ? contents('magazine', magazine.id) : contents('course', course.id),
    ...(themeKind === 'sell' ? forSale : nothingForSale),
    ...more,
  })

test('theme#nameUniqueInKind keeps its kind; a name stands once in a kind', async () => {
  const made = await theme('class', { name: '秋日书房' })
  expect(await refused(theme('class', { name: '秋日书房' }))).toEqual(['name'])
  expect(await refused(theme('digtal', { name: '秋日书房' }))).toEqual([])
  expect((await changed('theme', made, { themeKind: 'digtal' }))[1]).toBe('themeKind')
})

test('theme#contentsFitThemeKind each kind takes its own contents, each once, published ones go online', async () => {
  const wrong = contents('magazine', magazine.id)
  expect(await refused(theme('class', { contents: wrong }))).toEqual(['contents.0.target'])
  expect(await refused(theme('digtal', { contents: contents('course', course.id) }))).toEqual([
    'contents.0.target',
  ])
  expect(await refused(theme('sell', { contents: [{ target }] }))).toEqual(['contents.0.target'])
  const twice = [...contents('course', course.id), ...contents('course', course.id)]
  expect(await refused(theme('class', { contents: twice }))).toEqual(['contents.1.target'])
  const hidden = await make('magazine')
  const made = await theme('digtal', { contents: contents('magazine', hidden.id) })
  expect(await act('theme', made, 'publish')).toEqual([40001, 'contents.0.target'])
  await put('magazine', hidden, { status: 'published' })
  expect(await act('theme', made, 'publish')).toEqual([20000])
})

test('theme#fieldsFollowThemeKind only a theme for sale has a price, which asks when its contents cost no more alone', async () => {
  expect(await refused(theme('class', { price: 100 }))).toEqual(['price'])
  expect(await refused(theme('sell', { validDays: null }))).toEqual(['validDays'])
  expect(await refused(theme('sell', { price: 10_000 }))).toHaveLength(1)
  const made = await theme('sell')
  const { version } = await find('theme', made)
  const dear = { price: 9900, version }
  const asked = await admin('PUT', `theme/${made.id}`, dear)
  expect(asked).toMatchObject({
    code: 42800,
    data: { warnings: [{ field: 'price', rule: 'theme#fieldsFollowThemeKind' }] },
  })
  expect(
    (await admin('PUT', `theme/${made.id}`, { ...dear, accept: ['theme#fieldsFollowThemeKind'] }))
      .code,
  ).toBe(20000)
})

test('theme#soldContentsStay what was sold is only added to, and not deleted', async () => {
  const made = await theme('sell')
  await put('theme', made, { salesCount: 1 })
  expect(await changed('theme', made, { price: 4000 })).toEqual([40001, 'price'])
  const other = contents('magazine', magazine.id)
  expect(await changed('theme', made, { contents: other })).toEqual([40001, 'contents'])
  const { contents: standing } = await find('theme', made)
  expect(await changed('theme', made, { contents: [...(standing as Row[]), ...other] })).toEqual([
    20000,
  ])
  expect(await remove('theme', made)).toEqual([40900])
  expect(await remove('theme', await theme('sell'))).toEqual([20000])
})

test('theme.copy is a draft for another partner, theme.link carries the partner’s channel', async () => {
  const made = await theme('sell')
  const { data } = await editor('POST', `theme/${made.id}/copy`, { period })
  expect(data).toMatchObject({
    name: `${made.name} 副本`,
    status: 'draft',
    salesCount: 0,
    price: 5000,
  })
  const company = await make('company')
  const of = async (body: Row) =>
    (await editor('POST', `theme/${made.id}/link`, body)).data.address as string
  expect(await of({ company: company.id })).toMatch(
    new RegExp(`theme/${made.id}\\?channel=${company.code}$`),
  )
  expect(await of({})).toMatch(new RegExp(`theme/${made.id}$`))
})

test('magazineH5.qrCode leads to the page wherever it lies, with its channel', async () => {
  const built = await make('magazineH5', {
    magazine: magazine.id,
    pageKind: 'built',
    link: null,
    content: '<p>订阅</p>',
  })
  const own = 'https://www.example.com/year-end?from=app'
  const linked = await make('magazineH5', {
    magazine: magazine.id,
    pageKind: 'link',
    link: own,
    content: null,
    issue: null,
  })
  const of = async ({ id }: Made, body: Row) =>
    (await editor('POST', `magazineH5/${id}/qrCode`, body)).data.address as string
  expect(await of(built, { channel: 'poster' })).toMatch(
    new RegExp(`magazineH5/${built.id}\\?channel=poster$`),
  )
  expect(await of(linked, { channel: 'poster' })).toBe(`${own}&channel=poster`)
  expect(await of(linked, {})).toBe(own)
})

test('category.moveContents tells what is classified here, then sends it all elsewhere; admins only', async () => {
  const [from, to] = [
    await make('category', { parent: null }),
    await make('category', { parent: null }),
  ]
  const book = await make('audiobook', { category: from.id })
  expect((await find('category', from)).contentCount).toBe(1)
  const send = (body: Row, call = admin) => call('POST', `category/${from.id}/moveContents`, body)
  expect((await send({ to: to.id }, editor)).code).toBe(40300)
  const asked = await send({ to: to.id })
  expect(asked).toMatchObject({
    code: 42800,
    data: { warnings: [{ message: expect.stringContaining('Audiobook 1') }] },
  })
  expect((await send({ to: from.id })).code).toBe(40001)
  expect((await send({ to: to.id, accept: ['category.moveContents'] })).code).toBe(20000)
  expect((await find('audiobook', book)).category).toBe(to.id)
  expect((await find('category', from)).contentCount).toBe(0)
  expect((await send({ to: to.id })).code).toBe(40001)
})

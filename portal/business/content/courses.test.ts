import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { appKey } from '#portal/testing/appKey.ts'
import { create, serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const records = () => bench.portal.records()
const sound = {
  url: 'http://portal.test/masthead/audio/a.mp3',
  name: '第01讲.mp3',
  size: 9,
  duration: 9,
}
let values: Row
beforeAll(async () => {
  const author = await create(admin, 'author', {
    name: `主讲人${serial()}`,
    roles: ['writer'],
    avatar: await bench.picture(300, 300),
    introduction: '讲古城的人',
  })
  const category = await create(admin, 'category', { name: '历史', code: `history${serial()}` })
  values = {
    nodeKind: 'course',
    title: '城市的来历：二十座古城三十讲',
    lecturers: [author.id],
    category: category.id,
    imageUrl: await bench.picture(690, 388),
    smallImage: await bench.picture(600, 600),
    introduction: '<p>三十讲走完二十座古城。</p>',
    chargeKind: 'paid',
    price: 9900,
  }
})

const course = (more: Row = {}) =>
  create(admin, 'catalog', { ...values, courseNumber: `KC${250_000 + serial()}`, ...more })
const node = (parent: unknown, more: Row = {}) =>
  create(admin, 'catalog', { nodeKind: 'lesson', title: `第${serial()}讲`, parent, ...more })
const published = (parent: unknown, more: Row = {}) =>
  records().create('catalog', {
    nodeKind: 'lesson',
    title: '样课',
    parent,
    audio: sound,
    status: 'published',
    ...more,
  })
const read = async (id: unknown) => (await admin('GET', `catalog/${id}`)).data
const said = async (method: string, path: string, body?: Row, call = admin) => {
  const { code, data } = await call(method, path, body)
  if (code === 20000 || code === 20100) return 'done'
  if (code === 42800) return data.warnings.map(({ rule }: Row) => rule)
  return [code, ...Object.keys(data?.errors ?? {})]
}
const tried = async (body: Row) => said('POST', 'catalog', body)
const change = async (id: unknown, body: Row) =>
  said('PUT', `catalog/${id}`, { version: (await read(id)).version, ...body })

test('catalog#nodesStandByKind chapters stand in a course, lessons in either, and a course holds one of both kinds', async () => {
  const [one, other] = [await course(), await course()]
  expect(await tried({ nodeKind: 'chapter', title: '章' })).toEqual([40001, 'parent'])
  const chapter = await node(one.id, { nodeKind: 'chapter' })
  expect(await tried({ nodeKind: 'chapter', title: '章中章', parent: chapter.id })).toEqual([
    40001,
    'parent',
  ])
  expect(await tried({ nodeKind: 'lesson', title: '课', parent: one.id })).toEqual([
    40001,
    'parent',
  ])
  const lesson = await node(chapter.id)
  expect(await change(lesson.id, { parent: other.id })).toEqual([40001, 'parent'])
  expect(await change(lesson.id, { nodeKind: 'chapter' })).toContain('nodeKind')
  await node(other.id)
  expect(await tried({ nodeKind: 'chapter', title: '章', parent: other.id })).toEqual([
    40001,
    'parent',
  ])
})

test('catalog#fieldsFollowNodeKind catalog#priceFollowsChargeKind a course says what it is and costs, a lesson its medium, and neither what the other has', async () => {
  const number = () => `KC${250_000 + serial()}`
  const bare = { nodeKind: 'course', title: '空课', courseNumber: number() }
  expect(await tried(bare)).toEqual([
    40001,
    ...['lecturers', 'category', 'imageUrl', 'smallImage', 'introduction', 'price'],
  ])
  const like = { ...values, courseNumber: number() }
  expect(await tried({ ...like, price: 0 })).toEqual([40001, 'price'])
  expect(await tried({ ...like, originalPrice: 9800 })).toEqual([40001, 'originalPrice'])
  expect(await tried({ ...like, chargeKind: 'vip', price: null })).toEqual([40001, 'vipScope'])
  expect(await tried({ ...like, body: '<p>文稿</p>' })).toEqual([40001, 'body'])
  const { id } = await course()
  expect(await tried({ nodeKind: 'lesson', title: '课', parent: id, media: null })).toEqual([
    40001,
    'media',
  ])
  expect(await read((await node(id)).id)).toMatchObject({
    media: 'audio',
    chargeKind: null,
    updateKind: null,
  })
  expect((await read(id)).media).toBeNull()
  expect(await tried({ nodeKind: 'lesson', title: '课', parent: id, price: 100 })).toEqual([
    40001,
    'price',
  ])
})

test('catalog#priceFollowsChargeKind catalog#publishNeedsLessonOrFile publishing wants the file of a lesson, a lesson of a course, and asks where none is for trial', async () => {
  const one = await course()
  const lesson = await node(one.id)
  expect(await said('POST', `catalog/${lesson.id}/publish`, {})).toEqual([40001, 'audio'])
  expect(await said('POST', `catalog/${one.id}/publish`, {})).toContain(40001)
  await records().update('catalog', lesson.id, { audio: sound })
  expect(await said('POST', `catalog/${lesson.id}/publish`, {})).toBe('done')
  expect(await said('POST', `catalog/${one.id}/publish`, {})).toEqual([
    'catalog#priceFollowsChargeKind',
  ])
  const agreed = { accept: ['catalog#priceFollowsChargeKind'] }
  expect(await said('POST', `catalog/${one.id}/publish`, agreed)).toBe('done')
  const text = await node(one.id, { media: 'text' })
  expect(await said('POST', `catalog/${text.id}/publish`, {})).toEqual([40001, 'body'])
  await change(text.id, { body: '<p>文稿</p>' })
  expect(await said('POST', `catalog/${text.id}/publish`, {})).toBe('done')
})

test('catalog#finishedNeedsAllLessons a finished course has the lessons it planned; readers see nodes while their course is published', async () => {
  const one = await course({ plannedLessons: 2 })
  const chapter = await node(one.id, { nodeKind: 'chapter' })
  await records().move('catalog', chapter.id, 'publish')
  const lesson = await published(chapter.id)
  expect((await read(one.id)).lessonCount).toBe(1)
  expect(await change(one.id, { updateKind: 'finished' })).toEqual([40001, 'updateKind'])
  await published(chapter.id)
  expect(await change(one.id, { updateKind: 'finished' })).toBe('done')
  const { app } = await appKey(bench, { rights: ['public'] })
  const shown = async () => {
    const { data } = await app('GET', `public/catalog/${lesson.id}`)
    return data?.title ?? null
  }
  expect(await shown()).toBeNull()
  await records().move('catalog', one.id, 'publish')
  expect(await shown()).toBe('样课')
  await admin('POST', `catalog/${one.id}/withdraw`, { accept: ['confirm'], confirm: true })
  expect(await shown()).toBeNull()
  expect((await read(lesson.id)).status).toBe('published')
})

test('catalog#deletableByAdminOnly catalog#relatedCoursesArePublished an admin deletes what nothing hangs on; a published number stays, related courses are others', async () => {
  const one = await course()
  const lesson = await node(one.id, { audio: sound }).catch(() => node(one.id))
  expect(await said('DELETE', `catalog/${one.id}`)).toContain(40900)
  expect(await said('DELETE', `catalog/${lesson.id}`, undefined, editor)).toContain(40300)
  expect(await said('DELETE', `catalog/${lesson.id}`)).toBe('done')
  expect(await change(one.id, { relationCourses: [one.id] })).toEqual([40001, 'relationCourses'])
  const other = await course()
  expect(await change(one.id, { relationCourses: [other.id] })).toEqual([40001, 'relationCourses'])
  await published(other.id)
  await records().move('catalog', other.id, 'publish')
  expect(await change(one.id, { relationCourses: [other.id] })).toBe('done')
  expect(await change(other.id, { courseNumber: 'KC999999' })).toContain('courseNumber')
  expect(await said('DELETE', `catalog/${one.id}`)).toBe('done')
})

const directory = [
  {
    title: '第一章 走进城门',
    nodeKind: 'chapter',
    children: [{ title: '第01讲', nodeKind: 'lesson', duration: 900, trial: true }],
  },
  {
    title: '第二章 街道',
    nodeKind: 'chapter',
    children: [{ title: '第02讲', nodeKind: 'lesson', media: 'text' }],
  },
]

test('catalog.importJson tells faults by path and counts first, adds all or nothing; catalog.exportJson gives the same back', async () => {
  const one = await course()
  const path = `catalog/${one.id}/importJson`
  const faulty = [
    { title: '', nodeKind: 'chapter', children: [{ title: '课', nodeKind: 'chapter' }] },
  ]
  const { data } = await admin('POST', path, { json: JSON.stringify(faulty) })
  expect(data.errors.json).toContain('[0].title')
  expect(await said('POST', path, { json: '{' })).toEqual([40001, 'json'])
  const json = JSON.stringify(directory)
  expect(await said('POST', path, { json })).toEqual(['catalog.importJson'])
  expect(await records().count('catalog', { parent: one.id })).toBe(0)
  const added = await admin('POST', path, { json, accept: ['catalog.importJson'] })
  expect(added.data).toMatchObject({ chapters: 2, lessons: 2 })
  const file = (await admin('POST', `catalog/${one.id}/exportJson`, {})).data
  const text = Buffer.from(file.url.split(',')[1], 'base64').toString()
  expect(JSON.parse(text)).toEqual([
    {
      ...directory[0],
      children: [
        { title: '第01讲', nodeKind: 'lesson', media: 'audio', duration: 900, trial: true },
      ],
    },
    {
      ...directory[1],
      children: [{ title: '第02讲', nodeKind: 'lesson', media: 'text', trial: false }],
    },
  ])
})

test('catalog.copyCourse makes drafts of the whole tree; catalog.batchAudio a lesson for each sound', async () => {
  const one = await course()
  const chapter = await node(one.id, { nodeKind: 'chapter' })
  await published(chapter.id)
  const copyOf = (courseNumber: string) =>
    admin('POST', `catalog/${one.id}/copyCourse`, { courseNumber })
  expect((await copyOf(one.courseNumber as string)).code).toBe(40001)
  const { data: copy } = await copyOf('KC888888')
  expect(copy).toMatchObject({ status: 'draft', lessonCount: 0, price: 9900 })
  const { data: tree } = await admin('GET', `catalog/getCourse?id=${copy.id}`)
  expect(tree.children[0].children[0]).toMatchObject({ title: '样课', status: 'draft' })
  const lessons = [{ title: '第02讲', audio: sound, duration: 61 }]
  const upload = await admin('POST', `catalog/${chapter.id}/batchAudio`, { lessons })
  expect(upload.code).toBe(20000)
  const below = await records().select('catalog', { parent: chapter.id }, { sort: 'position' })
  expect(below.map(({ title, duration }) => [title, duration]).at(-1)).toEqual(['第02讲', 61])
})

test('the named calls of courses answer lists, trees, lessons, changes and related courses', async () => {
  const one = await course({ title: '怎样读一幅宋画' })
  await admin('POST', 'catalog/addCatalogJson', { courseId: one.id, json: directory })
  const { data: page } = await admin('GET', 'catalog/getCourseList?title=宋画&page=1&size=5')
  expect(page.list.map(({ id }: Row) => id)).toEqual([one.id])
  const { data: lessons } = await admin('GET', `catalog/getArticleList?courseId=${one.id}`)
  expect(lessons.list.map(({ title }: Row) => title)).toEqual(['第01讲', '第02讲'])
  expect('body' in lessons.list[0]).toBe(false)
  const [first] = lessons.list
  const changed = await admin('POST', 'catalog/updateArticle', {
    id: first.id,
    version: first.version,
    title: '第01讲 序',
  })
  expect(changed.data.title).toBe('第01讲 序')
  const late = { id: first.id, version: first.version, title: '晚了' }
  expect((await admin('POST', 'catalog/updateArticle', late)).code).toBe(40900)
  await records().update('catalog', first.id, { audio: sound })
  expect(
    (await admin('POST', 'catalog/setCatalogStatus', { id: first.id, status: 'published' })).data
      .status,
  ).toBe('published')
  const other = await course()
  const { data: related } = await admin('GET', `catalog/getRelationCourse?id=${other.id}`)
  expect(
    related.list.every(({ status, id }: Row) => status === 'published' && id !== other.id),
  ).toBe(true)
})

test('an App category counts the courses that name it, and no longer counts those that went elsewhere', async () => {
  const [one, other] = [
    await create(admin, 'appCategory', { name: `分${serial()}`, channel: 'course' }),
    await create(admin, 'appCategory', { name: `类${serial()}`, channel: 'course' }),
  ]
  const counted = async ({ id }: Row) => (await admin('GET', `appCategory/${id}`)).data.contentCount
  const named = await course({ appCategories: [one.id, other.id] })
  await course({ appCategories: [one.id] })
  expect([await counted(one), await counted(other)]).toEqual([2, 1])
  await change(named.id, { appCategories: [other.id] })
  expect([await counted(one), await counted(other)]).toEqual([1, 1])
})

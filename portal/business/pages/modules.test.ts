import { beforeAll, expect, test } from 'vitest'
import type { Row } from '#declare'
import { anyRecord, type Made } from '#portal/testing/anyRecord.ts'
import { serial } from '#portal/testing/desk.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'

const bench = sharedBench()
const { admin, editor } = bench
const { make, put, find, changed, act, remove, refused, tried } = anyRecord(bench)
const published = async (name: string, record: Made) => {
  await put(name, record, { status: 'published' })
  return record
}
let magazines: Made[] = []
let hidden: Made
const to = (record: Made | undefined, type = 'magazine') => ({ type, id: record?.id })
beforeAll(async () => {
  for (let count = 0; count < 8; count++)
    magazines = [...magazines, await published('magazine', await make('magazine'))]
  hidden = await make('magazine')
})

const subject = (more: Row = {}) => make('subject', { title: `专题${serial()}`, tags: [], ...more })
const section = (of: Made, more: Row = {}) =>
  make('subjectModule', {
    ...{
      subject: of.id,
      name: `模块${serial()}`,
      anchor: null,
      style: 'single',
      video: null,
      moreJump: null,
    },
    ...more,
  })
const item = (of: Made, within: Made, more: Row = {}) =>
  make('subjectContent', {
    ...{ subject: of.id, module: within.id, target: to(magazines[0]), author: null },
    ...{ imageUrl: '/w.jpg', smallImage: '/s.jpg', timePoint: null },
    ...more,
  })

test('subjectModule#nameUniqueInSubject #fieldsFollowStyle names and anchors stand once in a subject; a style asks for what it shows', async () => {
  const of = await subject()
  await section(of, { name: '深度解读', anchor: '解读' })
  expect(await refused(section(of, { name: '深度解读' }))).toEqual(['name'])
  expect(await refused(section(of, { anchor: '解读' }))).toEqual(['anchor'])
  expect(await refused(section(await subject(), { name: '深度解读', anchor: '解读' }))).toEqual([])
  expect(await refused(section(of, { style: 'text', intro: null }))).toEqual(['intro'])
  expect(await refused(section(of, { style: 'video' }))).toEqual(['video'])
  expect(await refused(section(of, { style: 'picture', modelTopPic: null }))).toEqual([
    'modelTopPic',
  ])
  for (let at = 0; at < 8; at++)
    await published('subjectModule', await section(of, { anchor: `锚${at}` }))
  const ninth = await section(of, { anchor: '锚九' })
  await published('subjectContent', await item(of, ninth))
  expect(await act('subjectModule', ninth, 'publish')).toEqual([40001, 'anchor'])
})

test('subjectModule#publishNeedsContents #modulesLimitedPerSubject #deletableUnlessPublished goes live with something to show, and the last one of a live subject stays', async () => {
  const of = await subject()
  const made = await section(of)
  expect(await act('subjectModule', made, 'publish')).toEqual([40001, '_'])
  const inside = await published('subjectContent', await item(of, made))
  expect(await act('subjectModule', made, 'publish')).toEqual([20000])
  const text = await section(of, { style: 'text', intro: '<p>从一件小事说起。</p>' })
  expect(await act('subjectModule', text, 'publish')).toEqual([20000])
  await published('subject', of)
  expect(await act('subjectModule', text, 'withdraw')).toEqual([20000])
  expect(await act('subjectModule', made, 'withdraw')).toEqual([40001, '_'])
  expect(await remove('subjectModule', made)).toEqual([40900])
  await put('subject', of, { status: 'withdrawn' })
  expect(await act('subjectModule', made, 'withdraw')).toEqual([20000])
  expect((await admin('DELETE', `subjectModule/${made.id}`)).code).toBe(42800)
  const { code } = await admin('DELETE', `subjectModule/${made.id}`, {
    accept: ['subjectModule#deletableUnlessPublished'],
  })
  expect(code).toBe(20000)
  expect(await find('subjectContent', inside)).toBe(null)
})

test('a module of a subject is copied to another with its contents, and drawn as readers see it', async () => {
  const [from, other] = [await subject(), await subject()]
  const made = await section(from, { name: '延伸阅读' })
  await published('subjectContent', await item(from, made, { title: '从长安到敦煌' }))
  await published('subjectModule', made)
  const { data } = await editor('POST', `subjectModule/${made.id}/copy`, { to: other.id })
  expect(data).toMatchObject({
    subject: other.id,
    name: '延伸阅读',
    status: 'draft',
    contentCount: 1,
  })
  const drawn = await editor('POST', 'subjectModule/preview', { subject: from.id })
  expect(drawn.data).toMatchObject({
    page: 'modules',
    title: from.title,
    modules: [
      { as: 'lines', title: '延伸阅读', entries: [{ title: '从长安到敦煌', picture: '/s.jpg' }] },
    ],
  })
  expect(
    (await editor('POST', 'subjectModule/preview', { subject: other.id })).data.modules,
  ).toEqual([])
})

test('subjectContent#targetOncePerSubject #fieldsFollowStyle lies in a module of its subject, with what the style draws', async () => {
  const [of, other] = [await subject(), await subject()]
  const [single, banner] = [await section(of), await section(of, { style: 'banner' })]
  const timeline = await section(of, { style: 'timeline' })
  const text = await section(of, { style: 'text', intro: '<p>导语</p>' })
  expect(await refused(item(other, single))).toEqual(['module'])
  expect(await refused(item(of, text))).toEqual(['module'])
  expect(await refused(item(of, single, { smallImage: null }))).toEqual(['smallImage'])
  expect(await refused(item(of, banner, { imageUrl: null }))).toEqual(['imageUrl'])
  expect(await refused(item(of, timeline))).toEqual(['timePoint'])
  const first = await item(of, single)
  expect(await act('subjectContent', first, 'publish')).toEqual([20000])
  expect(await act('subjectContent', await item(of, banner), 'publish')).toEqual([40001, 'target'])
  const moved = (target: Made) => act('subjectContent', first, 'moveTo', { to: target.id })
  expect(await moved(await section(other))).toEqual([40001, 'module'])
  expect(await moved(banner)).toEqual([20000])
  expect((await find('subjectContent', first)).module).toBe(banner.id)
  expect(await moved(banner)).toEqual([40001, 'to'])
})

test('subjectContent#publishNeedsPublishedTarget #contentsLimitedPerModule leads to what readers find, goes offline with it, and is deleted offline', async () => {
  const of = await subject()
  const within = await section(of)
  const there = await make('magazine')
  const made = await item(of, within, { target: to(there) })
  expect(await act('subjectContent', made, 'publish')).toEqual([40001, 'target'])
  await published('magazine', there)
  expect(await act('subjectContent', made, 'publish')).toEqual([20000])
  expect(await remove('subjectContent', made)).toEqual([40900])
  await bench.portal.records().move('magazine', there.id, 'withdraw')
  expect((await find('subjectContent', made)).status).toBe('withdrawn')
  expect(await remove('subjectContent', made)).toEqual([20000])
  const filled = await editor('POST', 'subjectContent/fillFromTarget', { target: to(magazines[1]) })
  expect(filled.data).toMatchObject({ title: magazines[1]?.title })
})

const block = (more: Row = {}) =>
  make('module', {
    ...{
      pageKey: 'course',
      name: `模块${serial()}`,
      style: 'single',
      source: 'manual',
      category: null,
      theme: null,
    },
    ...{ moreText: null, moreJump: null, refreshable: false, showCount: 6, period: null },
    ...{ platforms: ['ios'], minVersion: null, maxVersion: null, audience: 'all' },
    ...more,
  })
const content = (within: Made, more: Row = {}) =>
  make('moduleContent', {
    ...{
      module: within.id,
      contentType: 'product',
      target: to(magazines[0]),
      dailyKnowledge: null,
      theme: null,
    },
    ...{
      imageUrl: '/a.jpg',
      imageUrl1: '/b.jpg',
      imageUrl2: '/c.jpg',
      iconUrl: '/d.jpg',
      period: null,
      audience: 'all',
    },
    ...{ name: `内容${serial()}`, title: null },
    ...more,
  })
const live = async (within: Made, count: number) => {
  for (const magazine of magazines.slice(0, count))
    await published('moduleContent', await content(within, { target: to(magazine) }))
}

test('module#nameUniqueInPage #fieldsFollowSource #moreTextWithMoreJump #minVersionNotAboveMax a name stands once on a page; source, more and versions hang together', async () => {
  await block({ name: '本周上新' })
  expect(await refused(block({ name: '本周上新' }))).toEqual(['name'])
  expect(await refused(block({ name: '本周上新', pageKey: 'listen' }))).toEqual([])
  expect(await refused(block({ source: 'newest' }))).toEqual(['category'])
  expect(await refused(block({ source: 'theme' }))).toEqual(['theme'])
  const category = await make('appCategory', { parent: null })
  expect(await refused(block({ category: category.id }))).toEqual(['category'])
  expect(await refused(block({ source: 'newest', category: category.id }))).toEqual([])
  expect(await refused(block({ moreText: '更多' }))).toEqual(['moreJump'])
  expect(await refused(block({ minVersion: '8.10', maxVersion: '8.9' }))).toEqual(['maxVersion'])
})

test('module#publishNeedsContents #moreTextWithMoreJump #onePublishedPerStyle goes live with enough to show, and once per page where there is room for one', async () => {
  const grid = await block({ style: 'iconGrid' })
  await live(grid, 3)
  const past = { start: '2020-01-01T00:00:00+08:00', end: '2020-02-01T00:00:00+08:00' }
  await published('moduleContent', await content(grid, { target: to(magazines[4]), period: past }))
  expect(await act('module', grid, 'publish')).toEqual([40001, '_'])
  await published('moduleContent', await content(grid, { target: to(magazines[5]) }))
  expect(await act('module', grid, 'publish')).toEqual([20000])
  const second = async (more: Row) => {
    const made = await block({ style: 'iconGrid', ...more })
    await live(made, 4)
    return act('module', made, 'publish')
  }
  expect(await second({ audience: 'vip' })).toEqual([40001, 'style'])
  expect(await second({ platforms: ['android'] })).toEqual([20000])
  expect(await second({ pageKey: 'listen' })).toEqual([20000])
  const shuffled = await block({ refreshable: true, showCount: 3 })
  await live(shuffled, 3)
  expect(await act('module', shuffled, 'publish')).toEqual([40001, 'refreshable'])
  await put('module', shuffled, { showCount: 2 })
  expect(await act('module', shuffled, 'publish')).toEqual([20000])
})

test('module#oneDailyKnowledgeModule #deletableUnlessPublished the daily slot stays; other modules go with their contents', async () => {
  expect(await refused(block({ source: 'dailyKnowledge' }))).toEqual(['pageKey'])
  const daily = await block({ source: 'dailyKnowledge', pageKey: 'home' })
  expect(await refused(block({ source: 'dailyKnowledge', pageKey: 'home' }))).toEqual(['source'])
  expect((await changed('module', daily, { pageKey: 'vip' })).slice(0, 2)).toEqual([
    40001,
    'pageKey',
  ])
  expect(await remove('module', daily)).toEqual([40900])
  expect(await act('module', daily, 'copy', { pageKey: 'vip', name: '每日' })).toEqual([40900])
  const made = await block()
  const inside = await content(made)
  await published('module', made)
  expect(await remove('module', made)).toEqual([40900])
  await put('module', made, { status: 'withdrawn' })
  const asked = await admin('DELETE', `module/${made.id}`)
  expect(asked.data.warnings[0].message).toContain('1 records go along')
  expect(
    (await admin('DELETE', `module/${made.id}`, { accept: ['module#deletableUnlessPublished'] }))
      .code,
  ).toBe(20000)
  expect(await find('moduleContent', inside)).toBe(null)
  const card = await published('dailyKnowledge', await make('dailyKnowledge'))
  const given = { contentType: 'dailyKnowledge', target: null, dailyKnowledge: card.id }
  expect(await refused(content(daily, given))).toEqual([])
  expect(await refused(content(daily))).toEqual(['contentType'])
  expect(await refused(content(await block(), given))).toEqual(['module'])
})

test('a module is copied to another page with its contents, renamed, and drawn for a kind of reader', async () => {
  const made = await block({
    pageKey: 'discover',
    name: '编辑推荐',
    title: '编辑推荐',
    style: 'double',
  })
  await published('moduleContent', await content(made, { title: '宋朝人的一天', badge: 'hot' }))
  await published(
    'moduleContent',
    await content(made, { target: to(magazines[1]), audience: 'vip' }),
  )
  await published('module', made)
  const { data } = await editor('POST', `module/${made.id}/copy`, {
    pageKey: 'vip',
    name: '编辑精选',
  })
  expect(data).toMatchObject({ pageKey: 'vip', name: '编辑精选', status: 'draft', contentCount: 2 })
  expect(await act('module', made, 'rename', { name: '小编推荐' })).toEqual([20000])
  const drawn = async (more: Row) =>
    (
      await editor('POST', 'module/preview', {
        ...{ pageKey: 'discover', platform: 'ios', audience: 'vip', ...more },
      })
    ).data
  const page = await drawn({ audience: 'newUser' })
  expect(page).toMatchObject({
    page: 'modules',
    modules: [
      { as: 'grid', title: '编辑推荐', entries: [{ title: '宋朝人的一天', picture: '/b.jpg' }] },
    ],
  })
  expect((await drawn({ audience: 'vip' })).modules[0].entries).toHaveLength(2)
  await put('module', made, { style: 'iconGrid' })
  expect((await drawn({ audience: 'vip' })).modules[0].as).toBe('icons')
  await put('module', made, { style: 'double' })
  expect((await drawn({ platform: 'android' })).modules).toEqual([])
  expect(await tried('POST', 'module/preview', { pageKey: 'discover', audience: 'vip' })).toEqual([
    40001,
    'platform',
  ])
})

test('copies stand in the order of what they are copies of, in modules whose new contents go first as well', async () => {
  const named = async (of: number) =>
    (
      await bench.portal.records().select('moduleContent', { module: of }, { sort: 'position' })
    ).map(({ name }) => name)
  const made = await block({ pageKey: 'discover' })
  for (const name of ['丁', '甲', '丙', '乙']) await content(made, { name, position: null })
  const { list } = (await admin('GET', `moduleContents?filter={"module":${made.id}}`)).data
  const idOf = (name: string) => list.find((row: Row) => row.name === name).id
  const ids = ['甲', '乙', '丙', '丁'].map(idOf)
  await admin('POST', 'moduleContents/sort', { moduleId: made.id, ids })
  const { data } = await admin('POST', `module/${made.id}/copy`, { pageKey: 'vip', name: '四季' })
  expect(await named(data.id)).toEqual(['甲', '乙', '丙', '丁'])
  const here = await block()
  const copied = await admin('POST', 'moduleContents/copy', { ids, moduleId: here.id })
  expect(copied.data.list.map(({ name }: Row) => name)).toEqual(['甲', '乙', '丙', '丁'])
  expect(await named(here.id)).toEqual(['甲', '乙', '丙', '丁'])
  const there = await block()
  const chosen = [ids[2], ids[0], ids[3]]
  const asked = { action: 'copy', ids: chosen, values: { to: there.id } }
  expect((await admin('POST', 'moduleContents/bulk', asked)).data.done).toBe(3)
  expect(await named(there.id)).toEqual(['甲', '丙', '丁'])
})

test('moduleContent#referenceFollowsContentType #picturesFollowStyle #publishNeedsPublishedTarget #targetOncePerModule #iconGridIsLimited stands once in a module, with its picture, and follows its target', async () => {
  const within = await block()
  expect(await refused(content(within, { target: null }))).toEqual(['target'])
  expect(await refused(content(within, { contentType: 'theme', target: null }))).toEqual(['theme'])
  const bare = await content(within, { imageUrl1: null })
  expect(await act('moduleContent', bare, 'publish')).toEqual([40001, 'imageUrl1'])
  expect(
    await act('moduleContent', await content(within, { target: to(hidden) }), 'publish'),
  ).toEqual([40001, 'target'])
  const there = await published('magazine', await make('magazine'))
  const made = await content(within, { target: to(there) })
  expect(await act('moduleContent', made, 'publish')).toEqual([20000])
  expect(
    await act('moduleContent', await content(within, { target: to(there) }), 'publish'),
  ).toEqual([40001, 'target'])
  expect(await remove('moduleContent', made)).toEqual([40900])
  await bench.portal.records().move('magazine', there.id, 'withdraw')
  expect((await find('moduleContent', made)).status).toBe('withdrawn')
  const grid = await block({ style: 'iconGrid', platforms: ['harmony'] })
  for (let count = 0; count < 10; count++) {
    const magazine = await published('magazine', await make('magazine'))
    await published('moduleContent', await content(grid, { target: to(magazine) }))
  }
  const more = await content(grid, { target: to(magazines[0]) })
  expect(await act('moduleContent', more, 'publish')).toEqual([40001, 'module'])
})

test('what goes offline with another record is told before, and says afterwards with what and why', async () => {
  const there = await published('magazine', await make('magazine', { title: '四季画报' }))
  const made = await content(await block(), { target: to(there) })
  expect(await act('moduleContent', made, 'publish')).toEqual([20000])
  const trial = { id: there.id, move: 'withdraw', reason: '侵权下线' }
  const { along } = (await admin('POST', 'magazine/check', trial)).data
  expect(along).toMatchObject([
    { entity: 'moduleContent', count: 1, does: ['下线', 'Take offline'] },
  ])
  await act('magazine', there, 'withdraw', { reason: '侵权下线' })
  const { list } = (await admin('GET', `moduleContents/${made.id}/history`)).data
  expect(list[0]).toMatchObject({ action: 'withdraw', reason: '侵权下线' })
  expect(list[0].because[0]).toContain('四季画报')
})

test('moduleContent#contentTypeFitsModule the shop takes goods of the shop only', async () => {
  const shop = await block({ pageKey: 'shop' })
  expect(await refused(content(shop))).toEqual(['target'])
  const goods = await make('shopGoods')
  expect(await refused(content(shop, { target: to(goods, 'shopGoods') }))).toEqual([])
})

test('moduleContents are found, added, sorted, copied, brought up to date and taken away by their own calls', async () => {
  const within = await block()
  const title = `山海画报${serial()}`
  const article = await published(
    'article',
    await make('article', { title, imageUrl: '/wide.jpg' }),
  )
  const search = { module: within.id, kind: 'article', keyword: title }
  const found = await editor('POST', 'moduleContents/searchContent', search)
  expect(found.data.choices).toMatchObject([{ key: `article-${article.id}`, title }])
  const chosen = [`article-${article.id}`]
  expect(
    (await editor('POST', 'moduleContents/searchContent', { ...search, chosen })).data,
  ).toEqual({ added: 1, left: 0 })
  const listed = async (of: Made) =>
    (await bench.portal
      .records()
      .select('moduleContent', { module: of.id }, { sort: 'position' })) as Made[]
  const [first] = (await listed(within)) as [Made]
  expect(first).toMatchObject({
    name: title,
    title,
    status: 'draft',
    target: { type: 'article', id: article.id },
  })
  const second = await content(within, { position: null })
  expect((await listed(within)).map(({ id }) => id)).toEqual([second.id, first.id])
  const call = (name: string, body: Row) => editor('POST', `moduleContents/${name}`, body)
  expect((await call('sort', { moduleId: within.id, ids: [first.id, second.id] })).code).toBe(20000)
  expect((await listed(within)).map(({ id }) => id)).toEqual([first.id, second.id])
  const other = await block()
  const copied = await call('copy', { ids: [first.id, second.id], moduleId: other.id })
  expect(copied.data.list).toHaveLength(2)
  await put('article', article, { title: `${title}（新）` })
  const asked = await call('synchronize', { ids: [first.id] })
  expect(asked).toMatchObject({ code: 42800 })
  expect(asked.data.warnings[0].message).toContain('Shown title')
  const taken = await call('synchronize', {
    ids: [first.id],
    accept: ['moduleContent.synchronize'],
  })
  expect(taken.data.list).toMatchObject([{ title: `${title}（新）`, name: title }])
  expect((await call('rename', { id: first.id, name: '早餐地图' })).data).toMatchObject({
    name: '早餐地图',
  })
  await published('moduleContent', first)
  expect((await call('unpub', { ids: [first.id], confirm: true })).code).toBe(20000)
  expect((await call('delete', { ids: [first.id, second.id] })).data).toEqual({ count: 2 })
})

test('moduleContents/createThemeModule puts what a theme holds into a draft module, in order', async () => {
  const held = [magazines[2], magazines[3]].map((magazine) => ({ target: to(magazine) }))
  const theme = await make('theme', {
    ...{ themeKind: 'digtal', name: '秋日书房', companies: [], contents: held },
    ...{ price: null, originalPrice: null, validDays: null, buyNote: null },
  })
  const { data } = await editor('POST', 'moduleContents/createThemeModule', {
    themeId: theme.id,
    pageKey: 'vip',
  })
  expect(data).toMatchObject({ pageKey: 'vip', name: '秋日书房', status: 'draft' })
  const rows = await bench.portal
    .records()
    .select('moduleContent', { module: data.id }, { sort: 'position' })
  expect(rows.map(({ target }) => (target as Row).id)).toEqual([magazines[2]?.id, magazines[3]?.id])
})

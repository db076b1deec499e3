import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { catalogue } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { agreeTo } from '../app/testing/agreeTo.ts'
import { renderAdmin } from '../app/testing/renderAdmin.tsx'
import { signIn } from '../authProvider/session.ts'
import { call } from '../client/client.ts'
import { askedOn } from './board/useScope.ts'
import { fieldAt } from './fieldAt.ts'
import { contentsBy, isContents } from './list/isContents.ts'
import { fixedBy } from './list/listAsked.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const make = async (path: string, body: Row) => (await call<Row>('POST', path, { body })).data
const target = { type: 'url', url: 'https://www.example.com/' }
const slot = { slot: 'discover', style: 'word', platforms: ['ios'], audience: 'all', target }

test('every board and tree can be filtered by what its declaration names, unless the screen holds it fast', async () => {
  const screens = catalogue.screens.filter(({ kind }) => kind === 'board' || kind === 'tree')
  expect(screens.length).toBeGreaterThan(50)
  for (const one of screens) {
    const entity = await loadEntity(one.entity!)
    const fixed = fixedBy(entity, one)
    const held = [...Object.keys(fixed), ...askedOn(entity, fixed)]
    const offered = entity.list.filters.filter((name) => !held.includes(name))
    expect(offered.length, one.path).toBeGreaterThan(0)
    for (const name of offered) expect(fieldAt(entity, name), `${one.path} ${name}`).toBeDefined()
  }
})

test('cards of a board are filtered, selected, moved together and exported, and the bin is near', async () => {
  for (const title of ['梧桐', '青石', '梧叶']) await make('searchSlot', { ...slot, title })
  const { user } = await renderAdmin('/administer/searchDiscover')
  await screen.findByText('青石')
  expect(screen.getByRole('link', { name: '回收站' })).toHaveProperty(
    'pathname',
    '/administer/searchDiscover/bin',
  )
  expect(screen.getByRole('button', { name: '导出' })).toBeDefined()

  await user.type(screen.getByLabelText(/^标题/), '梧')
  await waitFor(() => expect(screen.queryByText('青石')).toBeNull())
  fireEvent.click(screen.getByRole('checkbox', { name: '全选' }))
  const bar = await screen.findByRole('region', { name: '批量操作' })
  expect(within(bar).getByText('已选 2 条')).toBeDefined()
  fireEvent.click(within(bar).getByRole('button', { name: '上线' }))
  const dialog = await screen.findByRole('dialog')
  await agreeTo(dialog)
  const published = async () => {
    const { data } = await call<{ list: readonly Row[] }>(
      'GET',
      `searchSlot?filter=${encodeURIComponent('{"status":"published"}')}`,
    )
    return data.list.map(({ title }) => title).toSorted()
  }
  await waitFor(async () => expect(await published()).toEqual(['梧叶', '梧桐']))
})

test('a board asks for nothing that its other choice leaves no choice of: a banner of the front page is of no camp', async () => {
  const { rows, database, entities } = mock.portal.context
  const at = '2026-11-01T00:00:00+08:00'
  const stamps = { version: 1, createdAt: at, updatedAt: at, createdBy: 1, updatedBy: 1 }
  const banner = { placement: 'home', camp: null, title: '秋冬招生', position: 1, status: 'draft' }
  await database.transaction((tx) =>
    rows.insert(tx, entities.get('campBanner')!, { ...banner, ...stamps }),
  )
  await renderAdmin('/camp/banner')
  await screen.findByText('秋冬招生')
  expect(screen.queryByRole('combobox', { name: /所属训练营/ })).toBeNull()
  cleanup()
  await renderAdmin('/camp/banner?filter={"placement":"detail"}')
  expect(await screen.findByRole('combobox', { name: /所属训练营/ })).toBeTruthy()
  expect(screen.queryByText('秋冬招生')).toBeNull()
})

test('what is filtered in a tree keeps its place: what stands above it is shown and cannot be selected', async () => {
  const above = await make('category', { name: '人文', code: 'human' })
  await make('category', { name: '音乐', code: 'music', parent: above.id })
  await make('category', { name: '理科', code: 'science' })
  const { user } = await renderAdmin('/contentManagement/category/knowledge')
  await screen.findByRole('link', { name: '理科' })
  expect(screen.getByRole('link', { name: '回收站' })).toBeDefined()
  await user.type(screen.getByLabelText(/^名称|^分类名称/), '音乐')
  await waitFor(() => expect(screen.queryByRole('link', { name: '理科' })).toBeNull())
  expect(screen.getByRole('link', { name: '音乐' })).toBeDefined()
  expect(screen.getByRole('link', { name: '人文' })).toBeDefined()
  expect(screen.queryByRole('button', { name: /^移动/ })).toBeNull()
})

test('the articles of an issue are its contents, sorted by hand under their columns; those of all issues are a list', async () => {
  const article = await loadEntity('article')
  expect(isContents(article, { issue: 7 })).toBe(true)
  expect(isContents(article, { issue: [7, 8] })).toBe(false)
  expect(isContents(article, {})).toBe(false)
})

test('the screen where articles are made shows those of one issue after the other; the one that lists them, all', async () => {
  const article = await loadEntity('article')
  const by = Object.fromEntries(
    catalogue.screens
      .filter(({ entity, kind }) => entity === 'article' && kind !== 'page')
      .map((one) => [one.path, contentsBy(article, one)]),
  )
  expect(by).toEqual({
    '/contentManagement/magazine/articles': 'issue',
    '/contentManagement/magazine/allArticles': undefined,
  })
})

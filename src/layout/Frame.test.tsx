import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../app/testing/renderAdmin.tsx'
import { signIn } from '../authProvider/session.ts'
import { call } from '../client/client.ts'
import { clearTags } from './openTags.ts'

const labels = '/contentManagement/label'
const kept = '/wenbo/smallSubject'
let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
  await call<Row>('POST', 'articleTag', { body: { name: '旅行' } })
}, 60_000)
afterAll(() => mock?.close())
beforeEach(async () => {
  await signIn(demoAdmin)
  clearTags()
})

const bar = () => screen.getByRole('navigation', { name: '打开过的页面' })
const tags = () =>
  within(bar())
    .getAllByRole('link')
    .map(({ title }) => title)
const tag = (name: string) => within(bar()).getByRole('link', { name: new RegExp(`^${name}`) })
const shown = (name: string) =>
  waitFor(() => expect(tag(name).getAttribute('aria-current')).toBe('page'))

test('a record is named in its tag, in the breadcrumb and in the title', async () => {
  const { goTo } = await renderAdmin(labels)
  const link = await screen.findByRole('link', { name: '旅行' })
  await goTo(link.getAttribute('href')!)
  await waitFor(() => expect(tags()).toEqual(['首页', '标签', '旅行']))
  expect(document.title).toBe('旅行 - Masthead')
  const crumbs = within(screen.getByRole('navigation', { name: '位置' })).getAllByRole('listitem')
  expect(crumbs.map(({ textContent }) => textContent)).toEqual(['首页', '内容管理', '标签', '旅行'])
  await goTo(labels)
  expect(document.title).toBe('标签 - Masthead')
})

test('a hidden screen lights the entry of the screen it belongs to', async () => {
  await renderAdmin('/wenbo/smallSubject/content')
  const menu = await screen.findByRole('navigation', { name: '主菜单' })
  const lit = within(menu)
    .getAllByRole('link')
    .find((link) => link.getAttribute('aria-current') === 'page')
  expect(lit?.textContent).toBe('小专题')
})

test('a group of one screen of the same name is drawn as that screen', async () => {
  await renderAdmin('/home')
  const menu = await screen.findByRole('navigation', { name: '主菜单' })
  expect(within(menu).getByRole('link', { name: '首页入口配置' })).toBeTruthy()
  expect(within(menu).queryByRole('button', { name: '首页入口配置' })).toBeNull()
})

test('the menu finds a screen by its title in either language', async () => {
  const { user } = await renderAdmin('/home')
  const menu = await screen.findByRole('navigation', { name: '主菜单' })
  await user.type(within(menu).getByRole('searchbox'), 'museum sub')
  const found = within(menu)
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(found).toContain('文博专题')
  expect(found).not.toContain('印章')
})

test('arrows go along the tags, Delete closes one and goes on beside it; the pinned one stays', async () => {
  const { user, goTo, address } = await renderAdmin(labels)
  await waitFor(() => expect(tags()).toHaveLength(2))
  await goTo('/coupon/list')
  await waitFor(() => expect(tags()).toEqual(['首页', '标签', '优惠券管理']))
  tag('优惠券管理').focus()
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(tag('标签'))
  await user.keyboard('{Delete}')
  await waitFor(() => expect(tags()).toEqual(['首页', '优惠券管理']))
  tag('优惠券管理').focus()
  await user.keyboard('{Delete}')
  await waitFor(() => expect(address()).toBe('/home'))
  tag('首页').focus()
  await user.keyboard('{Delete}')
  expect(tags()).toEqual(['首页'])
})

test('the menu of a tag closes the others, and moves it', async () => {
  const { user, goTo } = await renderAdmin(labels)
  await waitFor(() => expect(tags()).toHaveLength(2))
  await goTo('/coupon/list')
  await waitFor(() => expect(tags()).toHaveLength(3))
  await goTo('/message/mail')
  await waitFor(() => expect(tags()).toEqual(['首页', '标签', '优惠券管理', '站内信']))
  fireEvent.contextMenu(tag('站内信'))
  await user.click(await screen.findByRole('menuitem', { name: '左移' }))
  await waitFor(() => expect(tags()).toEqual(['首页', '标签', '站内信', '优惠券管理']))
  tag('站内信').focus()
  await user.keyboard('{Shift>}{F10}{/Shift}')
  await user.click(await screen.findByRole('menuitem', { name: '关闭其他' }))
  await waitFor(() => expect(tags()).toEqual(['首页', '站内信']))
})

test('a form half filled on a screen kept alive is there again; its tag is closed only when one agrees', async () => {
  const { user, goTo } = await renderAdmin(`${kept}/create`)
  await user.type(await screen.findByLabelText(/^小专题名称/), '半截')
  await within(bar()).findByText('（未保存）')
  await goTo(labels)
  await screen.findByRole('link', { name: '旅行' })
  expect(screen.queryByRole('dialog')).toBeNull()
  await goTo(`${kept}/create`)
  await shown('新增小专题')
  expect((await screen.findByDisplayValue('半截')).checkVisibility?.()).not.toBe(false)
  await goTo(labels)
  await shown('标签')

  const cross = () => within(bar()).getByRole('button', { name: '关闭 新增小专题' })
  await user.click(cross())
  await screen.findByText('有修改尚未保存')
  const dialog = screen.getByRole('dialog')
  within(dialog).getByText('新增小专题')
  await user.click(within(dialog).getByText('取消'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(tags()).toContain('新增小专题')
  await user.click(cross())
  await screen.findByText('有修改尚未保存')
  await user.click(within(screen.getByRole('dialog')).getByText('继续'))
  await waitFor(() => expect(tags()).not.toContain('新增小专题'))
  await goTo(`${kept}/create`)
  await screen.findByText(/有未保存的输入/)
})

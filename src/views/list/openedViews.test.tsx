import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import type { SharedView } from '#derive/savedView.ts'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { agreeTo } from '../../app/testing/agreeTo.ts'
import { renderAdmin } from '../../app/testing/renderAdmin.tsx'
import { forgetUser, signIn } from '../../authProvider/session.ts'
import { call } from '../../client/client.ts'
import { changeSettings, sendSettings } from '../../client/settings.ts'

const list = '/contentManagement/label'
const contents = {
  filter: { name_q: '书' },
  sort: { field: 'name', order: 'DESC' as const },
  ...{ perPage: 50, columns: ['name', 'status'], sizes: { name: 300 } },
}
let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
  for (const name of ['旧书', '新书', '旅行'])
    await call<Row>('POST', 'articleTag', { body: { name } })
}, 60_000)
afterAll(() => mock?.close())
beforeEach(async () => {
  sessionStorage.clear()
  await signIn(demoAdmin)
  await changeSettings({ views: [], pinnedViews: [], openingViews: {} })
  const { data } = await call<{ views: SharedView[] }>('GET', 'index/views')
  for (const { id } of data.views) await call('DELETE', `index/views/${id}`)
  forgetUser()
})

const row = (name: string) => screen.findByRole('link', { name })
const noRow = (name: string) =>
  waitFor(() => expect(screen.queryByRole('link', { name })).toBeNull())
const line = () => screen.findByRole('region', { name: '所在的视图' })
const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const share = async (more: object = {}) => {
  const body = { screen: list, name: '书的', roles: ['admin'], opens: [], ...contents, ...more }
  const { data } = await call<SharedView>('POST', 'index/views', { body })
  // Whoever opens the admin anew is told of it.
  forgetUser()
  return data
}

test('a list opens with the view of one’s role, says so, and is whole again after one press', async () => {
  const view = await share({ opens: ['admin'] })
  const { user, address } = await renderAdmin(list)
  await row('旧书')
  expect(screen.queryByRole('link', { name: '旅行' })).toBeNull()
  const told = await line()
  expect(told).toHaveTextContent('书的')
  expect(told).toHaveTextContent('打开列表时默认')
  expect(headings()).toEqual(expect.arrayContaining(['标签名称', '状态']))
  expect(headings()).not.toContain('更新时间')
  expect(decodeURIComponent(address())).toContain(`view=${view.id}&columns=name:300,status`)
  // Awaited within an act of its own: what is drawn next suspends.
  await act(() => user.click(within(told).getByRole('button', { name: '看全部' })))
  await row('旅行')
  expect(screen.queryByRole('region', { name: '所在的视图' })).toBeNull()
})

test('what somebody chose to open with goes before what their role says', async () => {
  await share({ opens: ['admin'] })
  await changeSettings({ openingViews: { [list]: '' } })
  await renderAdmin(list)
  await row('旅行')
  cleanup()
  const own = { screen: list, name: '旅行的', ...contents, filter: { name_q: '旅行' } }
  await changeSettings({ views: [own], openingViews: { [list]: 'own 旅行的' } })
  await renderAdmin(list)
  await row('旅行')
  expect(await line()).toHaveTextContent('旅行的')
  expect(screen.queryByRole('link', { name: '旧书' })).toBeNull()
})

test('a view whose filter and column are no more opens without them and names them', async () => {
  const old = { ...contents, filter: { name_q: '书', mood: 'good' }, columns: ['name', 'mood'] }
  await changeSettings({ views: [{ screen: list, name: '从前的', ...old }] })
  await renderAdmin(`${list}?view=${encodeURIComponent('own 从前的')}`)
  await row('旧书')
  await noRow('旅行')
  expect(await line()).toHaveTextContent('已不存在，已略去：mood')
})

test('a link to a view that is gone shows the list and says why', async () => {
  await renderAdmin(`${list}?view=nowhere`)
  await row('旅行')
  await screen.findByText(/这个视图已被删除，或没有分享给你的角色/)
})

test('the address of a list brings its columns to somebody who has not got the view', async () => {
  const filter = encodeURIComponent('{"name_q":"书"}')
  await renderAdmin(`${list}?filter=${filter}&columns=name,id`)
  await row('旧书')
  expect(await line()).toHaveTextContent('链接带来的列表')
  expect(headings()).toEqual(expect.arrayContaining(['标签名称', '编号']))
  expect(headings()).not.toContain('状态')
})

test('one’s own view is shared with a role, and is kept in the menu as what it became', async () => {
  await changeSettings({
    views: [{ screen: list, name: '我的书', ...contents }],
    pinnedViews: [`${list} own 我的书`],
  })
  const { user, address } = await renderAdmin(list)
  await row('旅行')
  await user.click(screen.getByRole('button', { name: '视图' }))
  await user.click(await screen.findByRole('button', { name: '更多操作 我的书' }))
  await user.click(await screen.findByRole('menuitem', { name: '分享给角色' }))
  const dialog = await screen.findByRole('dialog', { name: '分享视图' })
  const roles = await within(dialog).findByRole('group', { name: /^分享给角色/ })
  await user.click(within(roles).getByRole('checkbox', { name: '超级管理员' }))
  await agreeTo(dialog)
  await screen.findByText('已分享')
  const { data } = await call<{ views: SharedView[] }>('GET', 'index/views')
  expect(data.views.map(({ name, roles }) => [name, roles])).toEqual([['我的书', ['admin']]])
  const menu = await screen.findByRole('list', { name: '标签的视图' })
  await user.click(within(menu).getByRole('link', { name: '我的书' }))
  await noRow('旅行')
  await waitFor(() => expect(address()).toContain(`view=${data.views[0]?.id}`))
  await sendSettings()
})

test('of two who change one shared view the second is told who was first', async () => {
  const view = await share()
  const { user } = await renderAdmin(`${list}?view=${view.id}`)
  await row('旧书')
  await call('PUT', `index/views/${view.id}`, { body: { version: 1, perPage: 100 } })
  await user.click(screen.getByRole('button', { name: '视图' }))
  await user.keyboard('{Escape}')
  await user.clear(await screen.findByLabelText('标签名称'))
  const told = await line()
  await waitFor(() => expect(told).toHaveTextContent('有改动'))
  await call('PUT', `index/views/${view.id}`, { body: { version: 2, perPage: 20 } })
  await user.click(within(told).getByRole('button', { name: '更新视图' }))
  await screen.findByText(/改过视图“书的”，没有保存你的改动/)
  await user.click(within(await line()).getByRole('button', { name: '更新视图' }))
  await screen.findByText('视图已更新')
})

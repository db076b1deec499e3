import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../app/testing/renderAdmin.tsx'
import { signIn } from '../authProvider/session.ts'
import { call } from '../client/client.ts'

const list = '/contentManagement/label'
let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
  for (const name of ['旧书', '新书', '旅行'])
    await call<Row>('POST', 'articleTag', { body: { name } })
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!

test('a list shows its records, and finds those whose name holds a word', async () => {
  const { user, address } = await renderAdmin(list)
  await rowOf('旅行')
  await user.type(screen.getByLabelText('标签名称'), '书')
  await waitFor(() => expect(screen.queryByRole('link', { name: '旅行' })).toBeNull())
  await rowOf('旧书')
  expect(decodeURIComponent(address())).toContain('"name_q":"书"')
})

test('a filter that nothing meets can be taken off', async () => {
  const { user } = await renderAdmin(`${list}?filter=${encodeURIComponent('{"name_q":"没有"}')}`)
  await user.click(await screen.findByRole('button', { name: '清除筛选' }))
  await rowOf('旅行')
})

test('several records are moved at once after being named', async () => {
  const { user } = await renderAdmin(list)
  await rowOf('旧书')
  await user.click(screen.getByLabelText('选择 旧书'))
  await user.click(screen.getByLabelText('选择 新书'))
  const bar = await screen.findByRole('region', { name: '批量操作' })
  within(bar).getByText('已选 2 条')
  await user.click(within(bar).getByRole('button', { name: '停用' }))
  const dialog = await screen.findByRole('dialog')
  within(dialog).getByText('旧书')
  within(dialog).getByText('新书')
  await user.click(within(dialog).getByRole('button', { name: '确定' }))
  await screen.findByText('停用：2 条已完成')
  await waitFor(async () => within(await rowOf('旧书')).getByText('停用', { selector: '.chip' }))
})

test('nothing happens to a record when the question is answered with no', async () => {
  const { user } = await renderAdmin(list)
  const row = await rowOf('旅行')
  await user.click(within(row).getByRole('button', { name: /更多操作/ }))
  await user.click(await screen.findByRole('menuitem', { name: '删除' }))
  await user.click(await screen.findByRole('button', { name: '取消' }))
  await rowOf('旅行')
})

test('a deleted record lies in the bin and comes back from there', async () => {
  const { user, goTo } = await renderAdmin(list)
  const row = await rowOf('旅行')
  await user.click(within(row).getByRole('button', { name: /更多操作/ }))
  await user.click(await screen.findByRole('menuitem', { name: '删除' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: '旅行' })).toBeNull())
  await goTo(`${list}/bin`)
  await user.click(await screen.findByRole('button', { name: '恢复' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await screen.findByText('回收站是空的')
})

test('arrows stand on a row, x selects it, enter opens it', async () => {
  const { user, address } = await renderAdmin(`${list}?sort=id&order=ASC`)
  await rowOf('旧书')
  await user.keyboard('{ArrowDown}{ArrowDown}x')
  expect(screen.getByLabelText('选择 新书')).toBeChecked()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toMatch(/\/label\/\d+$/))
})

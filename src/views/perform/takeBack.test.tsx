import { act, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../../app/testing/renderAdmin.tsx'
import { signIn } from '../../authProvider/session.ts'
import { call } from '../../client/client.ts'

const list = '/contentManagement/label'
let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const make = async (name: string) =>
  (await call<Row>('POST', 'articleTag', { body: { name } })).data
const now = async ({ id }: Row) => (await call<Row>('GET', `articleTag/${id}`)).data
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr')!
const offer = () => screen.findByRole('region', { name: '撤销' })
const undo = async () => within(await offer()).getByRole('button', { name: /^撤销/ })
const press = async (
  user: Awaited<ReturnType<typeof renderAdmin>>['user'],
  name: string,
  does: string,
) => {
  const row = await rowOf(name)
  const button = within(row).queryByRole('button', { name: does })
  if (button) return user.click(button)
  await user.click(within(row).getByRole('button', { name: /更多操作/ }))
  await user.click(await screen.findByRole('menuitem', { name: does }))
}

test('a move is taken back by the declared way, and the history says so', async () => {
  const tag = await make('停错的')
  const { user } = await renderAdmin(list)
  await press(user, '停错的', '停用')
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await offer()).toHaveTextContent('停用：已完成')
  expect(await now(tag)).toMatchObject({ status: 'disabled' })
  await user.click(await undo())
  await screen.findByText('停用：已撤销')
  expect(await now(tag)).toMatchObject({ status: 'enabled' })
  const { data } = await call<{ list: Row[] }>('GET', `articleTag/${tag.id}/history`)
  const [latest] = 'list' in data ? data.list : (data as Row[])
  expect(latest).toMatchObject({ reason: '撤销' })
})

test('a deletion is taken back by its key, out of the bin', async () => {
  const tag = await make('删错的')
  const { user } = await renderAdmin(list)
  await press(user, '删错的', '删除')
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await offer()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await act(() => user.keyboard('u'))
  await screen.findByText('删除标签：已撤销')
  expect(await now(tag)).toMatchObject({ name: '删错的' })
})

test('what somebody changed since is not taken back, and it is told who did', async () => {
  const tag = await make('别人改的')
  const { user } = await renderAdmin(list)
  await press(user, '别人改的', '停用')
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await offer()
  const { version } = await now(tag)
  await call('PUT', `articleTag/${tag.id}`, { body: { version, description: '后来写的' } })
  await user.click(await undo())
  await screen.findByText(/不能撤销：此后.*已作修改/)
  expect(await now(tag)).toMatchObject({ status: 'disabled', description: '后来写的' })
})

test('what was done with several is taken back for all of them', async () => {
  const tags = [await make('多选甲'), await make('多选乙')]
  const { user } = await renderAdmin(`${list}?filter=${encodeURIComponent('{"name_q":"多选"}')}`)
  await rowOf('多选甲')
  for (const name of ['多选甲', '多选乙']) await user.click(screen.getByLabelText(`选择 ${name}`))
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await user.click(within(bar).getByRole('button', { name: '停用' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  expect(await offer()).toHaveTextContent('停用：2 条已完成')
  await user.click(await undo())
  await screen.findByText('停用：已撤销')
  for (const tag of tags) expect(await now(tag)).toMatchObject({ status: 'enabled' })
})

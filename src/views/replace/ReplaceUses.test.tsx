import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../../app/testing/renderAdmin.tsx'
import { signIn } from '../../authProvider/session.ts'
import { call } from '../../client/client.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const label = async (name: string, more: Row = {}): Promise<Row> =>
  (await call<Row>('POST', 'articleTag', { body: { name, ...more } })).data
const parentOf = async ({ id }: Row) => (await call<Row>('GET', `articleTag/${id}`)).data.parent

test('who refers to a record stands in the menu of its row, and all of them are put to another and back', async () => {
  const [old, next] = [await label('旧主题'), await label('新主题')]
  const children = [await label('春', { parent: old.id }), await label('夏', { parent: old.id })]
  const at = encodeURIComponent(JSON.stringify({ name_q: '主题' }))
  const { user } = await renderAdmin(`/contentManagement/label?filter=${at}`)
  await screen.findByRole('link', { name: '旧主题' })
  await user.click(screen.getByRole('button', { name: '旧主题 的更多操作' }))
  await user.click(await screen.findByRole('menuitem', { name: '引用情况' }))
  const uses = within(await screen.findByRole('dialog', { name: '引用情况' }))
  const list = await uses.findByRole('list', { name: '引用它的记录' })
  expect(within(list).getByText(/标签 · 上级标签：2 条/)).toBeVisible()
  expect(within(list).getByRole('link', { name: '春' })).toHaveAttribute(
    'href',
    `/open/articleTag/${children[0]!.id}`,
  )

  await user.click(uses.getByRole('button', { name: /^全部换成另一条/ }))
  const dialog = within(await screen.findByRole('dialog', { name: '把引用换成另一条标签' }))
  const box = await dialog.findByRole('combobox', { name: /^换成哪条标签/ })
  await user.type(box, '新主题')
  await user.click(await screen.findByRole('option', { name: /新主题/ }, { timeout: 8000 }))
  await user.click(dialog.getByRole('button', { name: '预览' }))
  await dialog.findByRole('tab', { name: '将修改 2' })
  expect(await parentOf(children[0]!)).toBe(old.id)
  await user.click(dialog.getByRole('button', { name: '替换 2 条' }))
  await dialog.findByRole('tab', { name: '已修改 2' })
  expect(await parentOf(children[0]!)).toBe(next.id)

  await user.click(dialog.getByRole('button', { name: '整批撤回' }))
  await user.click(await dialog.findByRole('button', { name: '恢复 2 条' }))
  await dialog.findByRole('tab', { name: '已恢复 2' })
  expect(await parentOf(children[1]!)).toBe(old.id)
  await user.click(dialog.getByRole('button', { name: '完成' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: '把引用换成另一条标签' })).toBeNull(),
  )
}, 60_000)

import { screen, waitFor, within } from '@testing-library/react'
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

type User = Awaited<ReturnType<typeof renderAdmin>>['user']

const make = async (name: string): Promise<Row> =>
  (await call<Row>('POST', 'articleTag', { body: { name } })).data
const nameNow = async ({ id }: Row) => (await call<Row>('GET', `articleTag/${id}`)).data.name
const rowOf = (name: string) => screen.findByRole('link', { name })

async function choose(user: User, menu: HTMLElement, option: string) {
  await user.click(menu)
  await user.click(await screen.findByRole('option', { name: option }))
}

/** The dialog over some labels, with a text of their names looked for and replaced. */
async function replacing(find: string, by: string, names: readonly string[]) {
  const { user, address } = await renderAdmin(
    `${list}?filter=${encodeURIComponent(JSON.stringify({ name_q: find }))}`,
  )
  await rowOf(names[0]!)
  for (const name of names) await user.click(screen.getByLabelText(`选择 ${name}`))
  const bar = await screen.findByRole('region', { name: '批量操作' })
  await user.click(within(bar).getByRole('button', { name: '批量编辑' }))
  const dialog = await screen.findByRole('dialog', { name: `批量编辑 ${names.length} 条标签` })
  const field = await within(dialog).findByRole('combobox', { name: '选择要修改的字段' })
  await choose(user, field, '标签名称')
  const change = within(within(dialog).getByRole('group', { name: '标签名称' }))
  await user.type(await change.findByRole('textbox', { name: /^查找/ }), find)
  await user.type(change.getByRole('textbox', { name: /^替换为/ }), by)
  return { user, dialog: within(dialog), address }
}

test('old and new are seen before anything is written, what cannot be is left out with its reason, and all of it is taken back', async () => {
  const [one, other] = [await make('春日一'), await make('春日二')]
  await make('秋日二')
  const { user, dialog } = await replacing('春', '秋', ['春日一', '春日二'])
  await user.click(dialog.getByRole('button', { name: '预览' }))
  await dialog.findByRole('tab', { name: '将修改 1' })
  const seen = within(await dialog.findByRole('tabpanel'))
  await seen.findByText('春日一')
  await user.click(dialog.getByRole('tab', { name: '不能修改 1' }))
  await seen.findByText(/“秋日二”重复/)
  expect(await nameNow(one)).toBe('春日一')

  await user.click(dialog.getByRole('button', { name: '修改 1 条' }))
  await dialog.findByText(/^已修改 1 条/)
  expect(await nameNow(one)).toBe('秋日一')
  expect(await nameNow(other)).toBe('春日二')

  await user.click(dialog.getByRole('button', { name: '整批撤回' }))
  await user.click(await dialog.findByRole('button', { name: '恢复 1 条' }))
  await dialog.findByText('已恢复 1 条')
  expect(await nameNow(one)).toBe('春日一')
  await user.click(dialog.getByRole('button', { name: '完成' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}, 60_000)

test('what is chosen stands there still when one comes back from the preview, and a refusal is said at its change', async () => {
  await make('夏日')
  const { user, dialog } = await replacing('夏', '冬', ['夏日'])
  await user.click(dialog.getByRole('button', { name: '预览' }))
  await user.click(await dialog.findByRole('button', { name: '返回修改' }))
  const find = await dialog.findByRole('textbox', { name: /^查找/ })
  expect(find).toHaveValue('夏')
  await user.clear(find)
  await user.click(dialog.getByRole('button', { name: '预览' }))
  await waitFor(() => expect(find).toBeInvalid())
})

test('a reason that says too little is told at its input, and once it says enough the preview comes', async () => {
  await make('谷雨')
  const { user, dialog } = await replacing('谷', '山', ['谷雨'])
  const why = dialog.getByRole('textbox', { name: /^修改原因/ })
  await user.type(why, '补')
  await user.click(dialog.getByRole('button', { name: '预览' }))
  await waitFor(() => expect(why).toBeInvalid())
  await user.type(why, '：改作山雨')
  await user.click(dialog.getByRole('button', { name: '预览' }))
  await dialog.findByRole('tab', { name: '将修改 1' })
}, 30_000)

test('an edit that its notice leads to is opened over the list, and the address forgets it when it is shut', async () => {
  const tag = await make('雨水')
  const edits = [{ field: 'name', way: 'replace', find: '雨', value: '雪' }]
  const { data } = await call<Row>('POST', 'articleTag/edits', { body: { ids: [tag.id], edits } })
  const { user, address } = await renderAdmin(`/open/articleTag/edits/${data.id}`)
  const dialog = within(await screen.findByRole('dialog', { name: '批量编辑 1 条标签' }))
  await dialog.findByRole('link', { name: '雨水' })
  expect(address()).toBe(`${list}?edit=${data.id}`)
  await user.click(dialog.getByRole('button', { name: '取消' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(list)
})

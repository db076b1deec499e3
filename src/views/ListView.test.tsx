import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { read, utils } from 'xlsx'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { agreeTo } from '../app/testing/agreeTo.ts'
import { renderAdmin } from '../app/testing/renderAdmin.tsx'
import { signIn } from '../authProvider/session.ts'
import { call } from '../client/client.ts'
import { sendSettings } from '../client/settings.ts'

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

test('a list asks for what it shows; the form behind a row has the whole record', async () => {
  await call<Row>('POST', 'articleTag', { body: { name: '说明', description: '只在表单里' } })
  const asked = vi.spyOn(globalThis, 'fetch')
  const { goTo } = await renderAdmin(`${list}?sort=id&order=DESC`)
  const row = await rowOf('说明')
  const addresses = asked.mock.calls.map(([to]) =>
    decodeURIComponent(String(to instanceof Request ? to.url : to)),
  )
  expect(addresses.some((to) => /articleTag\?.*columns=\["/.test(to))).toBe(true)
  expect(addresses.some((to) => /columns=[^&]*"description"/.test(to))).toBe(false)
  asked.mockRestore()
  await goTo(`${list}/${row.dataset.id}`)
  await screen.findByDisplayValue('只在表单里')
})

test('a list is there before its total, which is told once it is counted, to whatever asks for all that match', async () => {
  const plain = globalThis.fetch
  let counted = () => {}
  const held = new Promise<void>((resolve) => {
    counted = resolve
  })
  // As a portal answers whose total takes long.
  const slow = vi.spyOn(globalThis, 'fetch').mockImplementation(async (to, init) => {
    const address = decodeURIComponent(String(to instanceof Request ? to.url : to))
    if (!address.includes('articleTag?')) return plain(to, init)
    if (!address.includes('total=later')) {
      if (/range=\[0,0\]/.test(address)) await held
      return plain(to, init)
    }
    const answer = await (await plain(to, init)).json()
    return Response.json({ ...answer, data: { ...answer.data, total: null, later: true } })
  })
  await renderAdmin(list)
  await rowOf('旅行')
  const pages = await screen.findByText(/^第 1–/)
  expect(pages).toHaveTextContent('共 … 条')
  await act(async () => counted())
  await waitFor(() => expect(screen.getByText(/^第 1–/)).toHaveTextContent(/共 \d+ 条/))
  slow.mockRestore()
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
  await agreeTo(dialog)
  await screen.findByText('停用：2 条已完成')
  await waitFor(async () => within(await rowOf('旧书')).getByText('停用', { selector: '.chip' }))
})

/** Somebody else, with the same rights, at the same browser. */
async function signInAsAnother() {
  const roles = await call<{ list: Row[] }>('GET', 'role?filter={"code":"admin"}')
  const values = { username: 'other', name: '他人', phone: '13900001111' }
  const made = await call<Row>('POST', 'portalUser', {
    body: { ...values, roles: roles.data.list.map(({ id }) => id) },
  })
  const password = String(made.data.oneTimePassword)
  await signIn({ username: 'other', password })
  const newPassword = 'Own-Password-88'
  await call('POST', 'index/changePassword', { body: { oldPassword: password, newPassword } })
  await signIn({ username: 'other', password: newPassword })
}

const filtered = (filter: Row) => `${list}?filter=${encodeURIComponent(JSON.stringify(filter))}`
const bulkBar = () => screen.queryByRole('region', { name: '批量操作' })

test('what was selected under one filter is not selected under another, wherever that is changed', async () => {
  const { user, goTo } = await renderAdmin(filtered({ name_q: '书' }))
  await rowOf('旧书')
  await user.click(screen.getByLabelText('选择 旧书'))
  expect(bulkBar()).not.toBeNull()
  await goTo('/users')
  await waitFor(() => expect(screen.queryByRole('link', { name: '旧书' })).toBeNull())
  await goTo(filtered({ name_q: '书' }))
  await rowOf('旧书')
  expect(bulkBar()).not.toBeNull()
  await goTo('/users')
  await waitFor(() => expect(screen.queryByRole('link', { name: '旧书' })).toBeNull())
  await goTo(filtered({ name_q: '旅' }))
  await rowOf('旅行')
  expect(bulkBar()).toBeNull()
  await goTo(filtered({ name_q: '书' }))
  await rowOf('旧书')
  expect(bulkBar()).toBeNull()
})

test('what was selected is nobody else’s selection', async () => {
  const first = await renderAdmin(filtered({ name_q: '书' }))
  await rowOf('旧书')
  await first.user.click(screen.getByLabelText('选择 旧书'))
  expect(bulkBar()).not.toBeNull()
  cleanup()
  await signInAsAnother()
  await renderAdmin(filtered({ name_q: '书' }))
  await rowOf('旧书')
  expect(bulkBar()).toBeNull()
})

test('a record that the filter finds no more is not selected any more; the others are named on whatever page they stand', async () => {
  for (const name of ['甲一', '甲二', '甲三'])
    await call<Row>('POST', 'articleTag', { body: { name } })
  const { user } = await renderAdmin(
    `${filtered({ name_q: '甲' })}&perPage=2&page=1&sort=id&order=ASC`,
  )
  await rowOf('甲一')
  await user.click(screen.getByLabelText('选择 甲一'))
  await user.click(screen.getByLabelText('选择 甲二'))
  await user.click(screen.getByRole('button', { name: '下一页' }))
  await rowOf('甲三')
  await user.click(screen.getByLabelText('选择 甲三'))
  await user.click(within(bulkBar()!).getByRole('button', { name: '停用' }))
  const dialog = await screen.findByRole('dialog')
  for (const name of ['甲一', '甲二', '甲三']) within(dialog).getByText(name)
  await user.click(within(dialog).getByRole('button', { name: '取消' }))
  const { data } = await call<{ list: Row[] }>('GET', 'articleTag?filter={"name_q":"甲一"}')
  await call('PUT', `articleTag/${data.list[0]!.id}`, {
    body: { version: data.list[0]!.version, name: '乙一' },
  })
  await user.click(await screen.findByRole('button', { name: '上一页' }))
  await waitFor(() => within(bulkBar()!).getByText('已选 2 条'))
})

test('a list saved as a view is found again, in another browser too, and can be forgotten', async () => {
  const first = await renderAdmin(`${filtered({ name_q: '书' })}&sort=name&order=DESC`)
  await rowOf('旧书')
  await first.user.click(screen.getByRole('button', { name: '视图' }))
  await first.user.type(await screen.findByLabelText('视图名称'), '书的')
  // Awaited within an act of its own: what its filter holds today is looked up first.
  await act(() => first.user.click(screen.getByRole('button', { name: '保存' })))
  // Whoever saved it stands in it.
  const line = await screen.findByRole('region', { name: '所在的视图' })
  within(line).getByText('书的')
  const menu = screen.getByRole('list', { name: '标签的视图', hidden: true })
  within(menu).getByRole('link', { name: '书的', hidden: true })
  await sendSettings()
  cleanup()
  localStorage.clear()
  await signIn(demoAdmin)
  const { user, address } = await renderAdmin(list)
  await rowOf('旅行')
  await user.click(screen.getByRole('button', { name: '视图' }))
  const saved = await screen.findByRole('button', { name: '书的' })
  // Awaited within an act of its own: what its filter holds today is looked up first.
  await act(() => user.click(saved))
  await waitFor(() => expect(screen.queryByRole('link', { name: '旅行' })).toBeNull())
  await rowOf('旧书')
  expect(decodeURIComponent(address())).toContain('{"name_q":"书"}&sort=name&order=DESC')
  await user.click(await screen.findByRole('button', { name: '视图' }))
  await user.click(await screen.findByRole('button', { name: '更多操作 书的' }))
  await user.click(await screen.findByRole('menuitem', { name: '删除' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: '书的' })).toBeNull())
  expect(screen.queryByRole('link', { name: '书的', hidden: true })).toBeNull()
  await sendSettings()
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

test('arrows stand on a row, x selects it, a number does what its buttons do, enter opens it', async () => {
  await call<Row>('POST', 'articleTag', { body: { name: '快捷键' } })
  const { user, address } = await renderAdmin(`${list}?sort=id&order=DESC`)
  await rowOf('快捷键')
  await user.keyboard('{ArrowDown}x')
  expect(screen.getByLabelText('选择 快捷键')).toBeChecked()
  await user.keyboard('1')
  await screen.findByRole('dialog', { name: '停用' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).toMatch(/\/label\/\d+$/))
})

test('the export holds what the list shows: its filter, its columns, its heading', async () => {
  const files: Blob[] = []
  const createObjectURL = (file: Blob) => files.push(file)
  vi.stubGlobal('URL', Object.assign(class extends URL {}, { createObjectURL }))
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const filter = encodeURIComponent('{"name_q":"书"}')
  const { user } = await renderAdmin(`${list}?filter=${filter}`)
  await rowOf('旧书')
  await user.click(await screen.findByRole('button', { name: '导出筛选结果 2 条' }))
  await screen.findByText(/^已导出 2 条：.+-\d{4}-\d{2}-\d{2}\.xlsx$/)
  const [file] = files
  const book = read(new Uint8Array(await file!.arrayBuffer()))
  const rows = utils.sheet_to_json<Row>(book.Sheets[book.SheetNames[0]!]!)
  expect(rows.map((row) => row.标签名称).sort()).toEqual(['新书', '旧书'])
  click.mockRestore()
})

test('all that match are moved at once, and those refused are told with the reason', async () => {
  for (let index = 0; index < 12; index++)
    await call<Row>('POST', 'articleTag', { body: { name: `批量${index}` } })
  const filter = encodeURIComponent('{"name_q":"批量"}')
  const { user } = await renderAdmin(`${list}?filter=${filter}&sort=id&order=ASC`)
  await rowOf('批量0')
  await user.click(screen.getByLabelText('选择本页全部'))
  await user.click(await screen.findByRole('button', { name: '选择全部符合条件的 12 条' }))
  const bar = await screen.findByRole('region', { name: '批量操作' })
  within(bar).getByText('已选全部符合条件的 12 条')
  await user.click(within(bar).getByRole('button', { name: '停用' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await screen.findByText('12 条完成，0 条未完成')
  await user.click(screen.getByRole('button', { name: '确定' }))
  const { data } = await call<{ total: number }>('GET', 'articleTag', {
    query: { filter: { name_q: '批量', status: 'disabled' } },
  })
  expect(data.total).toBe(12)
})

test('a question mark shows the keys', async () => {
  const { user } = await renderAdmin(list)
  await screen.findByRole('grid')
  // Who hears the key is loaded once the first screen stands.
  await vi.waitFor(async () => {
    await user.keyboard('?')
    screen.getByRole('dialog', { name: '快捷键' })
  }, 10_000)
})

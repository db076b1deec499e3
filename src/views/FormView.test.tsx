import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
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
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

let made = 0
const tag = async (values: Row = {}) => {
  const body = { name: `标签${++made}`, description: '旧', ...values }
  return (await call<Row>('POST', 'articleTag', { body })).data
}
const read = async ({ id }: Row) => (await call<Row>('GET', `articleTag/${id}`)).data
const field = (label: RegExp | string) => screen.findByLabelText(label)
const comeBack = () => act(async () => void window.dispatchEvent(new Event('visibilitychange')))
const save = () => screen.getByRole('button', { name: '保存' })

test('a new record is saved with its defaults and opened', async () => {
  const { user, address } = await renderAdmin(`${list}/create`)
  await user.type(await field(/^标签名称/), '新标签')
  await user.click(save())
  await screen.findByText('已保存')
  await waitFor(() => expect(address()).toMatch(/\/label\/\d+$/))
  expect(await read({ id: address().split('/').at(-1) })).toMatchObject({
    name: '新标签',
    weight: 50,
  })
})

test('a record that did not come is asked for again by a button', async () => {
  const record = await tag()
  const real = globalThis.fetch
  let isAway = true
  onTestFinished(() => {
    globalThis.fetch = real
  })
  globalThis.fetch = async (input, init) =>
    isAway && String(input).endsWith(`articleTag/${record.id}`)
      ? Promise.reject(new TypeError('network error'))
      : real(input, init)
  const { user } = await renderAdmin(`${list}/${record.id}`)
  await screen.findByRole('heading', { name: '打不开这条记录', level: 1 }, { timeout: 10_000 })
  isAway = false
  await user.click(screen.getByRole('button', { name: '重试' }))
  expect(await field(/^标签名称/)).toHaveValue(String(record.name))
})

test('a record that is not there has no such button', async () => {
  await renderAdmin(`${list}/987654`)
  await screen.findByRole('heading', { name: '打不开这条记录', level: 1 }, { timeout: 10_000 })
  expect(screen.queryByRole('button', { name: '重试' })).toBeNull()
})

test('what is missing is said at its field, which gets the focus', async () => {
  const { user } = await renderAdmin(`${list}/create`)
  const name = await field(/^标签名称/)
  await user.click(save())
  expect((await screen.findAllByRole('alert')).map((one) => one.textContent)).toContain(
    '请填写标签名称',
  )
  await waitFor(() => expect(name).toHaveFocus())
})

test('what only the portal can see is said at its field, too', async () => {
  const { name } = await tag()
  const { user } = await renderAdmin(`${list}/create`)
  await user.type(await field(/^标签名称/), String(name))
  await user.click(save())
  await screen.findByText(new RegExp(`${String(name)}.*重复|已.*${String(name)}`))
})

test('ctrl and s save', async () => {
  const record = await tag()
  const { user } = await renderAdmin(`${list}/${record.id}`)
  await user.type(await field('说明'), '的说明')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('已保存')
  expect(await read(record)).toMatchObject({ description: '旧的说明' })
})

test('whoever saves goes on where the cursor stands', async () => {
  const record = await tag()
  const { user } = await renderAdmin(`${list}/${record.id}`)
  const description = await field('说明')
  await user.type(description, '一')
  await user.keyboard('{Control>}s{/Control}')
  await screen.findByText('已保存')
  await waitFor(() => expect(screen.queryByText('有未保存的修改')).toBeNull())
  expect(description).toHaveFocus()
  await user.keyboard('二')
  expect(screen.getByLabelText('说明')).toHaveValue('旧一二')
  await screen.findByText('有未保存的修改')
})

test('what is typed while a save is under way stays, and a second press saves it too', async () => {
  const record = await tag()
  const { user } = await renderAdmin(`${list}/${record.id}`)
  const description = await field('说明')
  await user.type(description, '一')
  await user.keyboard('{Control>}s{/Control}二{Control>}s{/Control}')
  await waitFor(async () => expect(await read(record)).toMatchObject({ description: '旧一二' }))
  expect(description).toHaveValue('旧一二')
  await waitFor(() => expect(screen.queryByText('有未保存的修改')).toBeNull())
})

test('a form that begins empty has the cursor in its first field', async () => {
  await renderAdmin(`${list}/create`)
  const name = await field(/^标签名称/)
  await waitFor(() => expect(name).toHaveFocus())
})

test('changes of two people to different fields come together by themselves', async () => {
  const record = await tag()
  const { user } = await renderAdmin(`${list}/${record.id}`)
  const description = await field('说明')
  await call('PUT', `articleTag/${record.id}`, { body: { weight: 7, version: record.version } })
  await user.type(description, '！')
  await user.click(save())
  await screen.findByText('已保存，并合并了他人刚才的修改')
  expect(await read(record)).toMatchObject({ weight: 7, description: '旧！' })
})

test('whoever comes back to the page sees what somebody else has saved, and is told where something is typed', async () => {
  const record = await tag()
  const { user } = await renderAdmin(`${list}/${record.id}`)
  const description = await field('说明')
  const theirs = { description: '他的', version: record.version }
  const saved = await call<Row>('PUT', `articleTag/${record.id}`, { body: theirs })
  await comeBack()
  await waitFor(() => expect(description).toHaveValue('他的'))
  await user.type(description, '和我的')
  const more = { weight: 9, version: saved.data.version }
  await call('PUT', `articleTag/${record.id}`, { body: more })
  await comeBack()
  await screen.findByText(/此记录刚刚有了新的修改/)
  expect(description).toHaveValue('他的和我的')
})

test('where two people changed one field, both are shown and one is chosen', async () => {
  const record = await tag()
  const { user } = await renderAdmin(`${list}/${record.id}`)
  const description = await field('说明')
  await call('PUT', `articleTag/${record.id}`, {
    body: { description: '他的', version: record.version },
  })
  await user.clear(description)
  await user.type(description, '我的')
  await user.click(save())
  const dialog = await screen.findByRole('dialog', { name: '此记录已被他人修改' })
  await user.click(within(dialog).getByRole('radio', { name: '他的' }))
  await user.click(within(dialog).getByRole('button', { name: '按所选保存' }))
  await waitFor(() => expect(screen.getByLabelText('说明')).toHaveValue('他的'))
})

test('a session that has ended asks for the password in place and then saves', async () => {
  const record = await tag()
  const { user } = await renderAdmin(`${list}/${record.id}`)
  await user.type(await field('说明'), '没有丢')
  const token = JSON.parse(localStorage.getItem('token')!)
  localStorage.setItem('token', JSON.stringify({ ...token, value: 'gone' }))
  await user.click(save())
  const dialog = await screen.findByRole('dialog', { name: '登录已过期' })
  await user.type(await within(dialog).findByLabelText('密码'), demoAdmin.password)
  await user.click(within(dialog).getByRole('button', { name: '登录' }))
  await screen.findByText('已保存')
  expect(await read(record)).toMatchObject({ description: '旧没有丢' })
})

test('somebody who would leave with changes unsaved is asked', async () => {
  const record = await tag()
  const { user, address, goTo } = await renderAdmin(`${list}/${record.id}`)
  await user.type(await field('说明'), '改')
  await goTo('/home')
  const dialog = await screen.findByRole('dialog', { name: '离开此页？' })
  await user.click(within(dialog).getByRole('button', { name: '取消' }))
  expect(address()).toBe(`${list}/${record.id}`)
  expect(screen.getByLabelText('说明')).toHaveValue('旧改')
})

test('somebody who would leave may save first, and stays where that is refused', async () => {
  const record = await tag()
  const { user, address, goTo } = await renderAdmin(`${list}/${record.id}`)
  const leave = async () => {
    await goTo('/home')
    const dialog = await screen.findByRole('dialog', { name: '离开此页？' })
    await user.click(within(dialog).getByRole('button', { name: '保存并离开' }))
  }
  await user.clear(await field(/^标签名称/))
  await leave()
  await screen.findByText('请填写标签名称')
  expect(address()).toBe(`${list}/${record.id}`)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.type(await field(/^标签名称/), `离开前${String(record.name)}`)
  await leave()
  await waitFor(() => expect(address()).toBe('/home'))
  expect(await read(record)).toMatchObject({ name: `离开前${String(record.name)}` })
})

test('a move beside the form changes the state, and the history tells it', async () => {
  const record = await tag()
  const { user } = await renderAdmin(`${list}/${record.id}`)
  await field('说明')
  await user.click(screen.getByRole('button', { name: '停用' }))
  await user.click(await screen.findByRole('button', { name: '确定' }))
  await screen.findByText('停用', { selector: '.chip' })
  // The dialog may still be fading, and hides what lies behind it from readers until it is gone.
  await user.click(await screen.findByRole('button', { name: '修改历史' }))
  const drawer = await screen.findByRole('dialog', { name: '修改历史' })
  await within(drawer).findByText('停用', { selector: 'strong' })
})

test('a line just added is not told that it is empty, nor its list that it is too short yet', async () => {
  const { user } = await renderAdmin('/operateManagement/taskCenter/signIn')
  await user.click(await screen.findByRole('button', { name: '+ 添加连续签到奖励' }))
  const entry = (await screen.findAllByLabelText(/^第几天/)).at(-1)
  const checked = vi.spyOn(globalThis, 'fetch')
  await user.type(screen.getAllByLabelText(/^积分/).at(-1)!, '5')
  await waitFor(
    () => expect(checked.mock.calls.some(([to]) => String(to).includes('/check'))).toBe(true),
    { timeout: 5000 },
  )
  await new Promise((done) => setTimeout(done, 1500))
  expect(entry).not.toBeInvalid()
  expect(screen.queryByText(/至少 7 项/)).toBeNull()
  checked.mockRestore()
})

test('what lies in a folder that others keep is read, with who keeps it, and nothing there can be saved', async () => {
  const roles = await call<{ list: readonly Row[] }>('GET', 'role?filter={"code":"admin"}')
  const keptBy = roles.data.list.map(({ id }) => id)
  const body = { name: '视觉组', keptBy }
  const { id: folder } = (await call<Row>('POST', 'materialFolder', { body })).data
  const item = await mock.portal.records().create('material', {
    name: '封面.jpg',
    mediaType: 'file',
    url: '/store/x.pdf',
    inFolder: folder,
  })
  const place = `/contentManagement/material/${item.id}`
  await renderAdmin(place)
  await screen.findByRole('button', { name: '保存' })
  cleanup()
  const editor = await call<{ list: readonly Row[] }>('GET', 'role?filter={"code":"editor"}')
  const person = { username: 'folders', name: '王编辑', phone: '13900000017' }
  const user = { ...person, roles: editor.data.list.map(({ id }) => id) }
  const { oneTimePassword } = (await call<Row>('POST', 'portalUser', { body: user })).data
  const password = String(oneTimePassword)
  await signIn({ username: person.username, password })
  const change = { oldPassword: password, newPassword: 'Editors-Own-77' }
  await call('POST', 'index/changePassword', { body: change })
  await signIn({ username: person.username, password: 'Editors-Own-77' })
  await renderAdmin(place)
  await screen.findByText(/^文件夹“视觉组”只有.+可以存放和修改，请联系他们。在这里只能查看。$/)
  expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: /^名称/ })).toBeNull()
})

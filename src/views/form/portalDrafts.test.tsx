import { cleanup, screen, waitFor, within } from '@testing-library/react'
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

const drafts = async () => (await call<{ list: readonly Row[] }>('GET', 'index/drafts')).data.list
const nameBox = () => screen.findByLabelText(/^标签名称/, {}, { timeout: 15_000 })
/** As on another machine: nothing of it is kept there. */
const elsewhere = () => {
  cleanup()
  for (const key of Object.keys(localStorage).filter((one) => one.startsWith('draft:')))
    localStorage.removeItem(key)
}

test('what was typed is found on another machine, listed on the home page, brought back, and gone once it is saved', async () => {
  const { data: tag } = await call<Row>('POST', 'articleTag', { body: { name: '半成品' } })
  const first = await renderAdmin(`/open/articleTag/${tag.id}`)
  await first.user.type(await nameBox(), '的名字')
  await waitFor(async () => expect(await drafts()).toHaveLength(1), { timeout: 15_000 })
  elsewhere()

  const home = await renderAdmin('/home')
  const card = within(await screen.findByRole('region', { name: '你有 1 份没写完' }))
  await home.user.click(card.getByRole('link', { name: /标签“半成品”/ }))
  const offer = within((await screen.findByText(/来自另一台设备或浏览器/)).closest('[role=alert]')!)
  await home.user.click(offer.getByRole('button', { name: '恢复' }))
  expect(await nameBox()).toHaveValue('半成品的名字')
  await home.user.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(async () => expect(await drafts()).toEqual([]), { timeout: 15_000 })
  expect((await call<Row>('GET', `articleTag/${tag.id}`)).data.name).toBe('半成品的名字')
}, 90_000)

test('a field the form has no more is told, and one that nobody wants is discarded from the home page', async () => {
  const { data: tag } = await call<Row>('POST', 'articleTag', { body: { name: '旧格式' } })
  const [old] = [`draft:1:articleTag:${tag.id}`]
  const at = '/contentManagement/label'
  const body = {
    ...{ key: `${old}#x`, place: old, entity: 'articleTag', recordId: tag.id, version: 1 },
    ...{ address: `${at}/${tag.id}`, at: Date.now(), values: { formerly: '旧', name: '新格式' } },
  }
  await call('PUT', 'index/drafts', { body })
  const { user } = await renderAdmin('/home')
  const card = within(await screen.findByRole('region', { name: '你有 1 份没写完' }))
  card.getByText(/其中 1 项已不在表单中/)
  await user.click(card.getByRole('button', { name: /^丢弃/ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /没写完/ })).toBeNull())
  await waitFor(async () => expect(await drafts()).toEqual([]))
}, 60_000)

test('what was typed is gone while a one-time password is told: whoever loads the page anew is not to make the same user again', async () => {
  const [role] = (await call<{ list: readonly Row[] }>('GET', 'role')).data.list
  const roles = encodeURIComponent(JSON.stringify({ roles: [role!.id] }))
  const { user } = await renderAdmin(`/configCenter/users/create?values=${roles}`)
  const type = async (label: RegExp, text: string) =>
    user.type(await screen.findByLabelText(label, {}, { timeout: 15_000 }), text)
  await type(/^登录名/, 'newcomer')
  await type(/^显示名/, '新同事')
  await type(/^手机号/, '13911112222')
  await waitFor(async () => expect(await drafts()).toHaveLength(1), { timeout: 15_000 })
  await user.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByRole('dialog', { name: '一次性密码' }, { timeout: 15_000 })
  await waitFor(async () => expect(await drafts()).toEqual([]))
}, 90_000)

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { endHere, signIn, signOut } from '../authProvider/session.ts'
import { call } from '../client/client.ts'
import { renderAdmin } from './testing/renderAdmin.tsx'

const list = '/contentManagement/label'
let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  // Loaded when first wanted; a busy machine takes longer for that than anybody waits here.
  await Promise.all([
    import('../views/FormView.tsx'),
    import('../views/overlay/overlays.ts'),
    import('../layout/SessionForm.tsx'),
  ])
}, 60_000)
afterAll(() => mock?.close())
beforeEach(async () => {
  await signOut()
  await signIn(demoAdmin)
})

/** What a browser does in this tab when another one writes the token. */
const elsewhere = (newValue: string | null) =>
  act(async () => {
    dispatchEvent(
      new StorageEvent('storage', { key: 'token', newValue, storageArea: localStorage }),
    )
  })
const forget = () => {
  for (const key of ['token', 'ticket', 'username', 'role']) localStorage.removeItem(key)
}
const again = () => screen.findByRole('dialog', { name: '登录已过期' })

test('signed out in another tab, this one goes to sign-in and knows the way back', async () => {
  const { address } = await renderAdmin(`${list}?page=1`)
  await screen.findByRole('heading', { name: '标签', level: 1 })
  forget()
  // The first screen listens once it stands, a moment after it is seen.
  await waitFor(async () => {
    await elsewhere(null)
    expect(address()).toBe(`/login?redirect=${encodeURIComponent(`${list}?page=1`)}`)
  })
})

// A field that was typed in is left before a dialog takes the focus from it: the hand that plays here tells of what was
// typed when the field loses the focus, and React cannot be told in the midst of drawing the dialog.
test('with a half-filled form the password is asked for in place, and a sign-in elsewhere answers it', async () => {
  const { user, address } = await renderAdmin(`${list}/create`)
  await user.type(await screen.findByLabelText(/^标签名称/), '半张表')
  await user.tab()
  const kept = { ...localStorage }
  forget()
  await elsewhere(null)
  await again()
  expect(address()).toBe(`${list}/create`)
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, String(value))
  await elsewhere(String(kept.token))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText(/^标签名称/)).toHaveValue('半张表')
})

test('a token that ran out asks in place on the way to another screen', async () => {
  const { goTo } = await renderAdmin(list)
  await screen.findByRole('heading', { name: '标签', level: 1 })
  const token = JSON.parse(localStorage.getItem('token')!)
  localStorage.setItem('token', JSON.stringify({ ...token, time: 0 }))
  await goTo('/home')
  await again()
  expect(localStorage.getItem('token')).toBeNull()
})

test('who signs in again with a one-time password replaces it before anything goes on', async () => {
  const roles = await call<{ list: { id: number }[] }>('GET', 'role?filter={"code":"admin"}')
  const made = await call<{ id: number; oneTimePassword: string }>('POST', 'portalUser', {
    body: {
      username: 'again',
      name: '再来',
      phone: '13900001111',
      roles: roles.data.list.map(({ id }) => id),
    },
  })
  const first = { username: 'again', password: made.data.oneTimePassword }
  await signIn(first)
  await call('POST', 'index/changePassword', {
    body: { oldPassword: first.password, newPassword: 'Own-Password-88' },
  })
  await signIn({ ...first, password: 'Own-Password-88' })
  const { user } = await renderAdmin(`${list}/create`)
  await user.type(await screen.findByLabelText(/^标签名称/), '没有丢')
  await user.tab()

  // An admin gives a new one-time password meanwhile, which ends the session.
  const body = JSON.stringify({})
  const answer = await mock.portal.app.request(
    `${mock.origin}/api/portal/portalUser/${made.data.id}/resetPassword`,
    { method: 'POST', body, headers: { 'content-type': 'application/json', ...mock.headers } },
  )
  const { data } = (await answer.json()) as { data: { oneTimePassword: string } }
  await user.click(screen.getByRole('button', { name: '保存' }))
  const dialog = within(await again())
  await user.type(dialog.getByLabelText('密码'), data.oneTimePassword)
  await user.click(dialog.getByRole('button', { name: '登录' }))
  const change = within(await screen.findByRole('dialog', { name: '设置你的密码' }))
  await user.type(change.getByLabelText('一次性密码'), data.oneTimePassword)
  await user.type(change.getByLabelText('新密码'), 'Own-Password-99')
  await user.type(change.getByLabelText('再次输入新密码'), 'Own-Password-99')
  await user.click(change.getByRole('button', { name: '修改密码' }))
  await screen.findByText('已保存')
}, 60_000)

test.each([
  [{ code: 20000, message: '', data: { roles: [] } }, 'getInfo: roles must be a non-null array!'],
  [{ code: 50000, message: '服务出错', data: null }, '服务出错'],
])(
  'without roles the token is reset, the reason told, and sign-in asked for',
  async (given, words) => {
    const real = globalThis.fetch
    globalThis.fetch = async (input, init) =>
      String(input).endsWith('index/getInfo') ? Response.json(given) : real(input, init)
    try {
      const { address } = await renderAdmin(`${list}?page=2`)
      await screen.findByText(words)
      expect(address()).toBe(`/login?redirect=${encodeURIComponent(`${list}?page=2`)}`)
      expect(localStorage.getItem('token')).toBeNull()
    } finally {
      globalThis.fetch = real
    }
  },
)

test('while the portal says nothing nobody is signed out, and all goes on once it is back', async () => {
  const real = globalThis.fetch
  let isAway = true
  globalThis.fetch = async (input, init) =>
    isAway && String(input).endsWith('index/getInfo')
      ? new Response('<h1>502 Bad Gateway</h1>', {
          status: 502,
          headers: { 'content-type': 'text/html' },
        })
      : real(input, init)
  try {
    const { user, address } = await renderAdmin(`${list}?page=2`)
    await screen.findByRole('heading', { name: '暂时连不上后台' }, { timeout: 10_000 })
    expect(address()).toBe(`${list}?page=2`)
    expect(localStorage.getItem('token')).not.toBeNull()
    isAway = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await screen.findByRole('heading', { name: '标签', level: 1 })
    expect(address()).toContain(list)
  } finally {
    globalThis.fetch = real
  }
})

test('a ticket signs in and leaves the address; one that holds no longer leads to sign-in', async () => {
  const ticket = localStorage.getItem('ticket')!
  endHere()
  const { address } = await renderAdmin(
    `/auth-redirect?ticket=${ticket}&redirect=${encodeURIComponent(list)}`,
  )
  // A link that somebody sent signs nobody in before they agree.
  const go = await screen.findByRole('button', { name: '继续' })
  expect(localStorage.getItem('token')).toBeNull()
  fireEvent.click(go)
  await screen.findByRole('heading', { name: '标签', level: 1 })
  expect(address()).toBe(list)
  expect(localStorage.getItem('username')).toBe(demoAdmin.username)
})

test('while somebody types, waiting is a line and covers no field', async () => {
  // A list, since a new form begins in its first field.
  await renderAdmin(list)
  const box = await screen.findByLabelText('标签名称')
  const { beginWaiting } = await import('../client/waiting.ts')
  const over = beginWaiting()
  const mask = await screen.findByText('加载中……')
  expect(mask.parentElement).toHaveClass('loading')
  expect(mask.parentElement).not.toHaveClass('line')
  act(() => box.focus())
  fireEvent.focusIn(box)
  expect(mask.parentElement).toHaveClass('line')
  act(over)
  await waitFor(() => expect(screen.queryByText('加载中……')).toBeNull())
})

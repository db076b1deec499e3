import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../app/testing/renderAdmin.tsx'
import { signIn, signOut } from '../authProvider/session.ts'
import { call } from '../client/client.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false, captchaAnswer: () => '2468' })
  // Loaded when first wanted; a busy machine takes longer for that than anybody waits here.
  await Promise.all([
    import('../views/overlay/overlays.ts'),
    import('../layout/PhoneDialog.tsx'),
    import('../views/signIn/SignInWays.tsx'),
    import('../views/signIn/SecondStep.tsx'),
    import('../views/CaptchaField.tsx'),
  ])
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signOut())

const sent = () =>
  (mock.portal.context.ports.sms as unknown as { sent: { variables: Row; phone: string }[] }).sent
let made = 0
/** Somebody new, with a password that is good for one sign-in. */
async function person(values: Row = {}) {
  await signIn(demoAdmin)
  const [role] = (await call<{ list: Row[] }>('GET', 'role?filter={"code":"admin"}')).data.list
  const username = `person_${++made}`
  const phone = `1390000000${made}`
  const body = { username, name: `用户${made}`, phone, roles: [role?.id], ...values }
  const { oneTimePassword } = (await call<Row>('POST', 'portalUser', { body })).data
  await signOut()
  return { username, phone, password: String(oneTimePassword) }
}

async function opened() {
  const { user, ...admin } = await renderAdmin('/login')
  const type = async (label: string, text: string) => {
    const box = await screen.findByLabelText(label)
    await user.clear(box)
    await user.type(box, text)
  }
  const enter = () => user.click(screen.getByRole('button', { name: '登录' }))
  return { ...admin, user, type, enter }
}

test('after wrong passwords a picture is to be read, and a right answer lets one in', async () => {
  const { type, enter, address } = await opened()
  await type('用户名', demoAdmin.username)
  for (let tries = 0; tries < 2; tries++) {
    await type('密码', 'Wrong-Horse-7')
    await enter()
    await screen.findByText(/不正确/)
    await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toBeEnabled())
  }
  await screen.findByLabelText('图形验证码')
  await type('密码', demoAdmin.password)
  await type('图形验证码', '0000')
  await enter()
  await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toBeEnabled())
  await type('图形验证码', '2468')
  await enter()
  await waitFor(() => expect(address()).not.toMatch(/^\/login/))
})

test('whoever cannot see the picture listens to another, and the answer to that lets one in', async () => {
  const { type, enter, address, user } = await opened()
  await type('用户名', demoAdmin.username)
  for (let tries = 0; tries < 2; tries++) {
    await type('密码', 'Wrong-Horse-7')
    await enter()
    await waitFor(() => expect(screen.getByRole('button', { name: '登录' })).toBeEnabled())
  }
  await user.click(await screen.findByRole('button', { name: /改听声音/ }))
  await screen.findByRole('button', { name: '播放' })
  await type('密码', demoAdmin.password)
  await type('每组响几声', '2468')
  await enter()
  await waitFor(() => expect(address()).not.toMatch(/^\/login/))
})

test('a one-time password must be replaced before anything else is shown', async () => {
  const { username, password } = await person()
  const { type, enter, user } = await opened()
  await type('用户名', username)
  await type('密码', password)
  await enter()
  await screen.findByRole('heading', { name: '设置你的密码' })
  await type('一次性密码', password)
  await type('新密码', 'Own-Password-88')
  await type('再次输入新密码', 'Own-Password-89')
  await user.click(screen.getByRole('button', { name: '修改密码' }))
  await screen.findByText('两次输入的新密码不一致')
})

test('a password is hidden while it is typed, pasted by whoever has a manager, and known to that by its name', async () => {
  const { user } = await opened()
  const box = await screen.findByLabelText('密码')
  expect(box).toHaveAttribute('type', 'password')
  expect(box).toHaveAttribute('autocomplete', 'current-password')
  expect(screen.getByLabelText('用户名')).toHaveAttribute('autocomplete', 'username')
  await user.click(box)
  await user.paste('Pasted-Horse-7')
  expect(box).toHaveValue('Pasted-Horse-7')
})

test('whoever has it switched on signs in with a code by SMS, too', async () => {
  const { username, password } = await person({ smsLogin: true })
  const { type, enter } = await opened()
  await type('用户名', username)
  await type('密码', password)
  await enter()
  await screen.findByLabelText('短信验证码')
  await waitFor(() => expect(sent().length).toBeGreaterThan(0))
  await type('短信验证码', String(sent().at(-1)?.variables.code))
  await enter()
  await screen.findByRole('heading', { name: '设置你的密码' })
})

test("one's own phone is changed once the new one has proved itself", async () => {
  await signIn(demoAdmin)
  const { user } = await renderAdmin('/home')
  await user.click(await screen.findByRole('button', { name: /^你好/ }))
  await user.click(await screen.findByRole('menuitem', { name: '修改手机号' }))
  const dialog = within(await screen.findByRole('dialog', { name: '修改手机号' }))
  await user.type(dialog.getByLabelText('新手机号'), '123')
  await user.click(dialog.getByRole('button', { name: '获取验证码' }))
  await dialog.findByText('请输入 11 位手机号')
  await user.clear(dialog.getByLabelText('新手机号'))
  await user.type(dialog.getByLabelText('新手机号'), '13912345678')
  await user.click(dialog.getByRole('button', { name: '获取验证码' }))
  await dialog.findByText(/验证码已发送/)
  await user.type(dialog.getByLabelText('短信验证码'), String(sent().at(-1)?.variables.code))
  await user.type(dialog.getByLabelText('当前密码'), demoAdmin.password)
  await user.click(dialog.getByRole('button', { name: '修改手机号' }))
  await screen.findByText('手机号已修改')
  const me = await call<{ list: Row[] }>('GET', 'portalUser?filter={"username":"admin"}')
  expect(me.data.list).toMatchObject([{ phone: expect.stringMatching(/5678$/) }])
})

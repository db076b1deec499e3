import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../../app/testing/renderAdmin.tsx'
import { signIn } from '../../authProvider/session.ts'
import { call } from '../../client/client.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  // Loaded when it is first wanted, which a busy machine takes its time for.
  await import('./SettingsPanel.tsx')
}, 60_000)
afterAll(() => mock?.close())

test('a choice holds at once, is said where the product says so, and is kept by the portal', async () => {
  await signIn(demoAdmin)
  const { user } = await renderAdmin('/notices')
  await user.click(await screen.findByRole('button', { name: '界面设置' }))
  await user.click(await screen.findByRole('radio', { name: '小' }))
  await screen.findByText('切换尺寸成功')
  expect(document.documentElement.dataset.density).toBe('small')
  await user.click(screen.getByRole('radio', { name: 'English' }))
  await screen.findByRole('dialog', { name: 'Settings' })
  await user.click(screen.getByRole('switch', { name: 'Tags view' }))
  await waitFor(async () => {
    const { data } = await call('GET', 'index/settings')
    expect(data).toMatchObject({ density: 'small', language: 'en', tagsView: false })
  })
})

test('what was chosen in another browser is there after signing in', async () => {
  await signIn(demoAdmin)
  await call('PUT', 'index/settings', {
    body: { language: 'en', accent: '#6959CD', density: 'mini' },
  })
  localStorage.removeItem('settings')
  localStorage.removeItem('language')
  await signIn(demoAdmin)
  await renderAdmin('/notices')
  await screen.findByRole('button', { name: 'Settings' })
  await waitFor(() =>
    expect(document.documentElement.style.getPropertyValue('--accent')).toBe('#6959CD'),
  )
  expect(document.documentElement.lang).toBe('en')
})

test('what the system tells oneself is chosen kind by kind, by the ways that have an address', async () => {
  await signIn(demoAdmin)
  await call('PUT', 'index/settings', { body: { language: 'zh', talkMail: '', talkRobot: '' } })
  localStorage.removeItem('settings')
  await signIn(demoAdmin)
  const { user } = await renderAdmin('/notices')
  await user.click(await screen.findByRole('button', { name: '界面设置' }))
  const byMail = await screen.findByRole('checkbox', { name: '磁盘空间不足 · 邮件' })
  expect(byMail).toBeDisabled()
  screen.getByText('先在上面填写地址，才能勾选。')
  await user.type(screen.getByLabelText('邮箱'), 'ops@example.com')
  await user.tab()
  await waitFor(() => expect(byMail).toBeEnabled())
  expect(screen.getByRole('checkbox', { name: '磁盘空间不足 · 企业微信' })).toBeDisabled()
  await user.click(byMail)
  await user.click(screen.getByRole('checkbox', { name: '任务失败 · 邮件' }))
  await waitFor(async () => {
    const { data } = await call<{ kinds: { kind: string; ways: string[] }[] }>(
      'GET',
      'index/systemNotices',
    )
    const chosen = data.kinds.filter(({ ways }) => ways.length > 0)
    expect(chosen).toMatchObject([
      { kind: 'jobs', ways: ['mail'] },
      { kind: 'disk', ways: ['mail'] },
    ])
  })
  expect(byMail).toBeChecked()
})

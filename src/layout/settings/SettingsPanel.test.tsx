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

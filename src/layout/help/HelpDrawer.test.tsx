import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../../app/testing/renderAdmin.tsx'
import { signIn } from '../../authProvider/session.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  // Loaded when it is first wanted, which a busy machine takes its time for.
  await import('./HelpDrawer.tsx')
}, 60_000)
afterAll(() => mock?.close())

test('F1 tells what a screen is for, what its states mean for readers, what is done with it and what it asks for', async () => {
  await signIn(demoAdmin)
  const { user } = await renderAdmin('/contentManagement/dailyKnowledge')
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{F1}')
  const help = await screen.findByRole('dialog', { name: '“每日新知”的说明' })
  await within(help).findByText('App 中可见')
  const row = (name: string) =>
    within(help)
      .getAllByRole('term')
      .find(({ textContent }) => textContent === name)?.parentElement as HTMLElement
  expect(within(row('已发布')).getByText(/^可以：撤回/)).toBeDefined()
  expect(within(row('草稿')).getByText('App 中不可见')).toBeDefined()
  expect(within(row('定时发布')).getByText(/需要填好：.*卡片图/)).toBeDefined()
  expect(within(help).getByText('只能定时到今天以后')).toBeDefined()
  expect(within(help).getByText('Ctrl + K')).toBeDefined()
  await user.click(within(help).getByRole('button', { name: '关闭' }))
})

test('the question mark in the bar opens it, and a screen without records tells of itself', async () => {
  await signIn(demoAdmin)
  const { user } = await renderAdmin('/notices')
  await user.click(await screen.findByRole('button', { name: '帮助（F1）' }))
  await screen.findByRole('dialog', { name: /的说明$/ })
})

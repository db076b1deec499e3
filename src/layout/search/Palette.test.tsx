import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../../app/testing/renderAdmin.tsx'
import { signIn } from '../../authProvider/session.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  // Loaded when it is first wanted, which a busy machine takes its time for.
  await import('./Palette.tsx')
  await import('../help/HelpDrawer.tsx')
}, 60_000)
afterAll(() => mock?.close())

async function open(at = '/notices') {
  await signIn(demoAdmin)
  const admin = await renderAdmin(at)
  await screen.findByRole('heading', { level: 1 })
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true })
  const box = await screen.findByRole('combobox', { name: '搜索页面、记录与操作' })
  return { ...admin, box }
}
const chosen = () =>
  screen.getAllByRole('option').find((one) => one.getAttribute('aria-selected') === 'true')

test('an unfinished word of an input method neither searches nor goes anywhere', async () => {
  const { box, address } = await open()
  fireEvent.compositionStart(box)
  fireEvent.change(box, { target: { value: 'bq' } })
  fireEvent.keyDown(box, { key: 'Enter', keyCode: 229, isComposing: true })
  expect(address()).toBe('/notices')
  expect(screen.getAllByRole('option')[0]?.textContent).toContain('首页')
  fireEvent.change(box, { target: { value: '标签' } })
  fireEvent.compositionEnd(box)
  await waitFor(() => expect(chosen()?.textContent).toContain('标签'))
})

test('arrows go round, what the keyboard stands on is told, Enter goes there', async () => {
  const { box, address, user } = await open()
  await user.type(box, 'wenzhang')
  await waitFor(() => expect(chosen()?.textContent).toMatch(/^文章/))
  const first = chosen()?.id
  await user.keyboard('{ArrowDown}')
  expect(chosen()?.id).not.toBe(first)
  expect(box.getAttribute('aria-activedescendant')).toBe(chosen()?.id)
  await user.keyboard('{ArrowUp}')
  expect(chosen()?.id).toBe(first)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(address()).not.toBe('/notices'))
  expect(address()).toContain('/contentManagement/')
  expect(screen.queryByRole('combobox', { name: '搜索页面、记录与操作' })).toBeNull()
})

test('a line of the help is found by its words, and the help opens at it', async () => {
  const { box, address, user } = await open('/contentManagement/dailyKnowledge')
  await user.type(box, '只能定时到今天以后')
  const line = await screen.findByRole('option', { name: /只能定时到今天以后.*每日新知/ })
  await user.click(line)
  const help = await screen.findByRole('dialog', { name: '“每日新知”的说明' })
  expect(address()).toBe('/contentManagement/dailyKnowledge')
  const marked = await waitFor(() => help.querySelector('[aria-current="true"]')!)
  expect(marked.textContent).toBe('只能定时到今天以后')
})

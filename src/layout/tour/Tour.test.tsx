import { screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../../app/testing/renderAdmin.tsx'
import { signIn } from '../../authProvider/session.ts'
import { readSettings } from '../../client/settings.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  // Loaded when it is first wanted, which a busy machine takes its time for.
  await import('./Tour.tsx')
}, 60_000)
afterAll(() => mock?.close())

const stop = () => screen.findByRole('dialog')

test('the first visit of a role is offered a tour of six stops, gone through by keys and remembered on the portal', async () => {
  await signIn(demoAdmin)
  const { user } = await renderAdmin('/home')
  await user.click(await screen.findByRole('button', { name: '开始导览' }))
  expect((await stop()).textContent).toContain('1 / 6')
  await user.keyboard('{ArrowRight}{ArrowRight}')
  expect((await stop()).textContent).toContain('3 / 6')
  await user.keyboard('{ArrowLeft}')
  expect((await stop()).textContent).toContain('同事与权限')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByRole('button', { name: '开始导览' })).toBeNull()
  expect(readSettings().tours).toEqual(['admin'])
  await waitFor(async () => {
    const rows = await mock.portal.context.database.db
      .selectFrom('_userSetting')
      .select('value')
      .where('name', '=', 'tours')
      .execute()
    expect(rows).toEqual([{ value: '["admin"]' }])
  })
})

test('it is found again in the menu of the account, and ends with its last stop', async () => {
  await signIn(demoAdmin)
  const { user } = await renderAdmin('/notices')
  await user.click(await screen.findByRole('button', { name: /^你好/ }))
  await user.click(await screen.findByRole('menuitem', { name: '六步导览' }))
  for (let at = 1; at < 6; at++) {
    expect((await screen.findByRole('dialog', { name: /./ })).textContent).toContain(`${at} / 6`)
    await user.click(screen.getByRole('button', { name: '下一站' }))
  }
  await user.click(await screen.findByRole('button', { name: '看完了' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

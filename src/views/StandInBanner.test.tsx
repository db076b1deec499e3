import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../app/testing/renderAdmin.tsx'
import { signIn } from '../authProvider/session.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

test('a screen says which service it relies on is stood in for', async () => {
  await renderAdmin('/configCenter/users')
  await screen.findByText(/短信服务尚未接入/, undefined, { timeout: 10_000 })
})

test('a screen that needs nothing outside the house says nothing', async () => {
  await renderAdmin('/contentManagement/label')
  await screen.findByLabelText('标签名称')
  expect(screen.queryByText(/服务尚未接入/)).toBeNull()
})

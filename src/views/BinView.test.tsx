import { screen } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../app/testing/renderAdmin.tsx'
import { signIn } from '../authProvider/session.ts'
import { call } from '../client/client.ts'
import { keepWidth } from './list/lastWidth.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

test('the bin tells who deleted a record, and when', async () => {
  // Wide enough for every column to stand by itself.
  keepWidth(2000)
  const { data } = await call<Row>('POST', 'articleTag', { body: { name: '旧城' } })
  await call('DELETE', `articleTag/${data.id}`)
  await renderAdmin('/contentManagement/label/bin')
  expect(await screen.findByText('旧城')).toBeVisible()
  for (const heading of ['删除人', '删除时间'])
    expect(await screen.findByRole('columnheader', { name: heading })).toBeVisible()
  const row = screen.getByText('旧城').closest('tr')
  expect(row?.textContent).toMatch(/\d{2}-\d{2}|刚刚|分钟前/)
})

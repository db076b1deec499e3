import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Row } from '#declare'
import { demoAdmin } from '#mocks/demoAdmin.ts'
import { type MockPortal, mockPortal } from '#mocks/node.ts'
import { renderAdmin } from '../app/testing/renderAdmin.tsx'
import { signIn } from '../authProvider/session.ts'
import { call } from '../client/client.ts'

let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal({ samples: false })
  await signIn(demoAdmin)
}, 60_000)
afterAll(() => mock?.close())
beforeEach(() => signIn(demoAdmin))

const make = async (path: string, body: Row) => (await call<Row>('POST', path, { body })).data
const parentOf = async ({ id }: Row) => (await call<Row>('GET', `category/${id}`)).data.parent

test('a line of a tree goes in, out and up by the keyboard', async () => {
  const [first, second] = [
    await make('category', { name: '历史', code: 'history' }),
    await make('category', { name: '文学', code: 'literature' }),
  ]
  const { user } = await renderAdmin('/contentManagement/category/knowledge')
  const grip = () => screen.findByRole('button', { name: /^移动 文学/ })
  ;(await grip()).focus()
  await user.keyboard('{ArrowRight}')
  await waitFor(async () => expect(await parentOf(second)).toBe(first.id))
  await screen.findByTitle('1 个下级')
  ;(await grip()).focus()
  await user.keyboard('{ArrowLeft}')
  await waitFor(async () => expect(await parentOf(second)).toBeNull())
})

test('a tree folds what lies below a line', async () => {
  const above = await make('category', { name: '艺术', code: 'art' })
  await make('category', { name: '绘画', code: 'painting', parent: above.id })
  await renderAdmin('/contentManagement/category/knowledge')
  await screen.findByRole('link', { name: '绘画' })
  fireEvent.click(screen.getByRole('button', { name: '艺术 的下级' }))
  expect(screen.queryByRole('link', { name: '绘画' })).toBeNull()
})

test('a board shows its cards in their order, each with a handle', async () => {
  for (const title of ['红', '蓝']) await make('searchSlot', { ...slot, title })
  await renderAdmin('/administer/searchDiscover')
  const handles = await screen.findAllByRole('button', { name: /^移动 / })
  expect(handles.map((handle) => handle.getAttribute('aria-label'))).toEqual(['移动 红', '移动 蓝'])
})

const target = { type: 'url', url: 'https://www.example.com/' }
const slot = { slot: 'discover', style: 'word', platforms: ['ios'], audience: 'all', target }

import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Tip } from './Tip.tsx'
import { Tips } from './Tips.tsx'

const touched = (on: Element) =>
  fireEvent(on, Object.assign(new Event('pointerup', { bubbles: true }), { pointerType: 'touch' }))

test('a button that cannot be pressed says why under a finger as well, until something else is pressed', async () => {
  render(
    <>
      <Tips />
      <Tip title="还没有“已校对或已发布”的文章">
        <span data-testid="barred">
          <button type="button" disabled>
            上架
          </button>
        </span>
      </Tip>
      <Tip title="可以按">
        <button type="button">预览</button>
      </Tip>
    </>,
  )
  touched(screen.getByRole('button', { name: '预览' }))
  touched(screen.getByTestId('barred'))
  await screen.findByText('还没有“已校对或已发布”的文章', {}, { timeout: 20_000 })
  fireEvent(document.body, new Event('pointerdown', { bubbles: true }))
  await expect.poll(() => screen.queryByText('还没有“已校对或已发布”的文章')).toBeNull()
  expect(screen.queryByText('可以按')).toBeNull()
})

test('without a line nothing is shown where the pointer stays, and everything else stands', async () => {
  const asked = vi.fn()
  vi.doMock('./Bubble.tsx', () => {
    asked()
    throw new Error('Failed to fetch dynamically imported module')
  })
  vi.resetModules()
  const { Tips: Offline } = await import('./Tips.tsx')
  render(
    <>
      <Offline />
      <Tip title="收起">
        <button type="button">菜单</button>
      </Tip>
    </>,
  )
  fireEvent(
    screen.getByRole('button', { name: '菜单' }),
    new Event('pointerover', { bubbles: true }),
  )
  await expect.poll(() => asked.mock.calls.length, { timeout: 20_000 }).toBeGreaterThan(0)
  await new Promise((over) => setTimeout(over, 300))
  screen.getByRole('button', { name: '菜单' })
  vi.doUnmock('./Bubble.tsx')
})

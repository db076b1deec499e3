import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
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

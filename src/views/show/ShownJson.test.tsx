import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ShownJson } from './ShownJson.tsx'

test('data that is longer than its room is scrolled by keyboard', () => {
  render(<ShownJson text="[1, 2]" />)
  const shown = screen.getByText('[1, 2]')
  shown.focus()
  expect(document.activeElement).toBe(shown)
})

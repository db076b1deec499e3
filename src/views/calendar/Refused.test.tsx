import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { quiet } from '#widgets/testing/quiet.ts'
import { Around } from '#widgets/testing/renderForm.tsx'
import { Refused } from './Refused.tsx'
import type { Entry } from './useEntries.ts'

quiet()
afterEach(cleanup)

/** The entry as the calendar draws it, at a height. */
function drawnAt(top: number): void {
  document.querySelector('[data-entry]')?.remove()
  const entry = document.createElement('div')
  entry.dataset.entry = 'issue/7'
  entry.getBoundingClientRect = () => new DOMRect(100, top, 0, 0)
  document.body.append(entry)
}

test('why an entry was not moved goes along when the calendar draws the entry elsewhere', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  drawnAt(40)
  const entry = { key: 'issue/7' } as Entry
  await act(async () =>
    render(
      <Around>
        <Refused entry={entry} why="没有改" onClose={() => undefined} />
      </Around>,
    ),
  )
  const place = () =>
    screen.getByRole('alert').closest<HTMLElement>('.cal-refused')?.style.transform
  expect(place()).toBe('translate(100px, 40px)')
  drawnAt(240)
  await act(async () => vi.advanceTimersByTime(250))
  expect(place()).toBe('translate(100px, 240px)')
})

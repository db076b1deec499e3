import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import UndoNotice from './UndoNotice.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const shown = () => {
  const run = vi.fn(async () => undefined)
  const onOver = vi.fn()
  render(
    <>
      <input aria-label="typing" />
      <UndoNotice undo={{ done: 'Withdraw: done', run }} onOver={onOver} />
    </>,
  )
  return { run, onOver, notice: screen.getByRole('region') }
}
const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000))

test('it is offered for ten seconds, counted down', () => {
  const { onOver, notice } = shown()
  pass(9)
  expect(notice).toHaveTextContent('1')
  expect(onOver).not.toHaveBeenCalled()
  pass(1)
  expect(onOver).toHaveBeenCalledOnce()
})

test('the count rests while somebody points at it or stands in it', () => {
  const { onOver, notice } = shown()
  const [button] = within(notice).getAllByRole('button') as [HTMLElement]
  pass(5)
  fireEvent.pointerEnter(notice)
  pass(60)
  fireEvent.pointerLeave(notice)
  pass(4)
  fireEvent.focus(button)
  pass(60)
  expect(onOver).not.toHaveBeenCalled()
  fireEvent.blur(button)
  pass(1)
  expect(onOver).toHaveBeenCalledOnce()
})

test('U and Ctrl+Z take it back, but not while somebody types', () => {
  const { run } = shown()
  fireEvent.keyDown(screen.getByLabelText('typing'), { key: 'u' })
  fireEvent.keyDown(screen.getByLabelText('typing'), { key: 'z', ctrlKey: true })
  fireEvent.keyDown(document.body, { key: 'z' })
  expect(run).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
  expect(run).toHaveBeenCalledOnce()
})

test('the page makes room for it while it stands', () => {
  const { unmount } = render(
    <UndoNotice undo={{ done: 'done', run: async () => undefined }} onOver={() => undefined} />,
  )
  expect(document.documentElement).toHaveClass('with-undo')
  unmount()
  expect(document.documentElement).not.toHaveClass('with-undo')
})

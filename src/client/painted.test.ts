import { expect, test, vi } from 'vitest'
import { firstPaint, holdUntilPainted, notePaint } from './firstPaint.ts'

const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), Promise.resolve().then(() => false)])

test('nothing waits unless it is held', async () => {
  expect(await isOver(firstPaint())).toBe(true)
})

test('what is held goes on a task behind the frame that paints', async () => {
  const frames: (() => void)[] = []
  vi.useFakeTimers()
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => frames.push(draw))
  holdUntilPainted()
  const waiting = firstPaint()
  notePaint()
  expect(await isOver(waiting)).toBe(false)
  for (const draw of frames) draw()
  expect(await isOver(waiting)).toBe(false)
  vi.advanceTimersByTime(1)
  await waiting
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that never draws holds nobody back for good', async () => {
  vi.useFakeTimers()
  holdUntilPainted()
  const waiting = firstPaint()
  vi.advanceTimersByTime(2000)
  await waiting
  vi.useRealTimers()
})

import { expect, test, vi } from 'vitest'
import { throttle } from './throttle.ts'

test('the first is told at once, of what follows only the latest, and nothing once it is stopped', () => {
  vi.useFakeTimers()
  const said: number[] = []
  const { tell, stop } = throttle((latest: number) => void said.push(latest), 100)
  for (const one of [1, 2, 3]) tell(one)
  expect(said).toEqual([1])
  vi.advanceTimersByTime(100)
  expect(said).toEqual([1, 3])
  vi.advanceTimersByTime(500)
  tell(4)
  expect(said).toEqual([1, 3, 4])
  tell(5)
  stop()
  tell(6)
  vi.advanceTimersByTime(500)
  expect(said).toEqual([1, 3, 4])
  vi.useRealTimers()
})

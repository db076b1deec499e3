import { fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AWAY, watchPresence } from './presence.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('who leaves a desk open and goes is no more there, and is told of as back with the first touch', () => {
  const onBack = vi.fn()
  const { isThere, stop } = watchPresence(onBack)
  vi.advanceTimersByTime(AWAY - 1)
  expect(isThere()).toBe(true)
  fireEvent.keyDown(document.body, { key: 'p' })
  vi.advanceTimersByTime(AWAY - 1)
  expect(isThere()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isThere()).toBe(false)
  expect(onBack).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'p' })
  expect(isThere()).toBe(true)
  fireEvent.keyDown(document.body, { key: 'p' })
  expect(onBack).toHaveBeenCalledTimes(1)
  stop()
})

test('who listens to a long episode without touching anything is there', () => {
  const { isThere, stop } = watchPresence(() => {})
  const sound = document.body.appendChild(document.createElement('audio'))
  Object.defineProperty(sound, 'paused', { value: false, configurable: true })
  vi.advanceTimersByTime(10 * AWAY)
  expect(isThere()).toBe(true)
  Object.defineProperty(sound, 'paused', { value: true })
  expect(isThere()).toBe(false)
  sound.remove()
  stop()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as settings from './settings.ts'

/** Calls in the order they came, each answered when the test says so. */
const calls: { readonly body: unknown; answer(code?: number): void }[] = []

beforeEach(() => {
  vi.useFakeTimers()
  calls.length = 0
  const token = JSON.stringify({ value: 'abc', time: Date.now(), expire: 1e9 })
  const kept = new Map([['token', token]])
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const answer = (code = 20000) => resolve(Response.json({ code, message: '', data: null }))
    calls.push({ body: JSON.parse(String(body)), answer })
    return promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const moment = () => vi.advanceTimersByTimeAsync(500)
const bodies = () => calls.map(({ body }) => body)

test('what is chosen while the choice before is on its way waits for its answer', async () => {
  const first = settings.changeSettings({ density: 'small' })
  await moment()
  const second = settings.changeSettings({ density: 'mini' })
  await moment()
  expect(bodies()).toEqual([{ density: 'small' }])
  calls[0]!.answer()
  await first
  await moment()
  expect(bodies()).toEqual([{ density: 'small' }, { density: 'mini' }])
  calls[1]!.answer()
  await second
  expect(settings.readSettings().density).toBe('mini')
})

test('an answer from before a choice takes it back neither while it waits nor while it is sent', async () => {
  const sent = settings.changeSettings({ density: 'small' })
  settings.takeSettings('ann', { density: 'mini' })
  expect(settings.readSettings().density).toBe('small')
  await moment()
  expect(bodies()).toEqual([{ density: 'small' }])
  settings.takeSettings('ann', { density: 'mini' })
  expect(settings.readSettings().density).toBe('small')
  calls[0]!.answer()
  await sent
})

test('a choice that was refused goes with the next one', async () => {
  const refused = settings.changeSettings({ density: 'small' })
  const next = refused.catch(() => settings.changeSettings({ tagsView: false }))
  await moment()
  calls[0]!.answer(50000)
  await moment()
  expect(bodies()[1]).toEqual({ density: 'small', tagsView: false })
  calls[1]!.answer()
  await next
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSession, keepSession, readToken } from './storage.ts'

const kept = new Map<string, string>()
const order: string[] = []
beforeEach(() => {
  kept.clear()
  order.length = 0
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      order.push(key)
      kept.set(key, value)
    },
    removeItem: (key: string) => {
      order.push(key)
      kept.delete(key)
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const session = {
  token: 'abc',
  ticket: 'xyz',
  username: 'lin',
  role: 2,
  roles: ['editor'],
  currentRole: 'editor',
  expires: '2026-11-22T10:00:00+08:00',
  lifetime: 86_400_000,
}
const now = Date.parse('2026-11-21T10:00:00.250+08:00')

test('a session is kept under the keys other tools read, and lives for a day', () => {
  keepSession(session, now)
  expect(Object.fromEntries(kept)).toEqual({
    role: '2',
    username: 'lin',
    ticket: 'xyz',
    token: JSON.stringify({ value: 'abc', time: now, expire: 86_400_000 }),
  })
  expect(readToken(now + 86_400_000)?.value).toBe('abc')
  expect(readToken(now + 86_400_001)).toBeNull()
  expect(kept.has('token')).toBe(false)
})

test('who has no numeric role has none in the browser either', () => {
  keepSession(session, now)
  keepSession({ ...session, role: null }, now)
  expect(kept.has('role')).toBe(false)
})

test('the token is written and removed last: other tabs that hear of it find the rest in place', () => {
  keepSession(session, now)
  expect(order.at(-1)).toBe('token')
  forgetSession()
  expect(order.at(-1)).toBe('token')
  expect(kept.size).toBe(0)
})

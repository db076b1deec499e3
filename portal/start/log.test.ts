import { afterEach, expect, test, vi } from 'vitest'
import { withoutPeople } from '#portal/core/partOfPhone.ts'
import { log } from './log.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

test.each([
  [
    'POST /api/portal/appUser?phone=13912345678 failed',
    'POST /api/portal/appUser?phone=139****5678 failed',
  ],
  ['duplicate key (phone)=(13912345678)', 'duplicate key (phone)=(139****5678)'],
  ['no letter to lin.wang@example.com', 'no letter to l***@example.com'],
  ['batch 2026112112345678901 of 13 rows', 'batch 2026112112345678901 of 13 rows'],
  ['took 1.13912345678 s', 'took 1.13912345678 s'],
])('%s', (text, told) => {
  expect(withoutPeople(text)).toBe(told)
})

test('no line of the log names a phone or an address, in whatever part of it', () => {
  const lines: string[] = []
  vi.spyOn(console, 'error').mockImplementation((line) => lines.push(line))
  log({
    ...{
      level: 'error',
      message: 'No code went to 13912345678',
      stack: 'Error: 13812345678\n at x',
    },
    of: { mail: 'lin@example.com' },
  })
  expect(lines.join()).not.toMatch(/13912345678|13812345678|lin@/)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'error',
    of: { mail: 'l***@example.com' },
  })
})

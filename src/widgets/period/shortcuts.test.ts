import { expect, test } from 'vitest'
import { f } from '#declare'
import { period } from './kind.ts'
import { openEnd, shortcuts } from './shortcuts.ts'

const field = f.period('有效期', 'Validity')
const start = '2026-01-31T09:00:00+08:00'

test('every shortcut begins where the period begins and ends with a day', () => {
  const ends = shortcuts.map((one) => one.period({ start, end: null }))
  expect(ends.map((made) => made.start)).toEqual(shortcuts.map(() => start))
  expect(ends.map((made) => made.end)).toEqual([
    '2026-01-31T23:59:59+08:00',
    '2026-02-06T23:59:59+08:00',
    '2026-03-01T23:59:59+08:00',
    '2026-04-29T23:59:59+08:00',
    '2027-01-30T23:59:59+08:00',
  ])
})

test('without a beginning, or with one that cannot be read, it begins today and passes the checks', () => {
  for (const one of [...shortcuts, openEnd])
    expect(period.check(one.period({ start: null, end: null }), field)).toEqual([])
})

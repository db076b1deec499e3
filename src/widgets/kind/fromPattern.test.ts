import { expect, test } from 'vitest'
import { fromPattern } from './fromPattern.ts'

test.each([
  '^\\d{6}$',
  '^20\\d{2}(春|夏|秋|冬|年度)$',
  '^([01]\\d|2[0-3]):[0-5]\\d$',
  '^[^@\\s]+@[^@\\s]+\\.[^@\\s]+$',
  '^([0-9A-F]{2}:){5}[0-9A-F]{2}$',
  '^\\d{1,2}(\\.\\d{1,3}){1,2}$',
  '\\.(csv|xlsx|xls)$',
])('makes texts that fit %s, others for other seeds', (pattern) => {
  const texts = Array.from({ length: 30 }, (_, seed) => fromPattern(pattern, seed))
  for (const text of texts) expect(text).toMatch(new RegExp(pattern))
  expect(new Set(texts).size).toBeGreaterThan(2)
  expect(texts).toEqual(Array.from({ length: 30 }, (_, seed) => fromPattern(pattern, seed)))
})

test('stays within a length', () => {
  expect(fromPattern('^[a-z]+$', 3, { min: 2, max: 3 }).length).toBeLessThanOrEqual(3)
})

test('says so where a pattern is beyond it', () => {
  expect(() => fromPattern('^(?=a)b$', 1)).toThrow(/No sample can be made/)
})

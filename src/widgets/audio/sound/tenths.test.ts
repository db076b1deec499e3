import { expect, test } from 'vitest'
import { readTenths, tenths } from './tenths.ts'

test.each([
  [83.44, '01:23.4'],
  [0, '00:00.0'],
  [59.96, '01:00.0'],
])('%d s is written %s, and read as it is written', (at, written) => {
  expect(tenths(at)).toBe(written)
  expect(readTenths(written)).toBeCloseTo(at, 1)
})

test('places are typed as lengths are', () => {
  expect(readTenths('83')).toBe(83)
  expect(readTenths('1分23秒')).toBe(83)
  expect(readTenths('开头')).toBeNull()
})

import { expect, test } from 'vitest'
import { columnTypes } from './postgresTypes.ts'

const parsed = (oid: number, text: string) => columnTypes.getTypeParser(oid, 'text')(text)

test('reads a bigint as a number while it is exact', () => {
  expect(parsed(20, '319')).toBe(319)
  expect(parsed(20, '9007199254740993')).toBe('9007199254740993')
})

test('reads a numeric as a number up to fifteen digits', () => {
  expect(parsed(1700, '-0.10')).toBe(-0.1)
  expect(parsed(1700, '1234567890123.4567')).toBe('1234567890123.4567')
  expect(parsed(1700, 'NaN')).toBeNaN()
})

test('reads dates as they are written and times as ISO text in UTC', () => {
  expect(parsed(1082, '2024-05-01')).toBe('2024-05-01')
  expect(parsed(1184, '2024-05-01 08:00:00.5+00')).toBe('2024-05-01T08:00:00.500Z')
  expect(parsed(1184, '2024-05-01 08:00:00+05:30')).toBe('2024-05-01T02:30:00.000Z')
  expect(parsed(1114, '2024-05-01 08:00:00')).toBe('2024-05-01T08:00:00.000Z')
  expect(parsed(1184, 'infinity')).toBe('infinity')
})

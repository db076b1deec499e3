import { expect, test } from 'vitest'
import { readSeconds } from './readSeconds.ts'

test.each([
  ['3:25', 205],
  ['03:25', 205],
  ['1:02:03', 3723],
  ['90:00', 5400],
  ['205', 205],
  ['3：25', 205],
  [' 0:00 ', 0],
  ['1小时2分3秒', 3723],
  ['90分钟', 5400],
  ['3分25秒', 205],
  ['1h 30min', 5400],
  ['3\'25"', 205],
])('%s is %d seconds', (typed, length) => {
  expect(readSeconds(typed)).toBe(length)
})

test.each(['', '3:60', 'abc', '1:2:3:4', '-1:00', '3:', '1.5', '分', '3秒2分'])(
  '“%s” is no length',
  (typed) => {
    expect(readSeconds(typed)).toBeNull()
  },
)

test('a length is read as it is said', () => {
  const said = [
    '1小时20分',
    '1:20:00',
    '半小时',
    '1个半小时',
    '2个小时',
    '1.5小时',
    '90分钟',
    '3分半',
  ]
  expect(said.map(readSeconds)).toEqual([4800, 4800, 1800, 5400, 7200, 5400, 5400, 210])
})

test.each([
  ['一小时', 3600],
  ['一个小时', 3600],
  ['一个半小时', 5400],
  ['一小时半', 5400],
  ['两小时二十分', 8400],
  ['两个钟头', 7200],
  ['半个钟头', 1800],
  ['四十五分钟', 2700],
  ['三刻钟', 2700],
  ['一小时一刻', 4500],
  ['五分半钟', 330],
  ['三分二十五秒', 205],
])('%s is a length in numerals, %d seconds', (typed, length) => {
  expect(readSeconds(typed)).toBe(length)
})

test.each(['一二百分', '小时', '个半小时', '五刻半'])('“%s” is no length either', (typed) => {
  expect(readSeconds(typed)).toBeNull()
})

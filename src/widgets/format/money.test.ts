import { expect, test } from 'vitest'
import { fen, money, yuan } from './money.ts'

test.each([
  [123450, '¥1,234.50'],
  [0, '¥0.00'],
  [5, '¥0.05'],
  [-5, '-¥0.05'],
  [100, '¥1.00'],
  [123456789012, '¥1,234,567,890.12'],
])('%d fen read as %s, and back', (amount, text) => {
  expect(money(amount)).toBe(text)
  expect(fen(text.replace('-¥', '-'))).toBe(amount)
  expect(fen(yuan(amount))).toBe(amount)
})

test.each([
  ['12', 1200],
  ['12.5', 1250],
  ['12.', 1200],
  [' ¥1,234.50 ', 123450],
  ['￥12', 1200],
  ['12元', 1200],
  ['1.2万', 1_200_000],
  ['￥1,200万元', 1_200_000_000],
  ['0.000001万', 1],
  ['0.1', 10],
  ['1.15', 115],
  ['4.35', 435],
])('%s yuan are %d fen, without a rounding error', (typed, amount) => {
  expect(fen(typed)).toBe(amount)
})

test.each(['', '12.345', '1,23', 'abc', '12 34', '1e3', '.5', '99999999999999999'])(
  '“%s” is no amount',
  (typed) => {
    expect(fen(typed)).toBeNull()
  },
)

test('amounts are read by the unit they are said in', () => {
  const said = ['1.2万', '￥1,200', '3千', '1.5w', '2k', '0.5亿', '12块', '1.23456万', '1.234567万']
  expect(said.map(fen)).toEqual([
    ...[1_200_000, 120_000, 300_000, 1_500_000, 200_000, 5_000_000_000, 1200, 1_234_560, 1_234_567],
  ])
})

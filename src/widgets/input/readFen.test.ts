import { expect, test } from 'vitest'
import { readFen } from './readFen.ts'

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
  expect(readFen(typed)).toBe(amount)
})

test.each(['', '12.345', '1,23', 'abc', '12 34', '1e3', '.5', '99999999999999999'])(
  '“%s” is no amount',
  (typed) => {
    expect(readFen(typed)).toBeNull()
  },
)

test('amounts are read by the unit they are said in', () => {
  const said = ['1.2万', '￥1,200', '3千', '1.5w', '2k', '0.5亿', '12块', '1.23456万', '1.234567万']
  expect(said.map(readFen)).toEqual([
    ...[1_200_000, 120_000, 300_000, 1_500_000, 200_000, 5_000_000_000, 1200, 1_234_560, 1_234_567],
  ])
})

test.each([
  ['1200元整', 120_000],
  ['￥1,200.00元正', 120_000],
  ['人民币1200元', 120_000],
  ['RMB 1,200', 120_000],
  ['1200 CNY', 120_000],
  ['12元5角', 1250],
  ['12块5', 1250],
  ['12元5角8分', 1258],
  ['5毛', 50],
  ['一千二百元', 120_000],
  ['一千二', 120_000],
  ['壹仟贰佰元整', 120_000],
  ['十二块五', 1250],
  ['三万五', 3_500_000],
  ['-12元整', -1200],
  ['五', 500],
])('%s is an amount as it is written and said in Chinese', (typed, amount) => {
  expect(readFen(typed)).toBe(amount)
})

test.each(['整', '元', '人民币', '一二百元', '12元55', '5角5', '--12', '12整整'])(
  '“%s” is no amount either',
  (typed) => {
    expect(readFen(typed)).toBeNull()
  },
)

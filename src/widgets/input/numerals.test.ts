import { expect, test } from 'vitest'
import { inFigures, numberOf } from './numerals.ts'

test.each([
  ['十', 10],
  ['十二', 12],
  ['二十一', 21],
  ['廿一', 21],
  ['一百零三', 103],
  ['一百一', 110],
  ['两千', 2000],
  ['一千零五十', 1050],
  ['三万五', 35_000],
  ['一万零五', 10_005],
  ['一万二千', 12_000],
  ['一百二十万', 1_200_000],
  ['三亿五千万', 350_000_000],
  ['二〇二六', 2026],
  ['二零二六', 2026],
  ['壹仟贰佰', 1200],
  ['零', 0],
  ['一万亿', 1_000_000_000_000],
  ['一亿零五万', 100_050_000],
  ['五千零八', 5008],
])('%s is %d', (written, number) => {
  expect(numberOf(written)).toBe(number)
})

test.each(['', '一二百', '十二百', '万', '百', '一万二万', '五万abc', '明', '12'])(
  '“%s” is no number in numerals',
  (written) => {
    expect(numberOf(written)).toBeNull()
  },
)

test('in a text those before the sign asked for stand in figures, all others as they were', () => {
  expect(inFigures('二〇二六年十二月一日', '[年月日]')).toBe('2026年12月1日')
  expect(inFigures('周三十点', '[月日]')).toBe('周三十点')
})

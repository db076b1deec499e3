import { expect, test } from 'vitest'
import { sayIn } from './useSay.ts'

test('a label is filled in the language asked for', () => {
  expect(sayIn('zh', ['共 {count} 条', '{count} in all'], { count: 3 })).toBe('共 3 条')
  expect(sayIn('en', ['共 {count} 条', '{count} in all'], { count: 3 })).toBe('3 in all')
  expect(sayIn('en', ['{gap}', '{gap} stays'])).toBe('{gap} stays')
})

test('a word goes with its number, written with separators too', () => {
  const rows = ['{count} 行有误', '{count:row is|rows are} wrong'] as const
  expect(sayIn('en', rows, { count: 1 })).toBe('1 row is wrong')
  expect(sayIn('en', rows, { count: '1,200' })).toBe('1,200 rows are wrong')
  expect(sayIn('zh', rows, { count: 1 })).toBe('1 行有误')
})

test('what is named within an English sentence begins small, an abbreviation does not', () => {
  const made = ['新增{what}', 'New {what}'] as const
  expect(sayIn('en', made, { what: 'Magazine' })).toBe('New magazine')
  expect(sayIn('en', made, { what: 'VIP goods' })).toBe('New VIP goods')
})

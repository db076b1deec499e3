import { expect, test } from 'vitest'
import { titleText } from './titleText.ts'

test('a record that is named by a moment is called as a clock shows it, any other by its words', () => {
  expect(titleText('2027-03-31T00:00:00+08:00')).toBe('2027-03-31 00:00')
  expect(titleText('渡口')).toBe('渡口')
  expect([titleText(''), titleText(null), titleText(12)]).toEqual([undefined, undefined, undefined])
})

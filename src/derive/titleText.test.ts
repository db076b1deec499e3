import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { calledOf } from './calledOf.ts'
import { titleText } from './titleText.ts'

test('a record that is named by a moment is called as a clock shows it, any other by its words', () => {
  expect(titleText('2027-03-31T00:00:00+08:00')).toBe('2027-03-31 00:00')
  expect(titleText('渡口')).toBe('渡口')
  expect([titleText(''), titleText(null), titleText(12)]).toEqual([undefined, undefined, undefined])
})

test('messages call such a record the same way', () => {
  const kept = entity('kept', ['保护', 'Protection'], {
    title: 'until',
    fields: { until: f.dateTime('至', 'Until') },
  })
  expect(calledOf(kept, { id: 7, until: '2027-03-31T00:00:00+08:00' })).toBe('2027-03-31 00:00')
  expect(calledOf(kept, { id: 7, until: null })).toBe('#7')
})

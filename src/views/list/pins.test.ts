import { expect, test } from 'vitest'
import { columnsIn, columnsText } from '#derive/viewAddress.ts'
import { pinnedOf, plainNames, withPins } from './pins.ts'

test('columns that stay at the left are told from the others, in a view and in its address', () => {
  const chosen = withPins(['cover', 'title', 'price'], 2)
  expect(pinnedOf(chosen)).toEqual(['cover', 'title'])
  expect(plainNames(chosen)).toEqual(['cover', 'title', 'price'])
  const text = columnsText({ columns: chosen, sizes: { title: 300 } })
  expect(columnsIn(text)).toEqual({ columns: chosen, sizes: { title: 300 } })
})

test('where nothing stays at the left, nothing is said of it', () => {
  expect(withPins(['cover', 'title'], 0)).toEqual(['cover', 'title'])
  expect(pinnedOf(['cover', 'title'])).toEqual([])
  expect(pinnedOf(null)).toEqual([])
})

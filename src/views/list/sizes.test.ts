import { expect, test } from 'vitest'
import { planWidths } from './fitColumns.ts'
import { columnSize, resizeColumn } from './sizes.ts'

const supple = { least: 100, tight: 80, wish: 200, grows: 1 }

test('a column is as wide as somebody made it, with more room and with less; the others take the rest', () => {
  const wanted = [columnSize(supple, 320), columnSize(supple, undefined)]
  expect(planWidths(wanted, 1000)).toEqual([320, 680])
  expect(planWidths(wanted, 300)).toEqual([320, 100])
})

test('no column is made too narrow to be seen, or wider than any screen; it can have its own width back', () => {
  const sizes = resizeColumn(resizeColumn({}, 'title', 3), 'name', 9999)
  expect(sizes).toEqual({ title: 48, name: 1200 })
  expect(resizeColumn(sizes, 'title', null)).toEqual({ name: 1200 })
  expect(columnSize(supple, -5).wish).toBe(48)
})

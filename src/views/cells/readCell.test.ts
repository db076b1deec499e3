import { expect, test } from 'vitest'
import { f } from '#declare'
import { readCell } from './readCell.ts'

const read = (field: object, text: string) => readCell(field as never, text, '2026-11-28')

test('a pasted text is read as a cell of a list that is imported', () => {
  expect(read(f.money('价格', 'Price', { min: 0 }), '¥12.50')).toEqual({ value: 1250 })
  expect(read(f.integer('权重', 'Weight', { min: 0, max: 100 }), ' 7 ')).toEqual({ value: 7 })
  expect(read(f.boolean('显示', 'Shown'), '是')).toEqual({ value: true })
  expect(read(f.boolean('显示', 'Shown'), 'No')).toEqual({ value: false })
  const kind = f.choice('类别', 'Kind', { hot: ['热门', 'Hot'], new: ['新品', 'New'] })
  expect(read(kind, '新品')).toEqual({ value: 'new' })
  expect(read(f.text('名称', 'Name', { max: 20 }), '  ')).toEqual({ value: null })
})

test('what does not fit is told in words, and so is a column nothing can be pasted into', () => {
  const weight = f.integer('权重', 'Weight', { min: 0, max: 100 })
  expect(read(weight, '很多')).toMatchObject({
    problem: [expect.stringContaining('权重'), expect.anything()],
  })
  expect(read(weight, '101')).toHaveProperty('problem')
  expect(read(f.ref('作者', 'Author', { to: 'author' }), '张三')).toHaveProperty('problem')
})

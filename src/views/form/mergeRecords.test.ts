import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { mergeRecords } from './mergeRecords.ts'

const book = entity('book', ['书', 'Book'], {
  fields: {
    title: f.text('书名', 'Title'),
    price: f.money('定价', 'Price'),
    readCount: f.count('阅读量', 'Reads'),
  },
})
const was = { id: 1, version: 1, title: '旧', price: 100, readCount: 1 }

test('what only one of two touched is taken from that one', () => {
  const theirs = { ...was, version: 2, price: 200 }
  const merged = mergeRecords(book, was, theirs, { ...was, title: '新' })
  expect(merged.values).toMatchObject({ title: '新', price: 200, version: 2 })
  expect(merged.collisions).toEqual([])
})

test('a field that both changed collides, unless both say the same', () => {
  const theirs = { ...was, title: '他的', price: 200 }
  const merged = mergeRecords(book, was, theirs, { ...was, title: '我的', price: 200 })
  expect(merged.collisions).toEqual([{ field: 'title', was: '旧', theirs: '他的', mine: '我的' }])
})

test('what the portal counts is always theirs', () => {
  const merged = mergeRecords(book, was, { ...was, readCount: 9 }, { ...was, readCount: 5 })
  expect(merged.values.readCount).toBe(9)
})

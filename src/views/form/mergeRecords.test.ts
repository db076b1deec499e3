import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { mergeRecords, textOf } from './mergeRecords.ts'

const book = entity('book', ['书', 'Book'], {
  fields: {
    title: f.text('书名', 'Title'),
    price: f.money('定价', 'Price'),
    body: f.richText('正文', 'Body'),
    remark: f.longText('备注', 'Remark'),
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

test('a text that both wrote in comes together by paragraph; what both rewrote is chosen, and may stay twice', () => {
  const texts = { ...was, body: '<p>一</p><p>二</p>', remark: '甲\n乙\n' }
  const theirs = { ...texts, body: '<p>一他</p><p>二</p>', remark: '甲他\n乙\n' }
  const mine = { ...texts, body: '<p>一我</p><p>二我</p>', remark: '甲\n乙我\n' }
  const { values, collisions } = mergeRecords(book, texts, theirs, mine)
  expect(values.remark).toBe('甲他\n乙我\n')
  const [collision] = collisions
  expect(collisions).toHaveLength(1)
  const chosen = (stays: 'theirs' | 'mine' | 'both') => textOf(collision!.parts!, () => stays)
  expect(chosen('mine')).toBe('<p>一我</p><p>二我</p>')
  expect(chosen('theirs')).toBe('<p>一他</p><p>二我</p>')
  expect(chosen('both')).toBe('<p>一他</p><p>一我</p><p>二我</p>')
  const [line] = mergeRecords(
    book,
    was,
    { ...was, remark: '他' },
    { ...was, remark: '我' },
  ).collisions
  expect(textOf(line!.parts!, () => 'both')).toBe('他\n我')
})

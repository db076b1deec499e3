import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { repointRow } from './repointRow.ts'

const page = entity('page', ['页', 'Page'], {
  fields: {
    title: f.text('标题', 'Title'),
    writer: f.ref('作者', 'Writer', { to: 'author' }),
    writers: f.refs('作者们', 'Writers', { to: 'author' }),
    other: f.ref('其他', 'Other', { to: 'podcast' }),
    body: f.richText('正文', 'Body'),
    jump: f.jump('跳转', 'Jump'),
    lines: f.list('行', 'Lines', { of: f.ref('作者', 'Writer', { to: 'author' }) }),
  },
})
const to = { entity: 'author', from: new Set([2, 3]), to: 1 }

test('every way to refer to a record is turned to the other, and nothing else', () => {
  const row = {
    title: '2',
    writer: 2,
    writers: [3, 1, 5],
    other: 2,
    lines: [
      { _key: '0', of: 3 },
      { _key: '1', of: 4 },
    ],
  }
  expect(repointRow(page, row, to)).toEqual({
    writer: 1,
    writers: [1, 5],
    lines: [
      { _key: '0', of: 1 },
      { _key: '1', of: 4 },
    ],
  })
})

test('links in rich text and jumps follow, addresses of the web do not', () => {
  const podcast = { entity: 'podcast', from: new Set([2]), to: 9 }
  const body = '<p><a href="app://podcast/2">一</a><a href="https://x.cn/podcast/2">二</a></p>'
  expect(repointRow(page, { body, jump: { type: 'podcast', id: 2 } }, podcast)).toEqual({
    body: '<p><a href="app://podcast/9">一</a><a href="https://x.cn/podcast/2">二</a></p>',
    jump: { type: 'podcast', id: 9 },
  })
})

test('cards in a text lead to the other, those of other records where they led', () => {
  const podcast = { entity: 'podcast', from: new Set([2]), to: 9 }
  const card = (type: string, id: number) =>
    `<figure class="record-card" data-type="${type}" data-id="${id}"><figcaption>咖啡</figcaption></figure>`
  const body = card('podcast', 2) + card('article', 2) + card('podcast', 22)
  expect(repointRow(page, { body }, podcast)).toEqual({
    body: card('podcast', 9) + card('article', 2) + card('podcast', 22),
  })
  expect(repointRow(page, { body }, { ...podcast, to: null })).toEqual({})
})

test('what would refer to itself refers to nothing', () => {
  expect(repointRow(page, { writer: 2, writers: [2, 5] }, { ...to, to: null })).toEqual({
    writer: null,
    writers: [5],
  })
})

import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { blocksOf } from './layout.ts'

const book = entity('book', ['书', 'Book'], {
  fields: {
    title: f.text('书名', 'Title', { max: 60 }),
    isbn: f.text('书号', 'ISBN', { max: 17 }),
    pages: f.integer('页数', 'Pages'),
    width: f.integer('宽', 'Width'),
    cover: f.image('封面', 'Cover', { width: 750, height: 1000 }),
    back: f.image('封底', 'Back', { width: 750, height: 1000 }),
    about: f.longText('简介', 'About', { max: 300 }),
  },
  list: { columns: ['title'], filters: [], sort: 'title' },
  form: [],
})

test('pairs stand as declared, short inputs take half a row, long ones the whole', () => {
  expect(blocksOf(book, [['title'], ['isbn'], ['pages', 'width']])).toEqual([
    {
      kind: 'fields',
      places: [
        { name: 'title', span: 'whole', starts: false },
        { name: 'isbn', span: 'half', starts: false },
        { name: 'pages', span: 'half', starts: true },
        { name: 'width', span: 'half', starts: false },
      ],
    },
  ])
})

test('pictures that follow each other stand side by side', () => {
  const blocks = blocksOf(book, [['title'], ['cover'], ['back'], ['about']])
  expect(blocks.map(({ kind }) => kind)).toEqual(['fields', 'pictures', 'fields'])
  expect(blocks[1]).toEqual({ kind: 'pictures', names: ['cover', 'back'] })
})

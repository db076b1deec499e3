import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { usersSaid } from './usersSaid.ts'

const book = entity('book', ['图书', 'Book'], { fields: { name: f.text('书名', 'Name', {}) } })
const entities = new Map([['book', book]])
const user = (id: number, title: string) => ({ entity: 'book', id, title })

test('names who refers by kind and name, and by number where there is no name', () => {
  expect(usersSaid([user(3, '夜航船'), user(9, '#9')], entities)).toEqual([
    '图书“夜航船”、图书 #9',
    'Book "夜航船", Book #9',
  ])
})

test('says a name once, and how many there are where not all are named', () => {
  const [zh] = usersSaid([user(3, '夜航船'), user(4, '夜航船'), user(5, '陶庵梦忆')], entities)
  expect(zh).toBe('图书“夜航船”、图书“陶庵梦忆” 等 3 条')
  const many = Array.from({ length: 8 }, (_, at) => user(at, `第${at}本`))
  expect(usersSaid(many, entities)[0]).toBe(
    '图书“第0本”、图书“第1本”、图书“第2本”、图书“第3本”、图书“第4本” 等 8 条',
  )
})

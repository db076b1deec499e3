import { expect, test } from 'vitest'
import { nextTo, reorderTags, type Tag, withTag } from './tags.ts'

const tag = (key: string, screen = key, title?: string): Tag => ({
  key,
  screen,
  address: key,
  ...(title !== undefined && { title }),
})
const keys = (tags: readonly Tag[]) => tags.map(({ key }) => key)
const nothingHeld = () => false

const row = [tag('/home'), tag('/books'), tag('/labels')]

test('a screen visited first stands last; visited again it keeps its place and takes the new address', () => {
  expect(keys(withTag(row, tag('/camps'), nothingHeld))).toEqual([...keys(row), '/camps'])
  const again = withTag(row, { ...tag('/books'), address: '/books?page=2' }, nothingHeld)
  expect(keys(again)).toEqual(keys(row))
  expect(again[1]?.address).toBe('/books?page=2')
})

test('a record stands beside its list, and the next record takes its tag', () => {
  const one = withTag(row, tag('/books/1', '/books', '一'), nothingHeld)
  expect(keys(one)).toEqual(['/home', '/books', '/books/1', '/labels'])
  const two = withTag(one, tag('/books/2', '/books'), nothingHeld)
  expect(keys(two)).toEqual(['/home', '/books', '/books/2', '/labels'])
  expect(two[2]?.title).toBeUndefined()
})

test('a record with something typed keeps its tag', () => {
  const one = withTag(row, tag('/books/1', '/books'), nothingHeld)
  const two = withTag(one, tag('/books/2', '/books'), (key) => key === '/books/1')
  expect(keys(two)).toEqual(['/home', '/books', '/books/1', '/books/2', '/labels'])
})

test('what a record is called is remembered until another name is told', () => {
  const named = withTag(row, tag('/books/1', '/books', '旧名'), nothingHeld)
  expect(withTag(named, tag('/books/1', '/books'), nothingHeld)[2]?.title).toBe('旧名')
  expect(withTag(named, tag('/books/1', '/books', '新名'), nothingHeld)[2]?.title).toBe('新名')
})

test('tags are moved within the row, pinned ones are not and stay first', () => {
  expect(keys(reorderTags(row, '/labels', 1, 1))).toEqual(['/home', '/labels', '/books'])
  expect(keys(reorderTags(row, '/labels', -5, 1))).toEqual(['/home', '/labels', '/books'])
  expect(reorderTags(row, '/labels', 9, 1)).toBe(row)
  expect(reorderTags(row, '/home', 2, 1)).toBe(row)
})

test('after closing, one goes on at the right, else at the left', () => {
  expect(nextTo(row, '/books', new Set(['/books']))?.key).toBe('/labels')
  expect(nextTo(row, '/labels', new Set(['/labels']))?.key).toBe('/books')
  expect(nextTo(row, '/labels', new Set(['/books', '/labels']))?.key).toBe('/home')
})

import { expect, test } from 'vitest'
import { compareChapters } from './compareChapters.ts'

const chapter = (more: object) => ({ id: 1, title: '序', href: 'c1.xhtml', edited: false, ...more })
const fresh = [{ href: 'c1.xhtml', title: '序', content: '<p>新</p>' }]
const parsed = new Map([['c1.xhtml', '<p>旧</p>']])

test('edited chapters, those made by hand and those nobody knows the origin of are told to be lost', () => {
  expect(compareChapters([chapter({})], parsed, fresh).lost).toEqual([])
  expect(compareChapters([chapter({ edited: true })], parsed, fresh).lost).toEqual(['序'])
  expect(compareChapters([chapter({ href: null })], parsed, fresh).lost).toEqual(['序'])
  expect(compareChapters([chapter({})], new Map(), fresh).lost).toEqual(['序'])
})

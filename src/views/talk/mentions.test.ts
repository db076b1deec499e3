import { expect, test } from 'vitest'
import { askedFor, matching, mentionedIn, partsOf, withPerson } from './mentions.ts'

const wang = { id: 1, name: '王编辑' }
const wangSmall = { id: 2, name: '王编' }
const boss = { id: 3, name: '主编' }
const people = [wang, wangSmall, boss]

test('somebody is asked for right behind an @, not within an address', () => {
  expect(askedFor('请 @王', 4)).toEqual({ from: 2, word: '王' })
  expect(askedFor('@', 1)).toEqual({ from: 0, word: '' })
  expect(askedFor('a@b', 3)).toBeUndefined()
  expect(askedFor('请 @王 看', 6)).toBeUndefined()
})

test('people are found by a part of their name, who begins so first', () => {
  expect(matching(people, '编').map(({ id }) => id)).toEqual([1, 2, 3])
  expect(matching(people, '主').map(({ id }) => id)).toEqual([3])
  expect(matching(people, '', 2)).toHaveLength(2)
})

test('whoever is chosen is put where they were asked for, and what stood behind stays', () => {
  const asked = askedFor('请 @王 看', 4)!
  expect(withPerson('请 @王 看', asked, wang)).toEqual({ text: '请 @王编辑 看', caret: 7 })
})

test('the longest name that fits is meant, and each once', () => {
  expect(mentionedIn('@王编辑 与 @王编、@王编辑', people)).toEqual([1, 2])
  expect(mentionedIn('没有人 @谁', people)).toEqual([])
  expect(partsOf('请@主编看', people)).toEqual(['请', boss, '看'])
})

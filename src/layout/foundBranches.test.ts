import { expect, test } from 'vitest'
import type { Screen } from '#declare'
import type { MenuBranch } from '../authProvider/menuOf.ts'
import { firstScreen, foundBranches } from './foundBranches.ts'

const leaf = (key: string, zh: string, en: string): MenuBranch => ({
  key,
  label: [zh, en],
  screen: { path: key } as Screen,
  children: [],
})
const books: MenuBranch = {
  key: '内容',
  label: ['内容', 'Content'],
  children: [leaf('/books', '图书', 'Books'), leaf('/papers', '报纸', 'Papers')],
}
const menu = [leaf('/home', '首页', 'Home'), books]
const spelling = { 图书: 'ts tushu', 报纸: 'bz baozhi', 内容: 'nr neirong' }
const found = (words: string) =>
  foundBranches(menu, words, spelling).flatMap(({ key, children }) => [
    key,
    ...children.map((child) => child.key),
  ])

test('a screen is found by its title in either language, in its group', () => {
  expect(found('图')).toEqual(['内容', '/books'])
  expect(found('PAPER')).toEqual(['内容', '/papers'])
  expect(found('无')).toEqual([])
})

test('a group that is found shows all that lies in it', () => {
  expect(found('内容')).toEqual(['内容', '/books', '/papers'])
})

test('letters find by pinyin and by its initials, from their beginning', () => {
  expect(found('bz')).toEqual(['内容', '/papers'])
  expect(found('tu shu')).toEqual(['内容', '/books'])
  expect(found('hu')).toEqual([])
})

test('the first screen found is the one to go to', () => {
  expect(firstScreen(foundBranches(menu, 'bao', spelling))).toBe('/papers')
  expect(firstScreen([])).toBeUndefined()
})

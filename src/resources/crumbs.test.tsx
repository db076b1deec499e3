import { expect, test } from 'vitest'
import { crumbsOf, screensByPath } from './screens.ts'

const crumbs = (path: string) => crumbsOf(screensByPath.get(path)!).map(({ label }) => label[0])

test('contents of any module stand below no other slot', () => {
  expect(crumbs('/administer/module/content').at(-1)).toBe('模块内容')
  expect(crumbs('/administer/module/content')).not.toContain('每日新知位')
  expect(crumbs('/administer/dailyKnowledge').at(-1)).toBe('每日新知位')
})

test('no place is named twice in a row', () => {
  for (const { path } of screensByPath.values()) {
    const named = crumbs(path)
    expect(
      named.filter((one, at) => one === named[at + 1]),
      path,
    ).toEqual([])
  }
  expect(crumbs('/administer/subject/index')).toEqual(['内容管理', '专题'])
})

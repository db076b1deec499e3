import { expect, test } from 'vitest'
import { crumbsOf, screensByPath } from './screens.ts'

const crumbs = (path: string) => crumbsOf(screensByPath.get(path)!).map(({ label }) => label[0])

test('contents of any module stand below no other slot', () => {
  expect(crumbs('/administer/module/content').at(-1)).toBe('模块内容')
  expect(crumbs('/administer/module/content')).not.toContain('每日新知位')
  expect(crumbs('/administer/dailyKnowledge').at(-1)).toBe('每日新知位')
})

import { expect, test } from 'vitest'
import type { Choice } from './Choice.ts'
import { begins, findActions } from './findActions.ts'
import { pageFinder } from './findPages.ts'

const page = (to: string, zh: string, en: string, also: string): Choice => ({
  key: `page ${to}`,
  kind: 'page',
  title: [zh, en],
  to,
  also,
})
const pages = [
  page('/contentManagement/magazine', '杂志列表', 'Magazines', 'zzlb zazhiliebiao'),
  page('/contentManagement/author', '作者', 'Authors', 'zz zuozhe'),
  page('/coupon/create', '新增优惠券', 'New coupon', 'xzyhq xinzengyouhuiquan'),
  page('/datas/userInfo', '用户信息', 'User information', 'yhxx yonghuxinxi'),
]
const find = pageFinder(pages)
const titles = (query: string) => find(query).map(({ title }) => title[0])

test('finds by title in either language, by path, and with a slip', () => {
  expect(titles('杂志')[0]).toBe('杂志列表')
  expect(titles('authors')[0]).toBe('作者')
  expect(titles('userInfo')[0]).toBe('用户信息')
  expect(titles('magzines')[0]).toBe('杂志列表')
})

test('finds by pinyin, the whole of the initials first', () => {
  expect(titles('zz').slice(0, 2)).toEqual(['作者', '杂志列表'])
  expect(titles('zazhi')[0]).toBe('杂志列表')
})

test('cuts a query at 32 characters and finds nothing for none', () => {
  const long = 'abcdefghijklmnopqrstuvwxyz012345'
  const findLong = pageFinder([page('/long', long, long, '')])
  expect(findLong(`${long}${'#'.repeat(60)}`)).toHaveLength(1)
  expect(titles('   ')).toEqual([])
})

test('finds actions by all their words, the shortest and those that begin so first', () => {
  const action = (zh: string, en: string): Choice => ({ key: en, kind: 'action', title: [zh, en] })
  const actions = [
    action('新增杂志推荐', 'New magazine recommendation'),
    action('新增杂志', 'New magazine'),
    action('退出登录', 'Sign out'),
  ]
  const found = (query: string) => findActions(actions, query).map(({ title }) => title[1])
  expect(found('new magazine')).toEqual(['New magazine', 'New magazine recommendation'])
  expect(found('magazine new')[0]).toBe('New magazine')
  expect(found('退出')).toEqual(['Sign out'])
  expect(begins(actions[1]!, '新增')).toBe(true)
})

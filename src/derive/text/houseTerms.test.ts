import { expect, test } from 'vitest'
import { deviationFinder } from './houseTerms.ts'

let id = 0
const term = (right: string, ...wrong: string[]) => ({ id: ++id, term: right, wrong, note: null })
const found = (text: string, ...terms: ReturnType<typeof term>[]) =>
  deviationFinder(terms)(text).map(({ from, written, meant }) => `${from} ${written}→${meant.term}`)

test('forms that are not to be written are found with the right one, wherever they stand', () => {
  expect(found('请先登陆，再登陆一次。', term('登录', '登陆', '登入'))).toEqual([
    '2 登陆→登录',
    '6 登陆→登录',
  ])
  expect(found('登录之后', term('登录', '登陆'))).toEqual([])
  expect(found('什么都没有')).toEqual([])
})

test('a right form that holds a wrong one is let alone, and the longest form counts', () => {
  const account = term('微信公众号', '公众号', '微信公号')
  expect(found('微信公众号和公众号、微信公号', account)).toEqual([
    '6 公众号→微信公众号',
    '10 微信公号→微信公众号',
  ])
  expect(found('县城咖啡馆', term('咖啡店', '咖啡馆'), term('县城咖啡馆', '小城咖啡馆'))).toEqual(
    [],
  )
})

test('Latin forms are whole words in whatever case, but for the right spelling', () => {
  const app = term('App', 'APP', 'app')
  expect(found('打开App，不是app、APP，也不是apple或myapp', app)).toEqual([
    '8 app→App',
    '12 APP→App',
  ])
  expect(found('C++和c++(旧)', term('C++', 'c＋＋'))).toEqual([])
})

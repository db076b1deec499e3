import { expect, test } from 'vitest'
import { catalogue } from '#resources/catalogue.ts'
import type { Todo } from '#wire/todo.ts'
import { areasOf, placed, sought } from './todoAreas.ts'

const todo = (entity: string, label: string): Todo => ({
  ...{ entity, rule: `${entity}.${label}`, label: [label, label], count: 1 },
})
const todos = [
  todo('userOrder', '退款待处理'),
  todo('article', '待校对'),
  todo('issue', '有文章待校对'),
  todo('comment', '待审核'),
]
const called = (entity: string) => catalogue.entities.get(entity)!.label

test('kinds are told by the group of the menu they stand in, the most urgent group first', () => {
  const areas = areasOf(placed(todos, catalogue.screens))
  expect(areas.map(({ label, count }) => [label[0], count])).toEqual([
    ['数据管理', 1],
    ['内容管理', 2],
    ['评论管理', 1],
  ])
})

test('what no screen of one’s own leads to stands last, and in no area', () => {
  const seen = catalogue.screens.filter(({ entity }) => entity !== 'userOrder')
  const all = placed(todos, seen)
  expect(all.at(-1)).toMatchObject({ todo: todos[0], path: undefined, area: undefined })
  expect(areasOf(all).map(({ label }) => label[0])).toEqual(['内容管理', '评论管理'])
})

test('kinds are found by what they are called, why they wait, and their area', () => {
  const all = placed(todos, catalogue.screens)
  const found = (typed: string, area: string | null = null) =>
    sought(all, { area, typed }, called).map((one) => one.todo.entity)
  expect(found('校对')).toEqual(['article', 'issue'])
  expect(found('期次')).toEqual(['issue'])
  expect(found('ARTICLE')).toEqual(['article'])
  expect(found('', '评论管理')).toEqual(['comment'])
  expect(found('退款', '评论管理')).toEqual([])
})

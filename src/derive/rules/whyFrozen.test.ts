import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { stillFrozen, whyFrozen } from './whyFrozen.ts'

const article = entity('article', ['文章', 'Article'], { fields: {} })
const issue = entity('issue', ['期次', 'Issue'], {
  fields: { sold: f.count('累计销量', 'Sold'), period: f.period('展示时间', 'Shown') },
  states: { running: ['进行中', 'Running'] },
})
const situation = {
  entity: issue,
  entities: new Map([['article', article]]),
  before: { sold: 1360, status: 'running' },
} as never

test.each([
  [undefined, '创建后不能修改'],
  [{ sold: { gt: 0 } }, '累计销量为 1360，不能再修改'],
  [{ status: ['running', 'finished'] }, '当前为“进行中”，不能再修改'],
  [{ some: 'article' }, '已有文章，不能再修改'],
  [{ sold: { gt: 0 }, status: 'running' }, '现在不能再修改'],
])('a field frozen once %j tells %s', (once, told) => {
  expect(whyFrozen(once, situation)[0]).toBe(told)
})

test.each([
  [undefined, '代码创建后不能修改', 'Code cannot be changed once created'],
  [
    { some: 'article' },
    '代码已不能修改：已有文章',
    'Code can no longer be changed: there is one article at least',
  ],
  [{ sold: { gt: 0 }, status: 'running' }, '代码已不能修改', 'Code can no longer be changed'],
])('a field that was changed though frozen once %j is told why', (once, ...told) => {
  expect(stillFrozen(once, ['代码', 'Code'], situation)).toEqual(told)
})

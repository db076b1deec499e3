import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { practiceWork } from './camps/practiceWork.ts'
import { article } from './magazines/article.ts'
import { issue } from './magazines/issue.ts'

test('an issue leads to its articles from its row and from its form', () => {
  expect(issue.actions.articles).toMatchObject({ on: ['row', 'form'], opens: 'article', by: 'issue' })
})

test('articles are found by magazine and by the day they were published', () => {
  expect(article.list.filters).toEqual(expect.arrayContaining(['magazine', 'publishAt']))
})

test('whoever marks a work reads its task above it, and the full mark beside the score', () => {
  const [work = [], marking = []] = (practiceWork as Entity).form.map(([, , rows]) => rows)
  expect(work.indexOf('task')).toBeLessThan(work.indexOf('content'))
  expect(marking).toContainEqual(['score', 'fullMark'])
})

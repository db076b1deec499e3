import { expect, test } from 'vitest'
import { article } from '#resources/magazines/article.ts'
import { leadArticle } from '#resources/magazines/leadArticle.ts'
import { carryOver } from './carryOver.ts'

test('the next article begins in the issue and column of the one before, with its authors and source', () => {
  const before = {
    ...{ id: 1, title: '渡口', issue: 3, column: 4, authors: [5], source: 6, tags: [7] },
    ...{ body: '<p>船</p>', imageUrl: '/a.jpg', status: 'draft', magazine: 2 },
  }
  expect(carryOver(article, before)).toEqual({ issue: 3, column: 4, authors: [5], source: 6 })
  expect(carryOver(article, { ...before, issue: null })).toEqual({
    column: 4,
    authors: [5],
    source: 6,
  })
})

test('what may stand once only is chosen anew', () => {
  expect(carryOver(leadArticle, { id: 1, issue: 3, article: 8, lead: '船' })).toEqual({ issue: 3 })
})

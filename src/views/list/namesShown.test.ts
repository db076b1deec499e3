import { expect, test } from 'vitest'
import { article } from '#resources/magazines/article.ts'
import { namesShown } from './namesShown.ts'

test('asks for the columns, the title, and what chips and moves look at', () => {
  const names = namesShown(article, ['imageUrl', 'column'])
  expect(names).toEqual(expect.arrayContaining(['imageUrl', 'column', 'title', 'podcastInserts']))
  expect(names).toContain('issue')
  expect(names).not.toContain('body')
})

test('asks for the same in the same words, whatever the order of the columns', () => {
  expect(namesShown(article, ['column', 'title'])).toEqual(namesShown(article, ['title', 'column']))
})

import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { holdsDrafts, listHolding } from './listHolding.ts'

const screen = (path: string) => ({ path, menu: '', label: ['', ''], kind: 'list' }) as const
const essay = entity('essay', ['随笔', 'Essay'], {
  fields: { title: f.text('标题', 'Title') },
  states: { draft: ['草稿', 'Draft'], published: ['已上架', 'Published'] },
  fixed: { '/essays': { status: ['published'] }, '/drafts': { status: 'draft' } },
})

test('a record its list leaves out is shown by the list that is for it', () => {
  expect(listHolding(essay, screen('/essays'), { status: 'draft' })).toBe('/drafts')
  expect(listHolding(essay, screen('/essays'), { status: 'published' })).toBe('/essays')
  expect(listHolding(essay, screen('/all'), { status: 'draft' })).toBe('/all')
})

test('a screen that holds new records only holds drafts', () => {
  expect(holdsDrafts(essay, screen('/drafts'))).toBe(true)
  expect(holdsDrafts(essay, screen('/essays'))).toBe(false)
})

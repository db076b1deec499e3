import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { limitsOf } from './LimitNotes.tsx'

const word = entity('word', ['词', 'Word'], {
  fields: {
    text: f.text('词语', 'Word'),
    type: f.choice('类型', 'Type', { hot: ['热搜', 'Hot'], key: ['关键词', 'Key'] }),
  },
  states: { draft: ['草稿', 'Draft'], published: ['已上线', 'Live'] },
  rules: { 1: { limit: { most: 20 }, where: { type: 'hot', status: 'published' } } },
})

test('a list tells the limits of what it can show, whatever state it is filtered by', () => {
  expect(limitsOf(word, {}).map(({ most }) => most)).toEqual([20])
  expect(limitsOf(word, { type: 'hot', status: 'draft' })).toHaveLength(1)
  expect(limitsOf(word, { type: 'key' })).toEqual([])
})

test('a limit says what it is of, and whether that is only a part of what the list shows', () => {
  expect(limitsOf(word, {})).toMatchObject([
    { label: ['热搜（已上线）', 'Hot (live)'], isPart: true },
  ])
  expect(limitsOf(word, { type: 'hot' })).toMatchObject([{ isPart: false }])
})

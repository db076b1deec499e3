import { expect, test } from 'vitest'
import type { Action, Entity } from '#declare'
import { audiobook } from '#resources/audio/audiobook.ts'
import { radioStation } from '#resources/audio/radioStation.ts'
import { issue } from '#resources/magazines/issue.ts'
import { magazine } from '#resources/magazines/magazine.ts'
import { addressOf } from './addressOf.ts'

const actionOf = (entity: object, name: string) => (entity as Entity).actions[name] as Action
const opened = (entity: object, name: string) => {
  const [path, query] = addressOf(actionOf(entity, name), { id: 12 }).split('?')
  return [path, JSON.parse(new URLSearchParams(query).get('filter') ?? 'null')]
}

test('magazine.issues and magazine.columns open what belongs to the magazine', () => {
  expect(opened(magazine, 'issues')).toEqual([
    '/contentManagement/magazine/issues',
    { magazine: 12 },
  ])
  expect(opened(magazine, 'columns')).toEqual([
    '/contentManagement/magazine/columns',
    { magazine: 12 },
  ])
})

test('issue.articles opens the articles of the issue, issue.podcastInsert the page beside it', () => {
  expect(opened(issue, 'articles')).toEqual(['/contentManagement/magazine/articles', { issue: 12 }])
  expect(addressOf(actionOf(issue, 'podcastInsert'), { id: 12 })).toBe(
    '/contentManagement/magazine/podcastInsert?id=12',
  )
})

test('audiobook.episodes and radioStation.episodes open what belongs to the collection', () => {
  expect(opened(audiobook, 'episodes')).toEqual(['/contentManagement/audio', { audiobook: 12 }])
  expect(opened(radioStation, 'episodes')).toEqual([
    '/contentManagement/podcast',
    { radioStation: 12 },
  ])
})

test('without a record an action opens the whole list, and a page gets the record by its id', () => {
  expect(addressOf(actionOf(magazine, 'issues'), null)).toBe('/contentManagement/magazine/issues')
  const leading = { page: '/configCenter/roles' } as Action
  expect(addressOf(leading, { id: 3 })).toBe('/configCenter/roles?id=3')
  expect(addressOf({} as Action, null)).toBe('/404')
})

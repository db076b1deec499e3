import { expect, test } from 'vitest'
import { playlist } from '#resources/audio/playlist.ts'
import { gatherKinds, withGathered } from './gathered.ts'

test('playlist.addItems has a tab for each kind, narrowed as its rules say', () => {
  const kinds = gatherKinds(playlist, 'items')
  expect(kinds.map(({ choice, entity }) => [choice, entity])).toEqual([
    ['audio', 'audio'],
    ['podcast', 'podcast'],
    ['lesson', 'catalog'],
    ['article', 'article'],
  ])
  expect(kinds[2]?.where).toEqual({ nodeKind: 'lesson' })
})

test('playlist.addItems appends what is not in the list yet, with the fields of its kind only', () => {
  const [book, show] = gatherKinds(playlist, 'items')
  const standing = [{ itemKind: 'podcast', podcast: 7, note: '必听' }]
  const next = withGathered(playlist, 'items', standing, [
    { kind: show!, id: 7 },
    { kind: show!, id: 8 },
    { kind: book!, id: 8 },
  ])
  const none = { audio: null, podcast: null, lesson: null, article: null, note: null }
  expect(next).toEqual([
    ...standing,
    { ...none, itemKind: 'podcast', podcast: 8 },
    { ...none, itemKind: 'audio', audio: 8 },
  ])
})

import { expect, test } from 'vitest'
import { changesOf, episode, heldBy, type Insert, sequenceOf } from './sequence.ts'

const article = (id: number, podcastInserts: readonly Insert[] = []) => ({
  id,
  version: 1,
  podcastInserts,
})
const one = { _key: '0', podcast: 11, place: 'after', title: null } as const
const two = { _key: '1', podcast: 12, place: 'before', title: '听' } as const

test('episodes stand where their article says, and nothing changes by being looked at', () => {
  const items = sequenceOf([article(1, [one]), article(2, [two])])
  expect(items.map(({ key }) => key)).toEqual([
    'article 1',
    'episode 11',
    'episode 12',
    'article 2',
  ])
  expect(changesOf(items)).toEqual([])
})

test('an episode dragged below another article goes with that one', () => {
  const [first, dragged, second] = sequenceOf([article(1, [one]), article(2)])
  expect(changesOf([first!, second!, dragged!])).toEqual([
    { article: 1, version: 1, podcastInserts: [] },
    {
      article: 2,
      version: 1,
      podcastInserts: [{ podcast: 11, place: 'after', title: null }],
    },
  ])
})

test('at the head of the issue an episode stands before the first article', () => {
  const items = [episode({ podcast: 9, place: 'after' }), ...sequenceOf([article(1)])]
  expect(heldBy(items).get(1)).toEqual([{ podcast: 9, place: 'before' }])
})

test('one that stood before the article below stays with it, a new one above it goes with the article above', () => {
  const [first, kept, second] = sequenceOf([article(1), article(2, [two])])
  const fresh = episode({ podcast: 9, place: 'after' })
  const held = heldBy([first!, fresh, kept!, second!])
  expect(held.get(1)).toEqual([{ podcast: 9, place: 'after' }])
  expect(held.get(2)).toEqual([two])
})

import { expect, test } from 'vitest'
import { podcast } from '#resources/audio/podcast.ts'
import { radioStation } from '#resources/audio/radioStation.ts'
import { addressOf } from '../record/addressOf.ts'
import { playsOf, soundOf } from './playing.ts'

const row = { id: 12, title: '写给装裱师的信', smallImage: null }

test('podcast.preview plays the sound of an episode, wherever it lies', () => {
  const plays = playsOf(podcast)!
  const audio = { url: 'https://feeds.example.com/1.mp3', name: '1.mp3' }
  expect(soundOf(podcast, plays, { ...row, audio })).toEqual({
    of: 'podcast/12',
    url: audio.url,
    title: row.title,
  })
  expect(soundOf(podcast, plays, { ...row, audio: null })).toBeNull()
  expect(playsOf(radioStation)).toBeUndefined()
})

test('podcast.placeInIssue opens the insertion page with the episode in hand', () => {
  const url = new URL(addressOf(podcast.actions.placeInIssue!, row), 'http://portal.test')
  expect(url.pathname).toBe('/contentManagement/magazine/podcastInsert')
  expect(JSON.parse(url.searchParams.get('filter')!)).toEqual({ podcast: 12 })
})

test('radioStation.episodes opens the episodes of that collection', () => {
  const url = new URL(addressOf(radioStation.actions.episodes!, row), 'http://portal.test')
  expect(url.pathname).toBe('/contentManagement/podcast')
  expect(JSON.parse(url.searchParams.get('filter')!)).toEqual({ radioStation: 12 })
})

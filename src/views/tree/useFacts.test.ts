import { expect, test } from 'vitest'
import { epubChapter } from '#resources/pages/epubChapter.ts'
import { factsOf } from './useFacts.ts'

const say = ([zh]: readonly [string, string]) => zh

test('a tree shows what is switched on or off: whether a chapter is free to read, and shown', () => {
  const rows = [{ id: 1, title: '序言', trial: true, visible: false, wordCount: 200 }]
  const facts = factsOf(epubChapter, rows, say as never).map(({ name }) => name)
  expect(facts).toEqual(['wordCount', 'trial', 'visible'])
  const { setTrial, hide } = epubChapter.actions
  expect([setTrial?.on, setTrial?.sets, hide?.sets]).toEqual([
    ['row', 'bulk'],
    { trial: true },
    { visible: false },
  ])
})

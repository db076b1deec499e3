import { expect, test } from 'vitest'
import type { Entity, Row } from '#declare'
import { article } from '#resources/magazines/article.ts'
import { issue } from '#resources/magazines/issue.ts'
import { h5Page } from '#resources/operations/h5Page.ts'
import { advert } from '#resources/pages/advert.ts'
import { goesOutOfSight, isLive, isSeenAtOnce } from './isLive.ts'
import { nothingKnown } from './nothingKnown.ts'

const session = { acting: 'user', user: null, roles: [], special: new Set<string>() } as const
const at = (entity: Entity, record: Row, issues: Row = {}) =>
  ({
    ...{ entity, entities: new Map([['issue', issue]]), before: record, after: {} },
    ...{ now: '2026-11-29T20:00:00+08:00', session },
    ...nothingKnown,
    related: (_: string, id: number) => issues[id],
  }) as never
const live = (entity: Entity, record: Row, issues?: Row) => isLive(at(entity, record, issues))

test('a record is live in the states its public reading shows, whatever a form holds of it', () => {
  expect(live(issue as Entity, { status: 'published' })).toBe(true)
  for (const status of ['draft', 'scheduled', 'withdrawn'])
    expect(live(issue as Entity, { status })).toBe(false)
})

test('what hangs on another record is not live where that is known to be off, and taken for live where it is not known', () => {
  const inIssue = { status: 'published', issue: 7 }
  expect(live(article as Entity, inIssue, { 7: { id: 7, status: 'draft' } })).toBe(false)
  expect(live(article as Entity, inIssue, { 7: { id: 7, status: 'published' } })).toBe(true)
  expect(live(article as Entity, inIssue)).toBe(true)
})

test('where readers see what was published last, a save reaches nobody', () => {
  expect(live(h5Page as Entity, { status: 'published' })).toBe(false)
})

test('a change is seen at once where readers get that field of a live record, or get the record by it', () => {
  const published = at(issue as Entity, { status: 'published' })
  expect(isSeenAtOnce(published, ['publishDate'])).toBe(true)
  expect(isSeenAtOnce(published, ['releaseAt'])).toBe(false)
  expect(isSeenAtOnce(at(issue as Entity, { status: 'scheduled' }), ['publishDate'])).toBe(false)
  expect(isSeenAtOnce(at(h5Page as Entity, { status: 'published' }), ['title'])).toBe(false)
  const period = { start: '2026-11-01T00:00:00+08:00', end: '2026-12-01T00:00:00+08:00' }
  const later = { ...period, start: '2026-11-30T00:00:00+08:00' }
  const running = at(advert as Entity, { status: 'published', period })
  expect(isSeenAtOnce(running, ['period'])).toBe(true)
  expect(goesOutOfSight(running, { period: later })).toBe(true)
  expect(goesOutOfSight(running, { place: 'splash' })).toBe(false)
  const coming = at(advert as Entity, { status: 'published', period: later })
  expect(isSeenAtOnce(coming, ['period'])).toBe(false)
})

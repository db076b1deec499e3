import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { lanesOf, rowsOf } from './lanesOf.ts'
import type { Entry } from './useEntries.ts'

const advert = {
  name: 'advert',
  fields: {
    place: { kind: 'choice', of: { splash: ['开屏', 'Splash'], banner: ['横幅', 'Banner'] } },
  },
  calendar: { in: 'placements', at: 'period', place: 'place' },
} as unknown as Entity
const entry = (id: number, place: string, start: string, end: string): Entry => ({
  ...{ key: `advert/${id}`, entity: advert, row: { id, place }, title: `${id}`, source: 0 },
  ...{ span: { start, end, allDay: true }, place: `advert ${place}`, alone: false, late: false },
})

test('every place there is has a lane, free ones too, in the order they are declared', () => {
  const one = entry(1, 'banner', '2026-11-01', '2026-11-05')
  const lanes = lanesOf([{ entity: advert, cut: false }], [one])
  expect(lanes.map(({ key, entries }) => [key, entries.length])).toEqual([
    ['advert splash', 0],
    ['advert banner', 1],
  ])
})

test('a place that is offered no more keeps its lane while something stands in it', () => {
  const old = entry(1, 'pillar', '2026-11-01', '2026-11-05')
  const lanes = lanesOf([{ entity: advert, cut: false }], [old])
  expect(lanes.map(({ value }) => value)).toEqual(['splash', 'banner', 'pillar'])
})

test('what stands in a place at once stands one below the other, the rest in one line', () => {
  const first = entry(1, 'splash', '2026-11-01', '2026-11-05')
  const beside = entry(2, 'splash', '2026-11-03', '2026-11-08')
  const after = entry(3, 'splash', '2026-11-05', '2026-11-09')
  const rows = rowsOf([after, beside, first])
  expect(rows.map((row) => row.map(({ title }) => title))).toEqual([['1', '3'], ['2']])
})

import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import type { Lane } from './lanesOf.ts'
import type { Entry } from './useEntries.ts'
import { type Lift, taken } from './useLift.ts'

const of = (name: string) =>
  entity(name, ['广告', 'Ad'], { fields: { title: f.text('标题', 'Title') } })
const [ad, pcAd] = [of('advert'), of('pcAd')]
const lane = (one: typeof ad, value: string) =>
  ({ key: `${one.name} ${value}`, entity: one, value, entries: [] }) as unknown as Lane
const lanes = [lane(ad, 'splash'), lane(pcAd, 'top'), lane(pcAd, 'middle'), lane(ad, 'feed')]
const lifted: Lift = {
  entry: { key: 'pcAd/1', entity: pcAd, place: 'pcAd top' } as unknown as Entry,
  ...{ days: 0, lane: 'pcAd top' },
}
const press = (lift: Lift, code: string, shiftKey = false, may = true) =>
  taken(lift, { code, shiftKey }, lanes, () => may)

test('keys take an entry along time by a day, with Shift by a week', () => {
  const next = press(lifted, 'ArrowRight')!
  expect(next).toMatchObject({ days: 1, lane: 'pcAd top' })
  expect(press(next, 'ArrowLeft', true)).toMatchObject({ days: -6 })
})

test('keys take it to the next lane of its kind, as often as they are pressed, and no further than the last', () => {
  const next = press(lifted, 'ArrowDown')!
  expect(next).toMatchObject({ days: 0, lane: 'pcAd middle' })
  expect(press(next, 'ArrowDown')).toBeUndefined()
  expect(press(next, 'ArrowUp')).toMatchObject({ lane: 'pcAd top' })
  expect(press(lifted, 'ArrowUp')).toBeUndefined()
})

test('what may not leave its lane stays in it', () => {
  expect(press(lifted, 'ArrowDown', false, false)).toBeUndefined()
  expect(press(lifted, 'KeyA')).toBeUndefined()
})

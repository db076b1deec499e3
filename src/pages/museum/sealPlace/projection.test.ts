import { expect, test } from 'vitest'
import { coordinatesAt, gridOf, metresAcross, scaleBar, spotOf, viewOf } from './projection.ts'

const axis = [
  { longitude: 116.3966, latitude: 39.9489 },
  { longitude: 116.3916, latitude: 39.8696 },
]

test('sealPlace.place a view holds its places, and what is dropped somewhere stands there', () => {
  const view = viewOf(axis)
  for (const place of axis) {
    const { x, y } = spotOf(view, place)
    expect(x).toBeGreaterThan(10)
    expect(x).toBeLessThan(90)
    expect(y).toBeGreaterThan(10)
    expect(y).toBeLessThan(90)
    expect(coordinatesAt(view, { x, y })).toEqual(place)
  }
  expect(spotOf(view, axis[0]!).y).toBeLessThan(spotOf(view, axis[1]!).y)
})

test('the scale is a round length that fits, and the grid crosses the view', () => {
  const view = viewOf(axis)
  expect(scaleBar(view)).toBe(2000)
  expect(scaleBar(view)).toBeLessThan(metresAcross(view) / 4)
  const { meridians, parallels } = gridOf(view)
  expect(meridians.length).toBeGreaterThan(2)
  expect(parallels.length).toBeGreaterThan(1)
})

test('where nothing is placed yet the whole land is shown, and one place has room around it', () => {
  expect(viewOf([]).width).toBeGreaterThan(59)
  const one = viewOf(axis.slice(0, 1))
  expect(spotOf(one, axis[0]!).x).toBeCloseTo(50)
  expect(metresAcross(one)).toBeGreaterThan(2000)
})

import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { lanesOf } from './lanesOf.ts'

const duty = entity('duty', ['事项', 'Duty'], {
  fields: {
    title: f.text('标题', 'Title'),
    day: f.integer('天', 'Day'),
    camp: f.ref('训练营', 'Camp', { to: 'camp' }),
  },
})
const rows = [
  { id: 1, day: 7, camp: 4 },
  { id: 2, day: -1, camp: 2 },
  { id: 3, day: 7, camp: 4 },
]

test('days stand from the first to the last', () => {
  const lanes = lanesOf(duty, rows, 'day')
  expect(lanes.map(({ value, rows: of }) => [value, of.length])).toEqual([
    [-1, 1],
    [7, 2],
  ])
})

test('records stand in the order in which they come', () => {
  expect(lanesOf(duty, rows, 'camp').map(({ value }) => value)).toEqual([4, 2])
})

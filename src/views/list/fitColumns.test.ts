import { expect, test } from 'vitest'
import { entity, f } from '#declare'
import { columnsFor } from './columns.ts'
import { fitColumns, planWidths } from './fitColumns.ts'

const supple = { least: 100, wish: 200, grows: 1 }
const fixed = { least: 80, wish: 80, grows: 0 }

test('columns are as wide as they wish, and those that grow take what is left', () => {
  expect(planWidths([supple, fixed, supple], 680)).toEqual([300, 80, 300])
})

test('with less room only the supple ones give way', () => {
  expect(planWidths([supple, fixed, supple], 380)).toEqual([150, 80, 150])
})

test('below the least the table is wider than its room', () => {
  expect(planWidths([supple, fixed], 90)).toEqual([100, 80])
})

const show = entity('show', ['节目', 'Show'], {
  fields: {
    title: f.text('标题', 'Title'),
    host: f.text('主播', 'Host'),
    guest: f.text('嘉宾', 'Guest'),
    plays: f.count('播放量', 'Plays'),
    likes: f.count('点赞数', 'Likes'),
  },
})
const columns = columnsFor(show, ['title', 'host', 'plays', 'guest', 'likes'])
/** Each column wants 100, 80 where there is little room; one with another below it no more than that. */
const wantedOf = () => ({ least: 100, tight: 80, wish: 100, grows: 0 })
const fitted = (room: number, more: { folds?: boolean; sorted?: string } = {}) => {
  const rooms = { room, most: room + 60 }
  return fitColumns({ entity: show, columns, wantedOf, folds: true, ...rooms, ...more })
}
const names = ({ columns: shown }: ReturnType<typeof fitted>) =>
  shown.map(({ name, under }) => [name, ...under.map((one) => one.name)].join('/'))

test('with little room headings take two lines before anything moves', () => {
  expect(fitted(500)).toMatchObject({ tight: false, brief: false })
  expect(fitted(400)).toMatchObject({ tight: true, brief: false })
  expect(names(fitted(400))).toEqual(['title', 'host', 'plays', 'guest', 'likes'])
})

test('with less one column goes below another of its sort, then the next', () => {
  expect(names(fitted(320))).toEqual(['title', 'host/guest', 'plays', 'likes'])
  expect(names(fitted(240))).toEqual(['title', 'host/guest', 'plays/likes'])
})

test('what is sorted by keeps its heading, and what somebody chose its place', () => {
  expect(names(fitted(320, { sorted: 'guest' }))).toEqual(['title', 'host', 'plays/likes', 'guest'])
  expect(names(fitted(240, { folds: false }))).toHaveLength(5)
})

test('at last the buttons of the rows give way', () => {
  const last = fitted(200)
  expect(last).toMatchObject({ brief: true })
  expect(last.widths.reduce((sum, width) => sum + width, 0)).toBe(260)
})

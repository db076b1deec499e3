import { expect, test } from 'vitest'
import { beginningAt, clashesAmong, draggedTo, spanOf } from './calendarSpan.ts'

const by = (days: number, milliseconds = 0) => ({ days, milliseconds })

test('dates, moments and short periods stand where the clock in Shanghai puts them', () => {
  expect(spanOf('date', '2026-11-28')).toEqual({ start: '2026-11-28', allDay: true })
  expect(spanOf('dateTime', '2026-11-28T23:30:00+08:00')).toEqual({
    start: '2026-11-28T23:30:00',
    allDay: false,
  })
  expect(spanOf('dateTime', '2026-11-28T23:30:00Z')?.start).toBe('2026-11-29T07:30:00')
  const evening = { start: '2026-11-28T19:00:00+08:00', end: '2026-11-28T21:00:00+08:00' }
  expect(spanOf('period', evening)).toMatchObject({ end: '2026-11-28T21:00:00', allDay: false })
  expect(spanOf('period', null)).toBeUndefined()
  expect(spanOf('period', { start: evening.start })).toBeUndefined()
})

test('a period of days takes in the day it ends on, but not one that only begins then', () => {
  const from = (start: string, end: string) => spanOf('period', { start, end })
  expect(from('2026-11-01T00:00:00+08:00', '2026-11-11T23:59:59+08:00')).toEqual({
    ...{ start: '2026-11-01', end: '2026-11-12', allDay: true },
  })
  expect(from('2026-11-01T00:00:00+08:00', '2026-11-11T00:00:00+08:00')?.end).toBe('2026-11-11')
})

test('what is dragged keeps its time of day, and may be made longer at its end', () => {
  const both = { start: by(3), end: by(3) }
  expect(draggedTo('date', '2026-11-28', both)).toBe('2026-12-01')
  expect(draggedTo('dateTime', '2026-11-28T09:30:00+08:00', both)).toBe('2026-12-01T09:30:00+08:00')
  const period = { start: '2026-11-28T09:00:00+08:00', end: '2026-11-30T18:00:00+08:00' }
  expect(draggedTo('period', period, { start: by(0), end: by(2, 3_600_000) })).toEqual({
    start: period.start,
    end: '2026-12-02T19:00:00+08:00',
  })
})

test('two in one place at one time clash, those that follow one another do not', () => {
  const entry = (key: string, place: string | undefined, start: string, end: string) => ({
    ...{ key, span: { start, end, allDay: true } },
    ...(place && { place }),
  })
  const clashes = clashesAmong([
    entry('a', '开屏', '2026-11-01', '2026-11-11'),
    entry('b', '开屏', '2026-11-10', '2026-11-20'),
    entry('c', '开屏', '2026-11-20', '2026-11-25'),
    entry('d', '浮层', '2026-11-01', '2026-11-30'),
    entry('e', undefined, '2026-11-01', '2026-11-30'),
  ])
  expect([...clashes]).toEqual([
    ['b', 'a'],
    ['a', 'b'],
  ])
})

test('what is made for a day begins on it, for an hour with it', () => {
  expect(beginningAt('date', '2026-12-01')).toBe('2026-12-01')
  expect(beginningAt('date', '2026-12-01T14:30:00')).toBe('2026-12-01')
  expect(beginningAt('dateTime', '2026-12-01')).toBe('2026-12-01T09:00:00+08:00')
  expect(beginningAt('dateTime', '2026-12-01T14:30:00')).toBe('2026-12-01T14:30:00+08:00')
  expect(beginningAt('period', '2026-12-01')).toEqual({
    start: '2026-12-01T00:00:00+08:00',
    end: '2026-12-01T23:59:59+08:00',
  })
  expect(beginningAt('period', '2026-12-01T23:30:00')).toEqual({
    start: '2026-12-01T23:30:00+08:00',
    end: '2026-12-02T00:30:00+08:00',
  })
})

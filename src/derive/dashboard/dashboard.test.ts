import { describe, expect, test } from 'vitest'
import { bandAt } from './bandAt.ts'
import { bucketsOf, daysIn, unfinishedOf, usualGrain } from './buckets.ts'
import { changeOf } from './changeOf.ts'
import { lately, spanAsked, spanBefore, yearAgo } from './span.ts'
import { topRows } from './topRows.ts'
import { countedFor, workedOut } from './workedOut.ts'

const days = {
  unit: 'day',
  default: 30,
  presets: [7, 30],
  longest: 366,
  until: 'yesterday',
} as const
const months = { unit: 'month', default: 12, presets: [6, 12], longest: 24 } as const
const now = '2026-11-22T09:00:00+08:00'

describe('a range', () => {
  test('ends yesterday where days are counted at night, and in this month where months are told', () => {
    expect(lately(days, 7, now)).toEqual({ from: '2026-11-15', to: '2026-11-21' })
    expect(lately(months, 12, now)).toEqual({ from: '2025-12', to: '2026-11' })
  })

  test('icbcData#rangeIsLimited is the last 30 days unless asked otherwise, and 366 days at most', () => {
    expect(spanAsked(days, {}, now)).toEqual({ from: '2026-10-23', to: '2026-11-21' })
    expect(spanAsked(days, { from: '2025-11-21', to: '2026-11-21' }, now)).toEqual({
      from: '2025-11-21',
      to: '2026-11-21',
    })
    expect(spanAsked(days, { from: '2025-11-20', to: '2026-11-21' }, now)).toEqual([
      {
        field: 'from',
        message: [
          '时间范围 367 天，最长 366 天，请缩短',
          'The range is 367 days, at most 366 days can be asked: shorten it',
        ],
      },
    ])
  })

  test('30 February is no day', () => {
    expect(spanAsked(days, { from: '2026-02-30' }, now)).toMatchObject([{ field: 'from' }])
  })

  test('is compared with as many days right before, and with the same days a year ago', () => {
    const span = { from: '2026-03-01', to: '2026-03-07' }
    expect(spanBefore(span, 'day')).toEqual({ from: '2026-02-22', to: '2026-02-28' })
    expect(yearAgo({ from: '2024-02-29', to: '2024-03-01' }, 'day')).toEqual({
      from: '2023-02-28',
      to: '2023-03-01',
    })
    expect(spanBefore({ from: '2026-01', to: '2026-03' }, 'month')).toEqual({
      from: '2025-10',
      to: '2025-12',
    })
  })
})

describe('stretches of a range', () => {
  test('are weeks from Monday on, the first and the last cut off', () => {
    const span = { from: '2026-11-19', to: '2026-12-01' }
    expect(bucketsOf(span, 'day', 'week')).toEqual([
      { key: '2026-11-16', from: '2026-11-19', to: '2026-11-22' },
      { key: '2026-11-23', from: '2026-11-23', to: '2026-11-29' },
      { key: '2026-11-30', from: '2026-11-30', to: '2026-12-01' },
    ])
    expect(bucketsOf(span, 'day', 'month').map(({ key, ...one }) => [key, daysIn(one)])).toEqual([
      ['2026-11', 12],
      ['2026-12', 1],
    ])
  })

  test('are unfinished where today lies in them, also where they are cut off before it', () => {
    const until = (to: string, grain: 'day' | 'week' | 'month') =>
      unfinishedOf(bucketsOf({ from: '2026-11-01', to }, 'day', grain), 'day', grain, '2026-11-21')
    expect(until('2026-11-21', 'day')).toEqual({ bucket: '2026-11-21', of: 'day' })
    expect(until('2026-11-20', 'day')).toBeUndefined()
    expect(until('2026-11-20', 'week')).toEqual({ bucket: '2026-11-16', of: 'week' })
    expect(until('2026-11-15', 'week')).toBeUndefined()
    const months = bucketsOf({ from: '2026-09', to: '2026-11' }, 'month', 'day')
    const open = unfinishedOf(months, 'month', 'day', '2026-11-21')
    expect(open).toEqual({ bucket: '2026-11', of: 'month' })
  })

  test('grow with the range, so that one can still tell them apart', () => {
    const all = ['day', 'week', 'month'] as const
    expect(usualGrain({ from: '2026-11-01', to: '2026-11-30' }, all)).toBe('day')
    expect(usualGrain({ from: '2026-06-01', to: '2026-11-30' }, all)).toBe('week')
    expect(usualGrain({ from: '2025-12-01', to: '2026-11-30' }, all)).toBe('month')
    expect(usualGrain({ from: '2025-12-01', to: '2026-11-30' }, ['day'])).toBe('day')
  })
})

describe('measures', () => {
  const label = ['', ''] as const
  const measures = {
    income: { label, sum: 'net' },
    expense: { label, sum: 'amount' },
    profit: { label, minus: ['income', 'expense'] },
    rate: { label, part: ['profit', 'income'] },
    daily: { label, perDay: 'income' },
    ratio: { label, part: ['income', 'expense'], as: 'decimal' },
  } as const

  test('are worked out from what was counted; a part of nothing is empty', () => {
    const counted = { income: 800, expense: 200 }
    expect(workedOut(['profit', 'rate', 'daily', 'ratio'], measures, counted, 4)).toEqual({
      profit: 600,
      rate: 75,
      daily: 200,
      ratio: 4,
    })
    expect(workedOut(['income', 'rate'], measures, {}, 1)).toEqual({ income: 0, rate: null })
  })

  test('name what must be counted for them, once', () => {
    expect(countedFor(['rate', 'daily'], measures)).toEqual(['income', 'expense'])
  })

  test('stand beside earlier ones in percent, or as new where there was nothing', () => {
    expect(changeOf(110, 100)).toEqual({ way: 'up', percent: 10 })
    expect(changeOf(97, 100)).toEqual({ way: 'down', percent: 3 })
    expect(changeOf(1015, 1000)).toEqual({ way: 'up', percent: 1.5 })
    expect(changeOf(-50, -100)).toEqual({ way: 'up', percent: 50 })
    expect(changeOf(5, 0)).toEqual({ way: 'fresh', percent: 0 })
    expect(changeOf(0, 0)).toEqual({ way: 'same', percent: 0 })
    expect(changeOf(null, 4)).toBeUndefined()
  })
})

test('icbcData#dashboardShowsRanking equal values share a rank, and whoever shares the last is in', () => {
  const rows = [7, 9, 9, 5, 7, null, 1].map((value) => ({ value }))
  const valueAt = ({ value }: { value: number | null }) => value
  const ranks = (top: number, least = false) =>
    topRows(rows, valueAt, { top, least }).map(({ rank, value }) => [rank, value])
  expect(ranks(3)).toEqual([
    [1, 9],
    [1, 9],
    [3, 7],
    [3, 7],
  ])
  expect(ranks(2, true)).toEqual([
    [1, 1],
    [2, 5],
  ])
})

test('icbcData#dashboardShowsDuration a bound belongs to the band above it', () => {
  const steps = [600, 1800, 3600, 10_800]
  expect([0, 599, 600, 1799, 3600, 10_800].map((value) => bandAt(value, steps))).toEqual([
    0, 0, 1, 1, 3, 4,
  ])
})

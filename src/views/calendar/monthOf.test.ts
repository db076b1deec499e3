import { expect, test } from 'vitest'
import { monthOf, PER_DAY } from './monthOf.ts'
import type { Entry } from './useEntries.ts'

const entry = (key: string, span: Partial<Entry['span']>, more: Partial<Entry> = {}) =>
  ({ key, span: { start: '2026-11-10T09:00:00', allDay: false, ...span }, ...more }) as Entry
const day = (date: string, count: number) =>
  Array.from({ length: count }, (_, at) => entry(`${date}/${at}`, { start: `${date}T09:00:00` }))

test('A day with no more than it shows is given whole, and nothing is said to be left out', () => {
  const { entries, leftOut } = monthOf(day('2026-11-10', PER_DAY), undefined)
  expect(entries).toHaveLength(PER_DAY)
  expect(leftOut.size).toBe(0)
})

test('Of a full day a handful is drawn and one more, and the number of the rest is told', () => {
  const { entries, leftOut } = monthOf(
    [...day('2026-11-10', 130), ...day('2026-11-11', 2)],
    undefined,
  )
  expect(entries).toHaveLength(PER_DAY + 1 + 2)
  expect(leftOut).toEqual(new Map([['2026-11-10', 130 - PER_DAY - 1]]))
})

test('The day that was opened is given whole, the others as before', () => {
  const full = [...day('2026-11-10', 130), ...day('2026-11-11', 130)]
  const { entries, leftOut } = monthOf(full, '2026-11-10')
  expect(entries).toHaveLength(130 + PER_DAY + 1)
  expect([...leftOut.keys()]).toEqual(['2026-11-11'])
})

test('What alarms is among those drawn, however late on its day', () => {
  const late = entry('late', { start: '2026-11-10T23:00:00' }, { late: true })
  const { entries } = monthOf([...day('2026-11-10', 130), late], undefined)
  expect(entries.map(({ key }) => key)).toContain('late')
})

test('What lasts for days is drawn where any of its days has room, and counts on each', () => {
  const sale = entry('sale', { start: '2026-11-10', end: '2026-11-13', allDay: true })
  const { entries, leftOut } = monthOf([...day('2026-11-12', 130), sale], undefined)
  expect(entries.map(({ key }) => key)).toContain('sale')
  expect(leftOut).toEqual(new Map([['2026-11-12', 130 - PER_DAY]]))
})

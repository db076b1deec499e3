import { expect, test } from 'vitest'
import { type Line, pageOf } from './pageOf.ts'

const line = (name: string, at: string): Line =>
  ({ key: `${name}/${at}`, at, source: { of: name }, entity: {}, row: {} }) as unknown as Line
const day = (number: number) => `2026-11-${String(number).padStart(2, '0')}T10:00:00+08:00`

test('a page is complete as far as it goes: nothing of another source is missing in between', () => {
  // Twenty orders, of which more are to come; three letters, of which one is older than the last order read.
  const orders = Array.from({ length: 20 }, (_, at) => line('order', day(28 - at)))
  const letters = [line('letter', day(28)), line('letter', day(15)), line('letter', day(2))]
  const { lines, before } = pageOf([orders, letters])
  expect(before).toBe(day(9))
  expect(lines).toHaveLength(22)
  expect(lines.map(({ at }) => at)).toEqual(
    lines
      .map(({ at }) => at)
      .toSorted()
      .reverse(),
  )
})

test('the last page has all there is', () => {
  expect(pageOf([[line('order', day(3))], []])).toEqual({ lines: [line('order', day(3))] })
  expect(pageOf([])).toEqual({ lines: [] })
})

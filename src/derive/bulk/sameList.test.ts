import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readMoney } from '#resources/data/bulk/readMoney.ts'
import type { Cells } from './cell.ts'
import { hashOf } from './hashOf.ts'
import { cellsOf, normalise } from './normalise.ts'

const today = '2026-11-21'
const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length })
const day = fc
  .date({ min: new Date('2026-11-21'), max: new Date('2036-11-20'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10))
const row = fc.record({
  phone: fc.tuple(fc.constantFrom('13', '18', '19'), digits(9)).map((parts) => parts.join('')),
  uid: digits(8),
  amount: fc.integer({ min: 1, max: 500_000 }).map((fen) => (fen / 100).toFixed(2)),
  validUntil: day,
  note: fc.string({ unit: fc.constantFrom(...'客诉补偿，。!=+-@ab1 '), maxLength: 20 }),
})
const list = fc.array(row, { maxLength: 8 })
const anything = fc.dictionary(
  fc.constantFrom('phone', 'uid', 'amount', 'validUntil', 'note'),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
)

const wide = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0))
/** The same row as other people would write it. */
const rewritten = ({ phone, uid, amount, validUntil, note }: Cells): Cells => ({
  phone: `+86 ${String(phone).slice(0, 3)}-${String(phone).slice(3)}`,
  uid: wide(String(uid)),
  amount: ` ${Number(amount)}`,
  validUntil: String(validUntil).replaceAll('-', '/'),
  note: ` ${note}\u3000`,
})
const hash = (rows: readonly Cells[], options = {}) =>
  hashOf(
    'readMoney',
    options,
    rows.map((cells) => normalise(readMoney, cells, today).text),
  )

test('normalising twice is normalising once', () => {
  fc.assert(
    fc.property(fc.oneof(row, anything), (cells) => {
      const once = normalise(readMoney, cells, today)
      const again = normalise(readMoney, cellsOf(readMoney, once.values), today)
      expect(again.values).toEqual(once.values)
    }),
  )
})

test('never throws, and gives no value beside a fault', () => {
  fc.assert(
    fc.property(anything, (cells) => {
      const { values, findings } = normalise(readMoney, cells, today)
      for (const { column } of findings)
        if (column) expect(values[column as keyof typeof values]).toBeNull()
    }),
  )
})

test('the same list has the same hash, whatever the order and the way of writing', async () => {
  await fc.assert(
    fc.asyncProperty(list, fc.infiniteStream(fc.nat()), async (rows, order) => {
      const shuffled = rows
        .map((cells) => ({ cells: rewritten(cells), at: order.next().value }))
        .sort((a, b) => a.at - b.at)
      expect(await hash(shuffled.map(({ cells }) => cells))).toBe(await hash(rows))
    }),
  )
})

test('another amount, another row and another option make another list', async () => {
  const rows = [{ phone: '19900000001', amount: '50' }]
  const hashes = [
    await hash(rows),
    await hash([{ ...rows[0]!, amount: '50.01' }]),
    await hash([...rows, ...rows]),
    await hash([]),
    await hash(rows, { period: 3 }),
    await hash([{ ...rows[0]!, amount: 'fifty' }]),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashes[0]).toMatch(/^[0-9a-f]{64}$/)
})

test('options are the same in any order, and empty ones are none', async () => {
  const one = await hash([], { period: 3, range: { start: 'a', end: 'b' }, medal: null })
  expect(await hash([], { range: { end: 'b', start: 'a' }, period: 3 })).toBe(one)
})

test('the day on which a list is read does not change it', async () => {
  const cells = { phone: '19900000001', amount: '50', validUntil: '2026-11-21' }
  const later = normalise(readMoney, cells, '2027-01-01')
  expect(later.findings).not.toEqual([])
  expect(later.text).toBe(normalise(readMoney, cells, today).text)
})

import { expect, test } from 'vitest'
import { readMoney } from '#resources/data/bulk/readMoney.ts'
import { doubles, settleDoubles } from './doubles.ts'
import { messageOf } from './finding.ts'

const row = (
  rowNo: number,
  phone: string | null,
  uid: string | null,
  user: number | null,
  amount = 5000,
) => ({
  rowNo,
  user,
  values: { phone, uid, amount },
})

test('the later row of two for one user is a problem, and names the earlier', () => {
  const found = doubles(readMoney, [row(2, '19900000001', null, 7), row(5, '19900000001', null, 7)])
  expect([...found.keys()]).toEqual([5])
  expect(messageOf(readMoney, found.get(5)!)).toEqual(['与第2行重复', 'Same as row 2'])
})

test('a phone and a user ID of one user are the same user', () => {
  const rows = [row(2, '19900000001', null, 7), row(3, null, '10000231', 7)]
  expect(doubles(readMoney, rows).has(3)).toBe(true)
})

test('goes by phone or user ID where the user is not known, and says nothing without either', () => {
  const rows = [row(2, '19900000001', null, null), row(3, '19900000001', null, null)]
  expect(doubles(readMoney, rows).has(3)).toBe(true)
  expect(doubles(readMoney, [row(2, null, null, null), row(3, null, null, null)]).size).toBe(0)
})

test('keeps the first row, or adds the amounts up in it', () => {
  const rows = [row(4, null, null, 7, 300), row(2, null, null, 7, 100), row(3, null, null, 8, 50)]
  expect(settleDoubles(readMoney, rows, 'keepFirst')).toEqual({
    drop: [{ rowNo: 4, first: 2 }],
    change: [],
  })
  expect(settleDoubles(readMoney, rows, 'merge')).toEqual({
    drop: [{ rowNo: 4, first: 2 }],
    change: [{ rowNo: 2, column: 'amount', value: 400 }],
  })
})

test('says so where there is nothing to add up', () => {
  const kind = { ...readMoney, same: { as: ['user'] } }
  expect(() => settleDoubles(kind, [], 'merge')).toThrow('names no column to merge')
})

import { expect, test } from 'vitest'
import type { BatchRow, Column, Finding } from './calls.ts'
import { isProblem, wrongColumns } from './wrongColumns.ts'

const columns = [
  ['phone', 'phone'],
  ['uid', 'uid'],
  ['amount', 'money'],
].map(([name, kind]) => ({ name, kind, header: name, en: name, required: false })) as Column[]
const rowWith = (cells: BatchRow['cells'], ...findings: Partial<Finding>[]) =>
  ({ cells, findings, level: 'error', status: 'waiting' }) as unknown as BatchRow

test('a finding that names its column is put right there', () => {
  const row = rowWith({ phone: '138' }, { code: 'R7', level: 'error', column: 'amount' })
  expect(wrongColumns(columns, row)).toEqual(['amount'])
})

test('a finding that names none is about who is meant: the cell that says so', () => {
  const row = rowWith({ phone: '', uid: '20000001' }, { code: 'R4', level: 'error', column: null })
  expect(wrongColumns(columns, row)).toEqual(['uid'])
})

test('where nobody is named either cell will do', () => {
  const row = rowWith({}, { code: 'R2', level: 'error' })
  expect(wrongColumns(columns, row)).toEqual(['phone', 'uid'])
})

test('a warning asks for nothing to be put right', () => {
  expect(wrongColumns(columns, rowWith({ phone: '1' }, { code: 'D2', level: 'warn' }))).toEqual([])
})

test('a row that was dropped is no problem any more', () => {
  const row = rowWith({}, { code: 'R2', level: 'error' })
  expect([isProblem(row), isProblem({ ...row, status: 'skipped' })]).toEqual([true, false])
})

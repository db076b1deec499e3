import { expect, test } from 'vitest'
import { pastedBlock } from './pastedBlock.ts'

test('a block copied from a spreadsheet is read line by line', () => {
  expect(pastedBlock('19900000001\t20.00\r\n19900000002\t"他说""好"""\r\n')).toEqual([
    ['19900000001', '20.00'],
    ['19900000002', '他说"好"'],
  ])
})

test('a single cell is pasted where the caret is', () => {
  expect(pastedBlock('19900000001')).toBeNull()
  expect(pastedBlock('19900000001\n')).toBeNull()
})

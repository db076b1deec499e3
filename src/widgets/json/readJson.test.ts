import { expect, test } from 'vitest'
import { readJson } from './readJson.ts'

test('JSON reads as its value, nothing as nothing', () => {
  expect(readJson('{"a": [1, true]}')).toEqual({ value: { a: [1, true] } })
  expect(readJson(' \n')).toEqual({ value: null })
})

test('where reading stops is told by line and column, in both languages', () => {
  expect(readJson('{\n  "a": 1,\n  b: 2\n}')).toEqual({
    line: 3,
    column: 3,
    problem: [
      '不是有效的 JSON：第 3 行第 3 个字符“b”处读不下去',
      'Not valid JSON: reading stops at "b", line 3, column 3',
    ],
  })
})

test('what is not finished is told by the line it ends in', () => {
  expect(readJson('{\n  "a": ')).toMatchObject({ line: 2 })
  expect(readJson('{\n  "a": ').problem?.[0]).toContain('还没有写完')
})

import { expect, test } from 'vitest'
import { settingField, settingText, settingValue } from './settingField.ts'

test.each([
  ['integer', '30', 30],
  ['money', '1999', 1999],
  ['boolean', 'true', true],
  ['text', '30', '30'],
  ['json', '{"a":1}', { a: 1 }],
])('a %s is kept as text and read back as itself', (valueKind, text, value) => {
  const setting = { valueKind, value: text }
  expect(settingValue(setting)).toEqual(value)
  expect(settingText(setting, value)).toBe(text)
})

test('a setting nobody has set shows its default', () => {
  expect(settingValue({ valueKind: 'integer', value: null, initial: '5' })).toBe(5)
})

test('a setting is an input of its kind with its limits', () => {
  const field = settingField({
    key: 'a.b',
    name: '上限',
    valueKind: 'integer',
    limits: { min: 1, max: 9 },
  })
  expect(field).toMatchObject({ kind: 'integer', min: 1, max: 9, label: ['上限', '上限'] })
})

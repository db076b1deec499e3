import { expect, test } from 'vitest'
import type { Field } from '#declare'
import { settingField, settingText, settingValue, typedField } from './settingField.ts'

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

test('the limits of a number are its hint, those of money in yuan', () => {
  const limited = (valueKind: string, limits: object) =>
    settingField({ key: 'a.b', name: '上限', valueKind, limits }).help?.[0]
  expect(limited('integer', { min: 1, max: 240 })).toBe('1–240')
  expect(limited('money', { min: 100 })).toBe('≥ 1')
  expect(limited('integer', {})).toBeUndefined()
})

test('a list whose limits say what it holds is edited entry by entry, another one as JSON', () => {
  const limits = { max: 5, of: 'image 690x260, jump' }
  const field = settingField({ key: 'a.b', name: '首页轮播', valueKind: 'list', limits })
  expect(field).toMatchObject({
    kind: 'list',
    max: 5,
    of: { image: { kind: 'image', width: 690, height: 260 }, jump: { kind: 'jump' } },
  })
  expect(settingText({ valueKind: 'list' }, null)).toBe('[]')
  expect(settingField({ key: 'a.b', name: '词', valueKind: 'list', limits: {} }).kind).toBe('json')
  const words = { key: 'a.b', name: '词', valueKind: 'list', limits: { of: 'text' } }
  expect(settingField(words).kind).toBe('tags')
})

test('a text that stands for a typed value is a field of that kind', () => {
  const typed = { kind: 'as', limits: 'bounds' }
  const field: Field = { kind: 'longText', label: ['值', 'Value'], typed }
  const record = { as: 'image', bounds: { width: 500, height: 400 } }
  expect(typedField(field, record)).toMatchObject({
    kind: 'image',
    width: 500,
    height: 400,
  })
  expect(typedField(field, {})).toBeNull()
  expect(typedField({ kind: 'text', label: ['名', 'Name'] }, record)).toBeNull()
})

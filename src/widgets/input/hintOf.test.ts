import { expect, test } from 'vitest'
import { type Field, f } from '#declare'
import { hintOf } from './hintOf.ts'

const hint = (field: unknown) => hintOf(field as Field)

test('what the declaration says comes first, then the form, then the bounds', () => {
  expect(hint(f.text('名称', 'Name', { max: 20 }))).toBeUndefined()
  expect(hint(f.integer('次数', 'Times', { min: 0, max: 20 }))).toEqual(['0–20', '0–20'])
  expect(
    hint(f.integer('次数', 'Times', { min: 1, max: 5, help: ['每人每天', 'A person a day'] })),
  ).toEqual(['每人每天 · 1–5', 'A person a day · 1–5'])
  expect(hint(f.money('金额', 'Amount', { min: 100, max: 20000 }))).toEqual(['1–200 元', '¥1–200'])
  expect(hint(f.integer('名额', 'Places', { min: 0, zero: ['不限', 'no limit'] }))?.[0]).toBe(
    '0 为不限',
  )
})

test('a text of a certain form says which', () => {
  const told = hint(f.code('核销口令', 'Code', { pattern: '^\\d{6}$' }))
  expect(told?.[0]).toMatch(/6/)
  expect(hint(f.file('动效', 'Animation', { pattern: '\\.svga$' }))).toBeUndefined()
  const chosen = f.tags('数据', 'Entities', { pattern: '^[a-z]+$', names: 'entity' })
  expect(hint(chosen)).toBeUndefined()
})

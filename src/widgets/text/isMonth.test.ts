import { expect, test } from 'vitest'
import type { Entity, Field, Fields } from '#declare'
import { isMonth } from './isMonth.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('../../resources/*/*.ts', {
  eager: true,
})
const entities = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter(
    (one): one is Entity =>
      typeof one === 'object' && one !== null && 'fields' in one && 'moves' in one,
  )
const texts = entities.flatMap(({ name, fields, actions }) =>
  [fields, ...Object.values(actions).map(({ asks }) => (Array.isArray(asks) ? {} : (asks ?? {})))]
    .flatMap((all) => Object.values(all as Fields))
    .filter(({ kind, readOnly }) => kind === 'text' && !readOnly)
    .map((field) => ({ name, label: field.label[0], field })),
)

test.each(texts.filter(({ label }) => label.endsWith('月份')))(
  '$name is asked for $label as for a month',
  ({ field }) => expect(isMonth(field)).toBe(true),
)

test('no other text is', () => {
  const others = texts.filter(({ label }) => !label.endsWith('月份') && !label.endsWith('月'))
  expect(others.filter(({ field }) => isMonth(field)).map(({ label }) => label)).toEqual([])
  expect(isMonth({ kind: 'text', label: ['名称', 'Name'] } as Field)).toBe(false)
})

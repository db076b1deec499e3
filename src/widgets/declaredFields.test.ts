import { expect, test } from 'vitest'
import type { Entity, Field, Fields } from '#declare'
import { kinds } from './kinds.ts'
import { entryFields } from './list/kind.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('../resources/*/*.ts', { eager: true })
const entities = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter(
    (value): value is Entity =>
      typeof value === 'object' && value !== null && 'fields' in value && 'moves' in value,
  )

/** Every field of the product with its address, those of list entries too. */
const fieldsOf = (path: string, fields: Fields): [string, Field][] =>
  Object.entries(fields).flatMap(([name, field]) => [
    [`${path}.${name}`, field] as [string, Field],
    ...(field.kind === 'list' ? fieldsOf(`${path}.${name}`, entryFields(field)) : []),
  ])
const declared = entities.flatMap(({ name, fields }) => fieldsOf(name, fields))

test('there are fields to look at', () => {
  expect(declared.length).toBeGreaterThan(2000)
})

test('every declared field takes the samples of its kind', () => {
  const refused = declared.flatMap(([path, field]) =>
    [0, 1, 7, 500].flatMap((seed) => {
      const value = kinds[field.kind].sample(field, seed)
      return kinds[field.kind]
        .check(value, field)
        .map(([zh]) => `${path}: ${JSON.stringify(value)} ${zh}`)
    }),
  )
  expect(refused).toEqual([])
})

test('every declared default is one its kind takes', () => {
  const refused = declared.flatMap(([path, field]) =>
    // `now` stands for the moment the record is made.
    field.default === undefined || field.default === 'now'
      ? []
      : kinds[field.kind].check(field.default, field).map(([zh]) => `${path}: ${zh}`),
  )
  expect(refused).toEqual([])
})

import { expect, test } from 'vitest'
import type { Entity } from '#declare'

const files = import.meta.glob<{ [name: string]: unknown }>('./*/*.ts', { eager: true })
const entities = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter((value): value is Entity => typeof value === 'object' && value !== null && 'fields' in value && 'moves' in value)

/** What somebody may have noted of a record, or why it failed: most records have none, and would be called by a number. */
const said = /^(note|remark|failure|error|reason|.*Reason|matchBy|tip)$/

test('no record is called by a remark', () => {
  const found = entities.filter(({ title, fields }) => said.test(title) && fields[title]?.required !== true)
  expect(found.map(({ name, title }) => `${name}.${title}`)).toEqual([])
})

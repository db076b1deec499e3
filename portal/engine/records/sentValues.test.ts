import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { readDeclarations } from '#portal/start/declarations.ts'
import { sentValues } from './sentValues.ts'

const { entities } = await readDeclarations()

/** Fields of these kinds that somebody types into, entity by entity. */
const typed = (kinds: readonly string[]) =>
  entities.flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, { kind, readOnly }]) => kinds.includes(kind) && !readOnly)
      .map(([name]) => ({ entity, name })),
  )
const taken = ({ entity, name }: { entity: Entity; name: string }, value: unknown) =>
  sentValues(entity, { [name]: value }, null).sent[name]

test('no text keeps the blanks around it, and blanks alone are nothing', () => {
  const fields = typed(['text', 'code', 'phone', 'url'])
  expect(fields.length).toBeGreaterThan(100)
  const kept = fields.filter((field) => taken(field, ' \u3000同 点\t') !== '同 点')
  expect(kept.map(({ entity, name }) => `${entity.name}.${name}`)).toEqual([])
  const blank = fields.filter((field) => taken(field, ' \u3000 ') !== null)
  expect(blank.map(({ entity, name }) => `${entity.name}.${name}`)).toEqual([])
})

test('a long text keeps the indent of its first paragraph', () => {
  const [field] = typed(['longText'])
  expect(taken(field!, '\n \n\u3000\u3000第一段\n\n第二段 \n')).toBe('\u3000\u3000第一段\n\n第二段')
})

import { expect, test } from 'vitest'
import type { Entity, Fields } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('./*/*.ts', { eager: true })
const entities = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter((value): value is Entity => typeof value === 'object' && value !== null && 'fields' in value && 'moves' in value)

/** What each dialog of an action asks for that the record refers to as well, whatever state the record is in. */
const asked = entities.flatMap((entity) =>
  Object.entries(entity.actions).flatMap(([action, { asks }]) =>
    Object.entries(asks && !Array.isArray(asks) ? (asks as Fields) : {}).flatMap(([name, field]) => {
      const held = literalsOf(entity).some(
        ({ literal: { refer, where, when, on } }) => where && !when && !on && entity.fields[String(refer)]?.to === field.to,
      )
      return field.to && held ? [{ at: `${entity.name}.${action} ${name}`, field }] : []
    }),
  ),
)

test('a dialog offers none of the records that a rule lets nothing refer to', () => {
  expect(asked.length).toBeGreaterThan(1)
  expect(asked.filter(({ field }) => !field.where).map(({ at }) => at)).toEqual([])
})

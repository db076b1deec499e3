import { expect, test } from 'vitest'
import type { Entity, Literal, Row } from '#declare'
import type { Circumstances } from './checkRecord.ts'
import { inputsOf } from './inputsOf.ts'
import { literalsOf } from './literalsOf.ts'
import { namesIn } from './namesIn.ts'
import { nothingKnown } from './nothingKnown.ts'
import { from } from './rules/from.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('../resources/*/*.ts', { eager: true })
const entities = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter(
    (value): value is Entity =>
      typeof value === 'object' && value !== null && 'fields' in value && 'moves' in value,
  )
const circumstances: Circumstances = {
  entities: new Map(entities.map((entity) => [entity.name, entity])),
  before: null,
  now: '2026-11-21T10:00:00+08:00',
  session: { acting: 'user', id: 1, roles: ['admin'], rights: [] } as unknown as NonNullable<
    Circumstances['session']
  >,
  ...nothingKnown,
}

function isRefused(entity: Entity, literal: Literal, after: Row): boolean {
  const found = from.check?.(literal, { ...circumstances, entity, after }) ?? []
  return found.some(({ field }) => field === '_')
}

/** Every choice that decides whether a record is made here, with the rule that has some of them made elsewhere. */
const choices = entities.flatMap((entity) =>
  literalsOf(entity)
    .filter(({ literal }) => literal.create === false && literal.when !== undefined)
    .flatMap(({ rule, literal }) =>
      [...new Set(namesIn(entity, literal.when))].flatMap((name) =>
        entity.fields[name]?.kind === 'choice'
          ? Object.keys(entity.fields[name].of as object).map((value) => {
              const refused = isRefused(entity, literal, { [name]: value })
              return { entity, rule, name, value, refused }
            })
          : [],
      ),
    ),
)

test.each(choices)(
  '$rule: a new record is offered “$value” for $name only where it may be made with it',
  ({ entity, name, value, refused }) => {
    const { allowed } = inputsOf(entity, {}, circumstances)[name] ?? {}
    expect(allowed?.includes(value)).toBe(!refused)
  },
)

test('what comes from the app alone cannot be chosen where people make the others', () => {
  const refused = choices.filter((one) => one.refused)
  expect(refused.map(({ entity, value }) => `${entity.name} ${value}`)).toContain('listener apply')
})

import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { blankOf } from './blankOf.ts'
import { literalsOf } from './literalsOf.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('../resources/*/*.ts', { eager: true })
const entities = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter(
    (value): value is Entity =>
      typeof value === 'object' && value !== null && 'fields' in value && 'moves' in value,
  )
const named = (name: string) => entities.find((entity) => entity.name === name)!

test('whom it is for, left empty, is everybody; when it is shown, at any time', () => {
  expect(blankOf(named('partnerOther'), 'companies')).toEqual(['全部', 'All'])
  expect(blankOf(named('cloudContent'), 'enterprises')).toEqual(['全部', 'All'])
  expect(blankOf(named('regionModule'), 'showPeriod')).toEqual(['不限时间', 'At any time'])
  expect(blankOf(named('partnerOther'), 'title')).toBeUndefined()
})

test.each(
  entities.flatMap((entity) =>
    Object.keys(entity.fields)
      .filter((name) => blankOf(entity, name))
      .map((name) => ({ name, entity, of: entity.name })),
  ),
)('$of.$name is demanded of no record where empty says something', ({ entity, name }) => {
  expect(entity.fields[name]?.required).not.toBe(true)
})

test.each(entities.map((entity) => ({ of: entity.name, entity })))(
  '$of says what is meant by whom it is visible to when nobody is named',
  ({ entity }) => {
    // What a choice demands is never left empty where it matters.
    const chosen = literalsOf(entity).map(({ literal }) =>
      JSON.stringify([literal.of, literal.demand]),
    )
    const scopes = Object.entries(entity.fields)
      .filter(
        ([, { kind, label, required }]) =>
          kind === 'refs' && /^(可见|适用)/.test(label[0]) && !required,
      )
      .filter(([name]) => !chosen.some((of) => of.includes(`"${name}"`)))
    for (const [name] of scopes) expect(blankOf(entity, name), name).toBeDefined()
  },
)

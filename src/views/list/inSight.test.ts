import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { movesFrom } from '../record/demands.ts'
import { inSight } from './inSight.ts'
import { stateInFront } from './stateInFront.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('../../resources/*/*.ts', {
  eager: true,
})
const entities = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter(
    (value): value is Entity =>
      typeof value === 'object' && value !== null && 'fields' in value && 'moves' in value,
  )
const named = (name: string) => entities.find((entity) => entity.name === name)!
const shownIn = (entity: Entity, state: string) => {
  const moves = movesFrom(entity, { [entity.stateField]: state }, () => true)
  const deeds = [...moves.map(([key]) => key), ...Object.keys(entity.actions)]
  return inSight(
    entity,
    deeds.map((key) => ({ key })),
  ).map(({ key }) => key)
}

test('yes, no and what is compared stand side by side where somebody decides', () => {
  expect(shownIn(named('aiOpinion'), 'pending')).toEqual(['publish', 'reject', 'compare'])
  expect(shownIn(named('aiOpinion'), 'published')).toEqual(['withdraw'])
  expect(shownIn(named('comment'), 'pending').slice(0, 2)).toEqual(['pass', 'reject'])
})

test.each(entities.map((entity) => ({ name: entity.name, entity })))(
  '$name hides no refusal behind the dots where it can be passed in sight',
  ({ entity }) => {
    for (const state of Object.keys(entity.states)) {
      const keys = movesFrom(entity, { [entity.stateField]: state }, () => true).map(([key]) => key)
      if (keys.length > 1 && keys.slice(1).includes('reject'))
        expect(shownIn(entity, state)).toContain('reject')
    }
  },
)

test('what cannot be done now stands in sight nowhere', () => {
  const deeds = [{ key: 'publish', disabled: '还没有内容' }, { key: 'reject' }]
  expect(inSight(named('aiOpinion'), deeds)).toEqual([])
})

test('the filter of the state stands in sight, the others in their order', () => {
  const all = (names: readonly string[]) => names.map((name) => [name, {}] as const)
  const inFront = (names: readonly string[]) =>
    stateInFront(all(names), 'status', 3).map(([name]) => name)
  expect(inFront(['a', 'b', 'c', 'd', 'status', 'e'])).toEqual(['a', 'b', 'status', 'c', 'd', 'e'])
  expect(inFront(['a', 'status', 'c', 'd'])).toEqual(['a', 'status', 'c', 'd'])
  expect(inFront(['a', 'b'])).toEqual(['a', 'b'])
})

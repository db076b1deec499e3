import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDeclarations } from '#portal/start/declarations.ts'
import { type MockPortal, mockPortal } from '../node.ts'
import { seeds, statesLeftOut } from './seeds.ts'

const { entities } = await readDeclarations()
const withStates = entities.filter(
  ({ keysOf, states }) => !keysOf && Object.keys(states).length > 0,
)
let mock: MockPortal
beforeAll(async () => {
  mock = await mockPortal()
})
afterAll(() => mock?.close())
const count = (entity: string, filter = {}) => mock.portal.records().count(entity, filter)

describe('the demo', () => {
  test.each(Object.entries(seeds))('has as many %s as the product: %i', async (name, least) => {
    expect(await count(name)).toBeGreaterThanOrEqual(least)
  })

  test('sets each part of the cover of subjects', async () => {
    const keys = await mock.portal.records().select('baseConfig', { group: 'subjectCover' })
    expect(keys.filter(({ value }) => value !== null).length).toBeGreaterThanOrEqual(10)
  })

  test.each(withStates.map((entity) => [entity.name, entity] as const))(
    'has %s in every state that lasts',
    async (name, { states, stateField }) => {
      const empty: string[] = []
      for (const state of Object.keys(states))
        if ((await count(name, { [stateField]: state })) === 0) empty.push(state)
      expect(empty).toEqual(Object.keys(statesLeftOut[name] ?? {}))
    },
  )
})

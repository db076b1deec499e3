import { expect, test } from 'vitest'
import { readDeclarations } from '#portal/start/declarations.ts'
import { allSamples } from '../allSamples.ts'
import { sampleWorld } from '../sampleWorld.ts'

const { entities } = await readDeclarations()
const world = sampleWorld(new Date('2026-11-21T12:00:00+08:00'), '/store/sample/')
const { catalog = [], theme = [] } = allSamples(entities, world)

test('the lessons of a course are counted through, and none is called like another', () => {
  const titles = catalog.filter(({ nodeKind }) => nodeKind === 'lesson').map(({ title }) => title)
  expect(titles.length).toBeGreaterThan(300)
  expect(new Set(titles).size).toBe(titles.length)
})

test('there are themes of every kind', () => {
  expect([...new Set(theme.map(({ themeKind }) => themeKind))].toSorted()).toEqual([
    ...['class', 'digtal', 'sell'],
  ])
})

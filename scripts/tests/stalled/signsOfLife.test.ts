import { expect, test } from 'vitest'
import { signsOfLife } from './signsOfLife.ts'

test('a file has stalled once nothing was heard of it for so long, and nothing else lives', () => {
  let now = 0
  const signs = signsOfLife(() => now)
  signs.heard('spins.test.ts', 100)
  signs.heard('works.test.ts', 100)
  now = 90
  signs.heard('works.test.ts', 100)
  now = 150
  expect(signs.stalled()).toEqual([])
  signs.ended('works.test.ts')
  expect(signs.stalled()).toEqual(['spins.test.ts'])
  signs.heard('spins.test.ts', 100)
  expect(signs.stalled()).toEqual([])
})

test('each file has the patience of its own time limits', () => {
  let now = 0
  const signs = signsOfLife(() => now)
  signs.heard('unit.test.ts', 100)
  signs.heard('long.journey.ts', 500)
  now = 200
  expect(signs.stalled()).toEqual([])
  now = 501
  expect(signs.stalled()).toEqual(['unit.test.ts', 'long.journey.ts'])
})

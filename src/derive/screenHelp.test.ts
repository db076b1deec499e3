import { expect, test } from 'vitest'
import type { Entity } from '#declare'
import { aboutGroups } from '#resources/aboutGroups.ts'
import { readDeclarations } from '../build/readDeclarations.ts'
import { deedHelp, isTold, stateHelp } from './screenHelp.ts'

const {
  entities,
  menu: { menuGroups, screens },
} = await readDeclarations()
const entity = (name: string) => entities.find((one) => one.name === name) as Entity

test('every group at the top of the sidebar says what it is for, and none that is not there', () => {
  const tops = menuGroups.filter(({ menu }) => !menu.includes('/')).map(({ menu }) => menu)
  expect(Object.keys(aboutGroups).sort()).toEqual([...tops].sort())
})

test('every screen people work with has something to tell; what leads on elsewhere has not', () => {
  const untold = screens.filter((screen) => !isTold(screen)).map(({ kind }) => kind)
  expect([...new Set(untold)].sort()).toEqual(['alias', 'public', 'redirect'])
})

test('a state tells whether readers see it, and what leads on', () => {
  const states = stateHelp(entity('dailyKnowledge'))
  expect(states.map(({ label, seen }) => [label[0], seen])).toEqual([
    ['草稿', false],
    ['待发布', false],
    ['已发布', true],
    ['已撤回', false],
  ])
  expect(states[2]?.moves.map(([zh]) => zh)).toEqual(['撤回'])
})

test('a move tells what must be filled, and at which time it happens by itself', () => {
  const [schedule, , publish] = deedHelp(entity('dailyKnowledge'))
  expect(schedule).toMatchObject({ name: 'schedule', needs: ['imageUrl'] })
  expect(publish).toMatchObject({ name: 'publish', at: 'date' })
})

test('no deed is left without a name', () => {
  const unnamed = entities.flatMap((one) =>
    deedHelp(one)
      .filter(({ label }) => !label?.[0] || !label[1])
      .map(({ name }) => `${one.name}.${name}`),
  )
  expect(unnamed).toEqual([])
})

import { expect, test } from 'vitest'
import type { Screen } from '#declare'
import { matchScreen } from './matchScreen.ts'

const screen = (path: string, kind: Screen['kind'] = 'resource'): Screen => ({
  path,
  kind,
  menu: '',
  label: ['', ''],
  entity: 'magazine',
})
const screens = new Map(
  [screen('/magazine'), screen('/magazine/create', 'page'), screen('/seal', 'page')].map((one) => [
    one.path,
    one,
  ]),
)

test('an address is its screen, with or without a slash at its end', () => {
  expect(matchScreen(screens, '/magazine/')).toMatchObject({
    screen: { path: '/magazine' },
    part: 'main',
  })
})

test('digits below a screen are a record, and nothing else is', () => {
  expect(matchScreen(screens, '/magazine/12')).toMatchObject({ part: 'edit', id: 12 })
  expect(matchScreen(screens, '/magazine/12x')).toBeNull()
  expect(matchScreen(screens, '/magazine/012')).toBeNull()
})

test('a declared address goes before what is derived', () => {
  expect(matchScreen(screens, '/magazine/create')).toMatchObject({
    screen: { kind: 'page' },
    part: 'main',
  })
})

test('a page has no records below it', () => {
  expect(matchScreen(screens, '/seal/3')).toBeNull()
})

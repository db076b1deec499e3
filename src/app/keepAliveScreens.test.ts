import { expect, test } from 'vitest'
import type { Screen } from '#declare'
import type { Match } from '../views/matchScreen.ts'
import { type KeepAliveScreen, keptWith } from './keepAliveScreens.ts'

const screen = { path: '/books', menu: '', label: ['书', 'Books'], kind: 'resource' } as Screen
const list: Match = { screen, part: 'main' }
const form: Match = { screen, part: 'edit', id: 1 }
const shown = (key: string, match: Match = list, search = '') => ({
  key,
  match,
  location: { pathname: key, search, hash: '', state: null, key: key + search } as never,
})
const keys = (kept: readonly KeepAliveScreen[]) => kept.map(({ key }) => key)

/** What is kept after one look after another, every tag open and nothing unsaved unless told. */
const after = (looks: readonly ReturnType<typeof shown>[], now = {}) =>
  looks.reduce<readonly KeepAliveScreen[]>(
    (kept, look) => keptWith(kept, { ...all, shown: look, ...now }),
    [],
  )
const all = { isOpen: () => true, isHeld: () => false }

test('a screen stays behind the next one, at the address it was left at', () => {
  const kept = after([shown('/books', list, '?page=2'), shown('/camps')])
  expect(keys(kept)).toEqual(['/books', '/camps'])
  expect(kept[0]?.location.search).toBe('?page=2')
})

test('nothing is built anew where nothing changed', () => {
  const look = shown('/books')
  const kept = after([look])
  expect(keptWith(kept, { ...all, shown: look })).toBe(kept)
  expect(keptWith(kept, { ...all, shown: null })).toBe(kept)
})

test('a closed tag takes its screen along, and so does a refresh', () => {
  const kept = after([shown('/books')])
  expect(keptWith(kept, { ...all, shown: null, isOpen: () => false })).toEqual([])
  expect(keptWith(kept, { ...all, shown: null, refreshed: '/books' })).toEqual([])
})

test('a form stays with something typed in it, and goes without', () => {
  const kept = after([shown('/books/1', form)])
  expect(keys(keptWith(kept, { ...all, shown: null, isHeld: () => true }))).toEqual(['/books/1'])
  expect(keptWith(kept, { ...all, shown: null })).toEqual([])
})

test('of many screens the one not looked at for longest goes', () => {
  const many = Array.from({ length: 8 }, (_, index) => shown(`/s${index}`))
  const kept = after([...many, shown('/s0', list, '?again'), shown('/s8')])
  expect(keys(kept)).toEqual(['/s0', '/s2', '/s3', '/s4', '/s5', '/s6', '/s7', '/s8'])
})

import { expect, test } from 'vitest'
import { arrangedBy, homeParts, keptOf, rowsOf, usualOnPhone } from './arrangement.ts'

const names = (chosen: readonly string[]) =>
  arrangedBy(chosen).map(({ part, isShown }) => (isShown ? '' : '-') + part.name)

test('the home page stands as usual until somebody arranges it, and nothing is kept of that', () => {
  expect(names([])).toEqual(homeParts.map(({ name }) => name))
  expect(keptOf(arrangedBy([]))).toEqual([])
})

test('parts stand in the order chosen, and what is put away stays away', () => {
  const chosen = [
    'todos',
    '-recent',
    'figures',
    'talk',
    'today',
    'unfinished',
    'revisions',
    'planned',
  ]
  expect(names(chosen)).toEqual(chosen)
  expect(keptOf(arrangedBy(chosen))).toEqual(chosen)
  expect(rowsOf(arrangedBy(chosen)).map((row) => row.map(({ name }) => name))).toEqual([
    ['todos'],
    ['figures'],
    ['talk', 'today', 'unfinished', 'revisions', 'planned'],
  ])
})

test('a part that came with a release stands after the one it follows usually; one that went is passed over', () => {
  expect(
    names(['todos', 'gone', '-figures', 'unfinished', 'revisions', 'planned', 'recent']),
  ).toEqual(['todos', 'talk', '-figures', 'unfinished', 'revisions', 'today', 'planned', 'recent'])
})

test('on a phone what waits stands before the figures', () => {
  const rows = rowsOf(usualOnPhone()).map((row) => row.map(({ name }) => name))
  expect(rows.at(-1)).toEqual(['figures'])
  expect(rows.flat().toSorted()).toEqual(homeParts.map(({ name }) => name).toSorted())
})

test('what waits stands first, then what one was in the middle of, then today, and figures after these', () => {
  const order = homeParts.map(({ name }) => name)
  const asked = ['todos', 'unfinished', 'today', 'figures'] as const
  expect(order.filter((name) => asked.includes(name as never))).toEqual(asked)
  expect(order[0]).toBe('todos')
})

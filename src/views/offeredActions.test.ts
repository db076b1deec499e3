import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { Action, Entity, Screen } from '#declare'
import { screens as placed } from '../menu/menu.ts'
import { listingPages } from '../resources/pagePaths.ts'

const files = import.meta.glob<{ [name: string]: unknown }>('../resources/*/*.ts', { eager: true })
const entities = Object.values(files)
  .flatMap((exported) => Object.values(exported))
  .filter(
    (value): value is Entity =>
      typeof value === 'object' && value !== null && 'fields' in value && 'moves' in value,
  )
const screens: readonly Screen[] = [
  ...placed,
  ...entities.flatMap((entity) =>
    entity.screens.map((screen) => ({ ...screen, entity: entity.name })),
  ),
]

const lists = ['resource', 'list', 'board', 'tree', 'dashboard']
const forms = [...lists, 'form', 'alias']

/** Pages and views name what they do themselves. */
const written = globSync('src/{pages,views,layout,widgets}/**/*.{ts,tsx}')
  .filter((file) => !file.includes('.test.'))
  .map((file) => readFileSync(file, 'utf8'))
  .join('\n')

/** On a screen of such a kind, among the records below a dashboard, or on a page that draws its records itself. */
const stands = (entity: Entity, kinds: readonly string[]) =>
  written.includes(`'${entity.name}'`) ||
  screens
    .filter((screen) => screen.entity === entity.name)
    .some(
      ({ kind, path }) =>
        listingPages.includes(path) ||
        (kinds.includes(kind) && (kind !== 'dashboard' || hasRecords(entity, path))),
    )

const hasRecords = ({ dashboards }: Entity, path: string): boolean =>
  Object.values(dashboards).some(({ screen, records }) => screen === path && records === true)

/** Where a form is one of several editions, what is over all of them stands above it. */
const isEdition = ({ name, fixed }: Entity): boolean =>
  screens.some(({ entity, kind, path }) => entity === name && kind === 'form' && path in fixed)

/** Whether another action of the entity does this one in the end, or the drawing of its list or an input asks for it. */
const belongsToAnother = (entity: Entity, name: string) =>
  entity.list.ladder?.notes === name ||
  Object.values(entity.fields).some(({ words }) => words === name) ||
  Object.entries(entity.actions).some(
    ([other, { picks, takes, looks, runs }]) =>
      other !== name && [picks?.adds, picks?.from, takes, looks, runs].includes(name),
  )

function isOffered(entity: Entity, name: string, action: Action): boolean {
  // Said to stand nowhere: a call for other programs.
  if ([action.on].flat().length === 0) return true
  if (action.later || belongsToAnother(entity, name) || written.includes(`'${name}'`)) return true
  return [action.on]
    .flat()
    .some((place) =>
      place === 'bulk'
        ? entity.list.bulk.includes(name) && stands(entity, lists)
        : place === 'list'
          ? stands(entity, lists) || isEdition(entity)
          : stands(entity, [...forms, 'page']),
    )
}

test('every action that is declared is offered somewhere', () => {
  const hidden = entities.flatMap((entity) =>
    Object.entries(entity.actions)
      .filter(([name, action]) => !isOffered(entity, name, action))
      .map(([name]) => `${entity.name}.${name}`),
  )
  expect(hidden).toEqual([])
})

test('what is for several records at once stands in the bar of those selected', () => {
  const missing = entities.flatMap((entity) =>
    Object.entries(entity.actions)
      .filter(([name, { on, later }]) => {
        const bulk = [on].flat().includes('bulk') && !later
        return bulk && !entity.list.bulk.includes(name)
      })
      .map(([name]) => `${entity.name}.${name}`),
  )
  expect(missing).toEqual([])
})

test('every bar of those selected stands on a screen that selects', () => {
  const without = entities.filter((entity) => entity.list.bulk.length > 0 && !stands(entity, lists))
  expect(without.map(({ name }) => name)).toEqual([])
})

test('every move that people make is offered where its records stand', () => {
  const without = entities.filter(
    (entity) =>
      Object.values(entity.moves).some(({ silent }) => !silent) &&
      !stands(entity, [...forms, 'page', 'bulk']),
  )
  expect(without.map(({ name }) => name)).toEqual([])
})

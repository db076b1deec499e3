import { expect, test } from 'vitest'
import { type Entity, type Literal, wordOf } from '#declare'
import { readDeclarations } from '../../portal/start/declarations.ts'

const { entities, screens } = await readDeclarations()

const literals = ({ rules }: Entity): readonly Literal[] => Object.values(rules).flat()

/** What a list shows of a record: columns, what stands below them, what its lines are gathered by. */
const shown = ({ list }: Entity): readonly (string | undefined)[] => [...list.columns, list.group, list.within, list.headings]

const pointing = ['ref', 'jump']
const points = ({ fields }: Entity, name: string) => pointing.includes(fields[name]?.kind ?? '')

/** A tree is always one of one record, and shows its own parents. */
const isTree = (entity: Entity) => literals(entity).some((literal) => wordOf(literal) === 'tree')

/** What makes the same name, or the same place in the order, that of another record. */
const apart = (entity: Entity): readonly string[] =>
  literals(entity).flatMap(({ unique, order, pooled }) => [
    ...(Array.isArray(unique) && unique.includes(entity.title) && !pooled ? unique : []),
    ...(Array.isArray(order) ? order : []),
  ]) as string[]

/** Boards have a shelf for each module. */
const isBoard = ({ name }: Entity) => screens.filter(({ entity }) => entity === name).every(({ kind }) => kind === 'board')

const cases = entities
  .filter((entity) => !isTree(entity) && !isBoard(entity))
  .flatMap((entity) =>
    [...new Set(apart(entity))].filter((name) => points(entity, name)).map((name) => [entity.name, name, entity] as const),
  )

test.each(cases)('the list of %s shows %s, in which names and places stand', (_, name, entity) => {
  expect(shown(entity)).toContain(name)
})

const texts = ['text', 'longText']

/** Those called by a text of their own that no search knows better, though they must have another. */
const calledByChance = entities.filter(({ fields, title }) => {
  const field = fields[title]
  if (field?.kind !== 'text' || field.required || field.search) return false
  return Object.values(fields).some(({ kind, required }) => texts.includes(kind) && required)
})

test('what has a text of its own at all times is not called by one that may be empty', () => {
  expect(calledByChance.map(({ name }) => name)).toEqual([])
})

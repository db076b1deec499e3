import { expect, test } from 'vitest'
import { readDeclarations } from '#portal/start/declarations.ts'

const { entities, parts } = await readDeclarations()

/** The functions that fields of an entity are worked out by, as its declaration calls them. */
const namesOf = ({ fields }: (typeof entities)[number]): string[] =>
  Object.values(fields).flatMap(({ kind, from }) => {
    // Beside other words, as `latest`, it says by which field they go.
    const isNamed = kind === 'computed' && Object.keys(Object(from)).join() === 'by'
    return isNamed ? [(from as { readonly by: string }).by] : []
  })

const named = entities.filter((entity) => namesOf(entity).length > 0)

test.each(named.map((entity) => [entity.name, entity] as const))(
  'whatever %s has worked out by name is found under that name, and nothing else is kept',
  (name, entity) => {
    const found = Object.keys(parts.computed[name] ?? {})
    expect(found.toSorted()).toEqual([...new Set(namesOf(entity))].toSorted())
  },
)

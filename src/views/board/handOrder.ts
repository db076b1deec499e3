import type { Entity, Row } from '#declare'

/** How records are sorted by hand: the field that holds the position, and the fields within which it counts. */
export interface HandOrder {
  readonly field: string
  readonly scope: readonly string[]
}

/**
 * The order an entity is given by hand: over its first field of that kind, within the scope of its word `order`; else
 * among the siblings of a tree, or within what the declared sort names before the position. The portal reads the same.
 */
export function handOrderOf(entity: Entity): HandOrder | undefined {
  const field = namesOf(entity, 'order')[0]
  if (!field) return undefined
  const said = Object.values(entity.rules)
    .flat()
    .find((rule) => Array.isArray(rule.order))?.order as readonly string[] | undefined
  const scope = said ?? suggested(entity, field)
  return { field, scope: scope.filter((name) => name !== field && isScope(entity, name)) }
}

const namesOf = (entity: Entity, kind: string) =>
  Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === kind)

function suggested(entity: Entity, field: string): readonly string[] {
  const parents = namesOf(entity, 'parent')
  return parents.length > 0
    ? parents
    : entity.list.sort.slice(0, Math.max(entity.list.sort.indexOf(field), 0))
}

const isScope = (entity: Entity, name: string) =>
  name === entity.stateField ||
  ['ref', 'parent', 'choice', 'boolean'].includes(entity.fields[name]?.kind ?? '')

/** The scope's values in a record; null where it has none. */
export const scopeOf = ({ scope }: HandOrder, row: Row): Row =>
  Object.fromEntries(scope.map((name) => [name, row[name] ?? null]))

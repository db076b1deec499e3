import type { Entity, Row } from '#declare'
import { perEntity } from './perEntity.ts'

/** How an entity is sorted by hand: the field that holds the position, and the fields within which it counts. */
export interface HandOrder {
  readonly field: string
  readonly scope: readonly string[]
  /** New records stand first. */
  readonly first: boolean
  /** The declaration says the scope; otherwise it is only what the list's order suggests. */
  readonly said: boolean
}

/**
 * The order an entity is given by hand, over its first field of that kind, within the scope of its word `order`; else
 * among the siblings of a tree, or within what the declared sort names before the position.
 */
export const handOrderOf = perEntity((entity): HandOrder | undefined => {
  const field = Object.keys(entity.fields).find((name) => entity.fields[name]?.kind === 'order')
  if (!field) return undefined
  const literal = Object.values(entity.rules)
    .flat()
    .find((one) => Array.isArray(one.order))
  const scope = (literal?.order as string[] | undefined) ?? suggested(entity, field)
  // Siblings may be told apart by a word, where the declaration says so; the list's sort alone suggests none.
  const isSaid = (name: string) => literal !== undefined && entity.fields[name]?.kind === 'code'
  const own = scope.filter((name) => name !== field && (isScope(entity, name) || isSaid(name)))
  return { field, scope: own, first: literal?.first === true, said: literal !== undefined }
})

function suggested(entity: Entity, field: string): readonly string[] {
  const parents = Object.keys(entity.fields).filter(
    (name) => entity.fields[name]?.kind === 'parent',
  )
  const before = entity.list.sort.indexOf(field)
  return parents.length > 0 ? parents : entity.list.sort.slice(0, Math.max(before, 0))
}

/** Whether records can be sorted within the values of this field. */
export const isScope = (entity: Entity, name: string): boolean =>
  name === entity.stateField ||
  ['ref', 'parent', 'choice', 'boolean'].includes(entity.fields[name]?.kind ?? '')

/** The scope's values in a record, null where it has none: the condition its siblings meet. */
export const scopeOf = ({ scope }: HandOrder, row: Row): Row =>
  Object.fromEntries(scope.map((name) => [name, row[name] ?? null]))

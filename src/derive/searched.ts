import type { Entity } from '#declare'
import { columnsOf } from './columns.ts'
import { filtersOf } from './filters.ts'

const known = new WeakMap<Entity, readonly string[]>()

/** The text fields found by a part of them: those of the header search, and filters by a part of a text. */
export function searchedFields(entity: Entity): readonly string[] {
  const fields =
    known.get(entity) ??
    columnsOf(entity)
      .filter(({ name, type }) => type === 'text' && isSearched(entity, name))
      .map(({ name }) => name)
  known.set(entity, fields)
  return fields
}

function isSearched(entity: Entity, name: string): boolean {
  const field = entity.fields[name]
  if (!field) return false
  const isPart = entity.list.filters.includes(name) && filtersOf(entity, name).includes('contains')
  return field.search === true || isPart || name === entity.title
}

/** What `q` looks into: the fields declared `search`, or the title where none is. */
export function questionFields(entity: Entity): readonly string[] {
  const declared = searchedFields(entity).filter((name) => entity.fields[name]?.search)
  return declared.length > 0
    ? declared
    : searchedFields(entity).filter((name) => name === entity.title)
}

/** Fields that hold several values and are filtered by one of them: they stand in the search index too. */
export function listedFields(entity: Entity): readonly string[] {
  return entity.list.filters.filter(
    (name) =>
      filtersOf(entity, name).includes('has') &&
      columnsOf(entity).some((column) => column.name === name),
  )
}

/** Beside a searched text stands its folded form, where that differs; null says it is the same. */
export const foldedColumn = (field: string): string => `_${field}`

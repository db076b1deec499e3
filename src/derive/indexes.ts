import type { Entity, KindName } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { columnsOf, mainColumn } from './columns.ts'
import { storedAs } from './computedField.ts'
import { filtersOf, isSortable } from './filters.ts'
import { bare, type IndexSpec, indexName } from './indexSpec.ts'
import { isRanked, ranksOf, sortedAs } from './ranks.ts'
import { foldedColumn, searchedFields } from './searched.ts'
import { uniqueIndexesOf } from './uniqueIndexes.ts'

/** More single sort indexes than this cost more at each save than they are worth; the first declared win. */
const mostSorts = 10

const known = new WeakMap<Entity, readonly IndexSpec[]>()

/**
 * The indexes that follow from the declared filters and sorts:
 * the unique ones; the declared order; for each filter by equality the value and then the declared order; for each
 * column that sorts or is filtered by a range one that carries the filtered columns, so that any sort meets any
 * filters within one index, choices that are shown by their rank; and each reference, for its children. Records looked at only within one other (`within`)
 * have the declared order there, and their references: they come by tens of thousands, and each index costs a write.
 */
export function indexesOf(entity: Entity): readonly IndexSpec[] {
  const indexes = known.get(entity) ?? derived(entity)
  known.set(entity, indexes)
  return indexes
}

function derived(entity: Entity): readonly IndexSpec[] {
  const order = declaredOrder(entity)
  const { within } = entity.list
  if (within) return withinOne(entity, within, order)
  const equal = equalityColumns(entity)
  const carried = [...new Set([...equal, ...rangeColumns(entity)])]
  const texts = shortTexts(entity)
  const sorts = singleSorts(entity).filter(
    (column) => column !== order.join() && sortedAs(entity, column) === column,
  )
  const plain = [
    spec(entity, order, [...carried, ...texts]),
    ...sorts.map((column) => spec(entity, [column], carried)),
    ...rankedSorts(entity).map((column) =>
      spec(entity, [sortedAs(entity, column), ...without(order, column)], [column, ...carried]),
    ),
    spec(entity, [], [...carried, ...order.map(bare), ...texts]),
    ...equal.map((column) =>
      spec(entity, [column, ...without(order, column)], [...carried, ...sizes(entity)]),
    ),
    ...references(entity)
      .filter((column) => !equal.includes(column))
      .map((column) => spec(entity, [column])),
  ]
  const byColumns = new Map(plain.map((index) => [index.columns.join(), index]))
  return [...uniqueIndexesOf(entity), ...byColumns.values()]
}

function withinOne(entity: Entity, within: string, order: readonly string[]): readonly IndexSpec[] {
  const others = references(entity).filter((column) => column !== within)
  return [
    ...uniqueIndexesOf(entity),
    spec(entity, [within, ...without(order, within)]),
    ...others.map((column) => spec(entity, [column])),
  ]
}

/** The rest of an order within the same value of a column. */
export const without = (order: readonly string[], column: string): readonly string[] =>
  order.filter((name) => bare(name) !== column)

/** PostgreSQL takes no index row longer than 2700 bytes, and a character may take four. */
const mostCharacters = 300

/**
 * Searched texts short enough to stand in an index: in that of the declared order, along which a common word is looked
 * for, and in that by id, which thereby is the table once more, small enough to test thousands of records.
 */
function shortTexts(entity: Entity): readonly string[] {
  let left = mostCharacters
  return searchedFields(entity).flatMap((name) => {
    const max = entity.fields[name]?.max ?? mostCharacters + 1
    if (max > left) return []
    left -= max
    return [name, foldedColumn(name)]
  })
}

/** Every plain index ends with the id, which makes the order of equal values certain. */
function spec(
  entity: Entity,
  columns: readonly string[],
  carried: readonly string[] = [],
): IndexSpec {
  const all = [...columns, 'id']
  const isSorted = (name: string) => all.some((one) => !isRanked(one) && bare(one) === name)
  const carries = [...new Set(carried)].filter((name) => !isSorted(name))
  const ranked = all.filter(isRanked).map(bare)
  const ranks = Object.fromEntries(ranked.map((one) => [one, ranksOf(entity, one) ?? []]))
  // Choices in another order are another index.
  const rest = ranked.length > 0 ? [carries, ranks] : carries
  return {
    name: indexName(entity.name, all, rest),
    columns: all,
    ...(carries.length > 0 && { carries }),
    ...(ranked.length > 0 && { ranks }),
  }
}

/**
 * The declared order as columns, the first one without sign: an index is read from either end, so only the
 * direction against the first matters.
 */
export function declaredOrder(entity: Entity): readonly string[] {
  const signed = entity.list.sort.flatMap((sort) => {
    const column = mainColumn(entity, bare(sort))
    if (!column || column.name === 'id') return []
    return [(sort.startsWith('-') ? '-' : '') + sortedAs(entity, column.name)]
  })
  const turned = signed[0]?.startsWith('-') ?? false
  return signed.map((column) => {
    const plain = column.replace(/^-/, '')
    return column.startsWith('-') === turned ? plain : `-${plain}`
  })
}

/** Columns that are filtered by equality; a text is found through the search index instead. */
export function equalityColumns(entity: Entity): readonly string[] {
  const names = entity.list.filters.filter((name) => {
    const filters = filtersOf(entity, name)
    return filters.includes('is') && !filters.includes('contains')
  })
  return columnNames(entity, names)
}

function rangeColumns(entity: Entity): readonly string[] {
  return entity.list.filters.flatMap((name) => {
    const filters = filtersOf(entity, name)
    if (!filters.includes('range') && !filters.includes('overlaps')) return []
    return columnsOf(entity)
      .map((column) => column.name)
      .filter((column) => isOf(column, name))
  })
}
const isOf = (column: string, field: string) =>
  column === field || column === `${field}Start` || column === `${field}End`

function singleSorts(entity: Entity): readonly string[] {
  const equal = equalityColumns(entity)
  const ranges = entity.list.filters.filter((name) =>
    filtersOf(entity, name).some(
      (filter) => filter !== 'is' && filter !== 'contains' && filter !== 'has',
    ),
  )
  const shown = entity.list.columns.filter((name) => isSortable(entity, name))
  const names = ['createdAt', ...ranges, ...shown]
  const columns = columnNames(entity, names).filter(
    (name) => name !== 'id' && !equal.includes(name),
  )
  return columns.slice(0, mostSorts)
}

/** Choices and states that are shown, and sorted by when somebody asks for it. */
const rankedSorts = (entity: Entity): readonly string[] =>
  columnNames(
    entity,
    entity.list.columns.filter((name) => isSortable(entity, name)),
  ).filter((column) => sortedAs(entity, column) !== column)

/** Sorting columns that are numbers or times: a filter's index carries them, to sort what the filter leaves. */
function sizes(entity: Entity): readonly string[] {
  const searched = searchedFields(entity)
  return singleSorts(entity).filter((name) => !searched.includes(name))
}

function columnNames(entity: Entity, names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => mainColumn(entity, name)?.name ?? []))]
}

function references(entity: Entity): readonly string[] {
  const isOne = (kind: KindName | undefined) =>
    kind !== undefined && kinds[kind].is.points === 'one'
  const names = Object.keys(entity.fields).filter((name) => {
    const stored = storedAs(entity.fields[name]!)
    return isOne(stored?.kind)
  })
  return columnNames(entity, names)
}

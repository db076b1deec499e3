import type { ColumnType, Entity } from '#declare'
import { columnsOf } from '#derive/columns.ts'
import { indexesOf } from '#derive/indexes.ts'
import type { IndexSpec } from '#derive/indexSpec.ts'
import { foldedColumn, searchedFields } from '#derive/searched.ts'

export interface TableColumn {
  readonly name: string
  readonly type: ColumnType
  /** A value rows have that were there before the column. */
  readonly default?: string | number | boolean
  /** Never empty. */
  readonly required?: true
}
/** A table as it should be. `id` counts up by itself where it is the key. */
export interface TableSpec {
  readonly name: string
  readonly columns: readonly TableColumn[]
  readonly key: readonly string[]
  readonly indexes: readonly IndexSpec[]
  /** Further columns that are unique together, in the bin or not. */
  readonly unique?: readonly (readonly string[])[]
  /** Records have a bin, and their indexes leave it out. */
  readonly hasBin: boolean
}

/** The table of an entity: its columns, the folded texts it is searched by, its indexes. */
export function tableOf(entity: Entity): TableSpec {
  const folded = searchedFields(entity).map((name) => ({
    name: foldedColumn(name),
    type: 'text' as const,
  }))
  const columns = columnsOf(entity).map((column) => ({
    ...column,
    ...defaultOf(entity, column.name),
  }))
  return {
    name: entity.name,
    columns: [...columns, ...folded],
    key: ['id'],
    indexes: indexesOf(entity),
    hasBin: true,
  }
}

/** Counts start at 0; a plain default fills the rows that are there when a field is added. */
function defaultOf(entity: Entity, name: string): Pick<TableColumn, 'default'> {
  if (name === 'version') return { default: 1 }
  const field = entity.fields[name]
  if (field?.kind === 'count') return { default: 0 }
  const given = field?.default
  const isPlain = ['string', 'number', 'boolean'].includes(typeof given)
  return isPlain && field?.kind !== 'json' ? { default: given as string | number | boolean } : {}
}

/** A table of the portal's own, named `_…`. */
export function ownTable(
  name: string,
  columns: { readonly [column: string]: ColumnType },
  key: readonly string[],
  indexes: readonly (readonly string[])[] = [],
): TableSpec {
  return {
    name,
    columns: Object.entries(columns).map(([column, type]) => ({ name: column, type })),
    key,
    indexes: indexes.map((on) => ({ name: `${name}_${on.join('_')}`, columns: on })),
    hasBin: false,
  }
}

/** What the records stand on: what is known about the schema, what they are found by, and what they refer to. */
export const ownTables: readonly TableSpec[] = [
  ownTable('_meta', { key: 'text', value: 'text' }, ['key']),
  ownTable('_searched', { id: 'integer', field: 'text' }, ['id']),
  ownTable('_place', { first: 'integer', next: 'integer', id: 'integer' }, ['first', 'next', 'id']),
  ownTable('_text', { entity: 'text', field: 'text', id: 'integer', text: 'text' }, [
    'entity',
    'field',
    'id',
  ]),
  ownTable('_mark', { entity: 'text', order: 'text', value: 'text' }, ['entity', 'order']),
  ownTable(
    '_reference',
    {
      entity: 'text',
      id: 'integer',
      path: 'text',
      toEntity: 'text',
      toId: 'integer',
      address: 'text',
    },
    ['entity', 'id', 'path', 'toEntity', 'toId'],
    [['toEntity', 'toId', 'entity', 'path', 'id']],
  ),
]

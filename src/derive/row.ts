import type { ColumnSpec, Entity, Field, Row } from '#declare'
import { kinds } from '#widgets/kinds.ts'
import { columnsOf, fieldColumns, hasState, standing } from './columns.ts'
import { storedAs } from './computedField.ts'
import { perEntity } from './perEntity.ts'

/** One row of a table, by column. JSON columns hold JSON text, ready to be bound. */
export type Stored = { [column: string]: unknown }

/**
 * A record as the columns of its table. Fields that are missing from `row` are left out, so that part of a record
 * can be written; a field that is `undefined` counts as missing, `null` empties it.
 */
export function toColumns(entity: Entity, row: Row): Stored {
  const stored: Stored = {}
  for (const { name } of standingOf(entity)) if (row[name] !== undefined) stored[name] = row[name]
  for (const { name, columns, values } of writersOf(entity)) {
    const value = row[name]
    if (value === undefined) continue
    const written = values(value)
    for (let i = 0; i < columns.length; i++) {
      const column = columns[i] as ColumnSpec
      stored[column.name] = bindable(column, written[i])
    }
  }
  return stored
}

/** How a field is stored; worked out once an entity, since rows are written by the thousand. */
interface Writer {
  readonly name: string
  readonly columns: readonly ColumnSpec[]
  readonly values: (value: unknown) => readonly unknown[]
}

const writersOf = perEntity((entity) =>
  fieldsOf(entity).flatMap(([name, field]): readonly Writer[] => {
    const columns = fieldColumns(name, field)
    const stored = storedAs(field) ?? field
    const values = (value: unknown) => kinds[stored.kind].toColumns(value as never, stored)
    return columns.length > 0 ? [{ name, columns, values }] : []
  }),
)

/**
 * The record a row of the table holds, with every stored field; what is empty is null. Computed fields come along
 * where `stored` has them. Reads SQLite's 0, 1 and JSON text as well as PostgreSQL's booleans and parsed JSON; for
 * the latter `parsed` must be true, since a parsed text cannot be told from JSON text.
 */
export function fromColumns(entity: Entity, stored: Stored, parsed = false): Row {
  const row: Row = {}
  for (const { name } of standingOf(entity)) if (name in stored) row[name] = stored[name] ?? null
  for (const { name, columns, read } of readersOf(entity)) {
    const [only] = columns
    if (columns.length === 1 && only) {
      if (!(only.name in stored)) continue
      const value = readable(only, stored[only.name], parsed)
      row[name] = value === null ? null : read([value])
      continue
    }
    if (!columns.every((column) => column.name in stored)) continue
    const values = columns.map((column) => readable(column, stored[column.name], parsed))
    row[name] = values.every((value) => value === null) ? null : read(values)
  }
  return row
}

/** How a stored field is read; worked out once an entity, since rows are read by the thousand. */
interface Reader {
  readonly name: string
  readonly columns: readonly ColumnSpec[]
  readonly read: (values: readonly unknown[]) => unknown
}

const readers = new WeakMap<Entity, readonly Reader[]>()

function readersOf(entity: Entity): readonly Reader[] {
  const known =
    readers.get(entity) ?? fieldsOf(entity).flatMap(([name, field]) => reader(name, field))
  readers.set(entity, known)
  return known
}

function reader(name: string, field: Field): readonly Reader[] {
  const columns = fieldColumns(name, field)
  const stored = storedAs(field) ?? field
  const read = (values: readonly unknown[]) => kinds[stored.kind].fromColumns(values, stored)
  return columns.length > 0 ? [{ name, columns, read }] : []
}

const standings = new WeakMap<Entity, readonly ColumnSpec[]>()
const declared = new WeakMap<Entity, readonly (readonly [string, Field])[]>()

function standingOf(entity: Entity): readonly ColumnSpec[] {
  let columns = standings.get(entity)
  if (!columns) {
    const names = new Set([...standing.map(({ name }) => name), ...stateName(entity)])
    columns = columnsOf(entity).filter(({ name }) => names.has(name))
    standings.set(entity, columns)
  }
  return columns
}

function fieldsOf(entity: Entity): readonly (readonly [string, Field])[] {
  let fields = declared.get(entity)
  if (!fields) {
    const state = stateName(entity)
    fields = Object.entries(entity.fields).filter(([name]) => !state.includes(name))
    declared.set(entity, fields)
  }
  return fields
}

const stateName = (entity: Entity): readonly string[] =>
  hasState(entity) ? [entity.stateField] : []

/** JSON is written out here, so that a plain text or number in a JSON column stays JSON on every database. */
function bindable({ type }: ColumnSpec, value: unknown): unknown {
  if (value === undefined || value === null) return null
  return type === 'json' ? JSON.stringify(value) : value
}

function readable({ type }: ColumnSpec, value: unknown, parsed: boolean): unknown {
  if (value === undefined || value === null) return null
  if (type === 'boolean') return Boolean(value)
  return type === 'json' && !parsed && typeof value === 'string' ? JSON.parse(value) : value
}

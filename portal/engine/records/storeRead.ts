import { type RawBuilder, sql } from 'kysely'
import type { ColumnSpec, Entity, Field, Row } from '#declare'
import { columnsOf, fieldColumns, hasState } from '#derive/columns.ts'
import { shownAs, storedAs } from '#derive/computedField.ts'
import { fromColumns, type Stored } from '#derive/row.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { kinds } from '#widgets/kinds.ts'
import { conditionSql } from './computed/conditionSql.ts'
import { computedSql } from './computed/pathSql.ts'
import { sortedPathSql } from './computed/rankSql.ts'
import { column, mainAlias, type Scope } from './computed/scope.ts'
import { scopeOf } from './computed/scopeOf.ts'

export interface ReadOptions {
  /** Records in the bin too. */
  readonly binned?: boolean
  /** What computed fields take for this moment, ISO 8601 with +08:00. */
  readonly now?: string
  /** Read only these fields beside id, version and state; all of them unless said. */
  readonly fields?: readonly string[]
}

/** One record with its computed fields, or null. */
export async function readRow(
  db: Db | Tx,
  entity: Entity,
  id: number,
  options: ReadOptions = {},
): Promise<Row | null> {
  // What is no number at all (an empty reference, somebody's text) is the number of no record.
  if (!Number.isSafeInteger(id)) return null
  return (await readRows(db, entity, [id], options))[0] ?? null
}

/** So many ids in one statement stay below every database's number of parameters. */
const atOnce = 1000

/** Records with their computed fields, in the order of `ids`; those that are missing are left out. */
export async function readRows(
  db: Db | Tx,
  entity: Entity,
  ids: readonly number[],
  { binned = false, now, fields }: ReadOptions = {},
): Promise<Row[]> {
  const scope = scopeOf(db, entity, now)
  const found = new Map<number, Row>()
  for (let i = 0; i < ids.length; i += atOnce) {
    const some = sql`${column(scope, 'id')} in (${sql.join(ids.slice(i, i + atOnce))})`
    const where = binned ? some : sql`${some} and ${isLive(scope)}`
    for (const row of await rowsWhere(db, scope, where, fields)) found.set(Number(row.id), row)
  }
  return ids.map((id) => found.get(Number(id))).filter((row) => row !== undefined)
}

/** The records whose ids a statement gives, in one statement with it; `order` says which comes first. */
export const rowsAmong = (
  db: Db | Tx,
  scope: Scope,
  ids: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
  fields?: readonly string[],
): Promise<Row[]> => {
  const among = sql`${column(scope, 'id')} in (select page.id from (${ids}) as page)`
  return rowsWhere(db, scope, sql`${among} order by ${order}`, fields)
}

export interface SelectOptions extends ReadOptions {
  /** 1000 unless said. */
  readonly limit?: number
  /** A field or path, `-` in front for the other direction; by id unless said. */
  readonly sort?: string
}

/** Records outside the bin that meet a condition (see `conditionSql`). */
export async function selectRows(
  db: Db | Tx,
  entity: Entity,
  where: Row,
  { limit = 1000, sort, now }: SelectOptions = {},
): Promise<Row[]> {
  const scope = scopeOf(db, entity, now)
  const order = sort ? sql`${orderBy(scope, sort)}, ${column(scope, 'id')}` : column(scope, 'id')
  const condition = sql`${isLive(scope)} and ${conditionSql(scope, where)}`
  return rowsWhere(db, scope, sql`${condition} order by ${order} limit ${limit}`)
}

/** How many records outside the bin meet a condition. */
export async function countRows(
  db: Db | Tx,
  entity: Entity,
  where: Row,
  { now }: ReadOptions = {},
): Promise<number> {
  const scope = scopeOf(db, entity, now)
  const found = await sql<{ count: number }>`select count(*) as count from ${from(scope)}
    where ${isLive(scope)} and ${conditionSql(scope, where)}`.execute(db)
  return Number(found.rows[0]?.count ?? 0)
}

/** Empty values first, on every database; last where the order is turned. */
function orderBy(scope: Scope, sort: string): RawBuilder<unknown> {
  const value = sortedPathSql(scope, sort.replace(/^-/, ''))
  return sort.startsWith('-') ? sql`${value} desc nulls last` : sql`${value} asc nulls first`
}

/** Rows that do not lie in the bin. */
export const isLive = (scope: Scope): RawBuilder<unknown> =>
  sql`${column(scope, 'deletedAt')} is null`

/** The table of a scope, under the alias its columns are asked by. */
export const from = ({ entity }: Scope): RawBuilder<unknown> =>
  sql`${sql.table(entity.name)} as ${sql.ref(mainAlias)}`

/** Reads records, whole or some fields of them, with what a `where` and all behind it say. */
export async function rowsWhere(
  db: Db | Tx,
  scope: Scope,
  where: RawBuilder<unknown>,
  fields?: readonly string[],
): Promise<Row[]> {
  const { entity, dialect } = scope
  const selected = selectionOf(db, scope, fields)
  const found = await sql<Stored>`select ${selected} from ${from(scope)} where ${where}`.execute(db)
  const computed = computedFields(entity, fields)
  return found.rows.map((stored) =>
    withComputed(computed, stored, fromColumns(entity, stored, dialect === 'postgres')),
  )
}

const selections = new WeakMap<Entity, Map<string, RawBuilder<unknown>>>()

/** A selection without parameters is kept as text: it has a hundred names that need not be spelled anew each time. */
function selectionOf(
  db: Db | Tx,
  scope: Scope,
  fields: readonly string[] | undefined,
): RawBuilder<unknown> {
  const known = selections.get(scope.entity) ?? new Map()
  selections.set(scope.entity, known)
  // No fields at all are not the whole record.
  const key = `${scope.dialect} ${fields ? `of ${fields.join()}` : 'whole'}`
  const kept = known.get(key)
  if (kept) return kept
  const made = selection(scope, fields)
  const { sql: text, parameters } = made.compile(db)
  if (parameters.length > 0) return made
  // Any choice of columns is a text of its own.
  if (known.size >= 50) known.clear()
  known.set(key, sql.raw(text))
  return made
}

function selection(scope: Scope, fields?: readonly string[]): RawBuilder<unknown> {
  const { entity } = scope
  const columns = (fields ? columnsFor(entity, fields) : columnsOf(entity)).map(({ name }) =>
    column(scope, name),
  )
  const computed = computedFields(entity, fields).map(
    ({ name, field }) => sql`${computedSql(scope, field).sql} as ${sql.ref(name)}`,
  )
  return sql.join([...columns, ...computed])
}

/** The columns of some fields; id, version and state always among them. */
function columnsFor(entity: Entity, fields: readonly string[]): readonly ColumnSpec[] {
  const names = new Set(['id', 'version', ...(hasState(entity) ? [entity.stateField] : [])])
  for (const name of fields) {
    const field = entity.fields[name]
    const own = field && name !== entity.stateField ? fieldColumns(name, field) : [{ name }]
    for (const one of own) names.add(one.name)
  }
  return columnsOf(entity).filter(({ name }) => names.has(name))
}

/** A field that is worked out on reading, and how what comes back is read. */
interface Computed {
  readonly name: string
  readonly field: Field
  readonly isBoolean: boolean
  readonly read: (value: unknown) => unknown
}

const computedOf = new WeakMap<Entity, readonly Computed[]>()

function computedFields(entity: Entity, fields?: readonly string[]): readonly Computed[] {
  const all = computedOf.get(entity) ?? Object.entries(entity.fields).flatMap(computedField)
  computedOf.set(entity, all)
  return fields ? all.filter(({ name }) => fields.includes(name)) : all
}

function computedField([name, field]: readonly [string, Field]): readonly Computed[] {
  if (field.kind !== 'computed' || storedAs(field)) return []
  const shown = shownAs(field)
  const isBoolean = fieldColumns(name, shown)[0]?.type === 'boolean'
  const read = (value: unknown) => kinds[shown.kind].fromColumns([value], shown)
  return [{ name, field, isBoolean, read }]
}

function withComputed(computed: readonly Computed[], stored: Stored, row: Row): Row {
  for (const { name, isBoolean, read } of computed) {
    const value = stored[name] ?? null
    row[name] = value === null ? null : read(isBoolean ? Boolean(value) : value)
  }
  return row
}

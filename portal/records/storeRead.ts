import { type RawBuilder, sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { columnsOf, fieldColumns } from '#derive/columns.ts'
import { shownAs, storedAs } from '#derive/computedField.ts'
import { fromColumns, type Stored } from '#derive/row.ts'
import { kinds } from '#widgets/kinds.ts'
import type { Db, Tx } from '../db/database.ts'
import { conditionSql } from './computed/conditionSql.ts'
import { computedSql, pathSql } from './computed/pathSql.ts'
import { column, mainAlias, type Scope, scopeOf } from './computed/scope.ts'

export interface ReadOptions {
  /** Records in the bin too. */
  readonly binned?: boolean
  /** What computed fields take for this moment, ISO 8601 with +08:00. */
  readonly now?: string
}

/** One record with its computed fields, or null. */
export async function readRow(
  db: Db | Tx,
  entity: Entity,
  id: number,
  options: ReadOptions = {},
): Promise<Row | null> {
  return (await readRows(db, entity, [id], options))[0] ?? null
}

/** So many ids in one statement stay below every database's number of parameters. */
const atOnce = 1000

/** Records with their computed fields, in the order of `ids`; those that are missing are left out. */
export async function readRows(
  db: Db | Tx,
  entity: Entity,
  ids: readonly number[],
  { binned = false, now }: ReadOptions = {},
): Promise<Row[]> {
  const scope = scopeOf(db, entity, now)
  const found = new Map<number, Row>()
  for (let i = 0; i < ids.length; i += atOnce) {
    const some = sql`${column(scope, 'id')} in (${sql.join(ids.slice(i, i + atOnce))})`
    const where = binned ? some : sql`${some} and ${isLive(scope)}`
    for (const row of await rowsWhere(db, scope, where)) found.set(Number(row.id), row)
  }
  return ids.map((id) => found.get(Number(id))).filter((row) => row !== undefined)
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
  const { sql: value } = pathSql(scope, sort.replace(/^-/, ''))
  return sort.startsWith('-') ? sql`${value} desc nulls last` : sql`${value} asc nulls first`
}

export const isLive = (scope: Scope): RawBuilder<unknown> =>
  sql`${column(scope, 'deletedAt')} is null`

export const from = ({ entity }: Scope): RawBuilder<unknown> =>
  sql`${sql.table(entity.name)} as ${sql.ref(mainAlias)}`

/** Reads whole records with what a `where` and all behind it say. */
export async function rowsWhere(
  db: Db | Tx,
  scope: Scope,
  where: RawBuilder<unknown>,
): Promise<Row[]> {
  const found =
    await sql<Stored>`select ${selection(scope)} from ${from(scope)} where ${where}`.execute(db)
  const parsed = scope.dialect === 'postgres'
  return found.rows.map((stored) =>
    withComputed(scope, stored, fromColumns(scope.entity, stored, parsed)),
  )
}

function selection(scope: Scope): RawBuilder<unknown> {
  const columns = columnsOf(scope.entity).map(({ name }) => column(scope, name))
  const computed = computedFields(scope.entity).map(
    ([name, field]) => sql`${computedSql(scope, field).sql} as ${sql.ref(name)}`,
  )
  return sql.join([...columns, ...computed])
}

/** Fields that are worked out on reading. */
const computedFields = ({ fields }: Entity) =>
  Object.entries(fields).filter(([, field]) => field.kind === 'computed' && !storedAs(field))

function withComputed({ entity }: Scope, stored: Stored, row: Row): Row {
  for (const [name, field] of computedFields(entity)) {
    const shown = shownAs(field)
    const [type] = fieldColumns(name, shown)
    const value = stored[name] ?? null
    const plain = type?.type === 'boolean' && value !== null ? Boolean(value) : value
    row[name] = plain === null ? null : kinds[shown.kind].fromColumns([plain], shown)
  }
  return row
}

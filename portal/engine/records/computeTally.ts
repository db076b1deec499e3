import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { columnsOf } from '#derive/columns.ts'
import { fromColumns } from '#derive/row.ts'
import { binds } from '#derive/where.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { conditionSql } from './computed/conditionSql.ts'
import { pathSql } from './computed/pathSql.ts'
import { column } from './computed/scope.ts'
import { scopeOf } from './computed/scopeOf.ts'
import { from, isLive } from './storeRead.ts'
import { askedEntity, linksOf, type Tally } from './tallies.ts'

type Node = { readonly [key: string]: unknown }
type Where = { readonly [path: string]: unknown }
interface Asking {
  /** Whether records may be counted by what they refer to, without a look at any of them. */
  readonly isByReference: boolean
  readonly context: PortalContext
  readonly db: Db | Tx
  readonly parent: Entity
  readonly row: Row
}

/**
 * What a kept count, sum or latest value comes to for one record, asked of the database. `isByReference` counts those
 * that hold it in a list by the table of references, which is as true and needs no look at a hundred thousand of them.
 */
export async function computeTally(
  context: PortalContext,
  db: Db | Tx,
  tally: Tally,
  row: Row,
  isByReference = false,
): Promise<unknown> {
  return worth({ context, db, parent: tally.entity, row, isByReference }, tally.expression)
}

async function worth(asking: Asking, expression: unknown): Promise<unknown> {
  if (typeof expression === 'number') return expression
  if (typeof expression === 'string') return asking.row[expression] ?? null
  if (typeof expression !== 'object' || expression === null) return null
  const node = expression as Node
  return askedEntity(node) ? askOthers(asking, node) : arithmetic(asking, node)
}

async function arithmetic(asking: Asking, node: Node): Promise<unknown> {
  const [word] = Object.keys(node)
  const operands = node[word as string]
  if (!Array.isArray(operands)) return null
  const values: number[] = []
  for (const operand of operands) values.push(Number((await worth(asking, operand)) ?? 0))
  const work = works[word as string]
  return work ? work(values) : null
}

const works: { readonly [word: string]: (values: readonly number[]) => number | null } = {
  plus: (values) => values.reduce((sum, value) => sum + value, 0),
  minus: ([first = 0, ...rest]) => rest.reduce((left, value) => left - value, first),
  times: (values) => values.reduce((product, value) => product * value, 1),
  part: ([part = 0, whole = 0]) => (whole === 0 ? null : part / whole),
}

/** Several links count each record once: found by one or by the other. */
async function askOthers(asking: Asking, node: Node): Promise<unknown> {
  const { context, db, parent, row } = asking
  const child = entityNamed(context, askedEntity(node) as string)
  const links = linksOf(parent, child, node)
  const wheres =
    links.length > 0
      ? links.map((link) => whereOf(asking, child, node, link))
      : [whereOf(asking, child, node)]
  const [link, ...more] = links
  if (link && more.length === 0 && asking.isByReference && isReferredPlainly(child, node, link))
    return countReferring(db, child, link, parent, row.id)
  if (wheres.length === 1 && 'count' in node && !node.distinct)
    return context.rows.count(db, child, wheres[0] as Row)
  if (wheres.length === 1 && isPlainly(child, node))
    return inDatabase(asking, child, node, wheres[0] as Row)
  const found = new Map<unknown, Row>()
  for (const where of wheres)
    for (const one of await context.rows.select(db, child, where as Row, { limit: MOST }))
      found.set(one.id, one)
  return gathered(node, [...found.values()])
}

/** Records in the bin refer to nothing, so that a count without a condition is one of references. */
const isReferredPlainly = ({ fields }: Entity, node: Node, link: string): boolean =>
  'count' in node && !node.distinct && node.where === undefined && fields[link]?.kind === 'refs'

async function countReferring(
  db: Db | Tx,
  { name }: Entity,
  path: string,
  to: Entity,
  id: unknown,
): Promise<number> {
  const { rows } = await sql<{ count: unknown }>`select count(*) as count from "_reference"
    where "toEntity" = ${to.name} and "toId" = ${id} and entity = ${name} and path = ${path}`.execute(
    db,
  )
  return Number(rows[0]?.count)
}

/** A sum or a latest value over columns of the other entity is worked out where the rows are: there may be many. */
const isPlainly = (child: Entity, { sum: added, latest, by = 'createdAt' }: Node): boolean => {
  const stored = (path: unknown) =>
    columnsOf(child).some(({ name }) => name === path) || isEnd(child, String(path))
  return added !== undefined ? stored(added) : latest !== undefined && stored(latest) && stored(by)
}

/** An end of a period: `validity.end`. */
function isEnd({ fields }: Entity, path: string): boolean {
  const [head = '', part] = path.split('.')
  return fields[head]?.kind === 'period' && (part === 'start' || part === 'end')
}

async function inDatabase({ db }: Asking, child: Entity, node: Node, where: Row): Promise<unknown> {
  const scope = scopeOf(db, child)
  const path = (node.sum ?? node.latest) as string
  const value = pathSql(scope, path).sql
  const of = sql`from ${from(scope)} where ${isLive(scope)} and ${conditionSql(scope, where)}`
  const by = pathSql(scope, (node.by as string | undefined) ?? 'createdAt').sql
  const query =
    node.sum !== undefined
      ? sql<{ value: unknown }>`select coalesce(sum(${value}), 0) as value ${of}`
      : sql<{ value: unknown }>`select ${value} as value ${of} and ${by} is not null
          order by ${by} desc, ${column(scope, 'id')} desc limit 1`
  const { rows } = await query.execute(db)
  if (node.sum !== undefined) return Number(rows[0]?.value ?? 0)
  const found = { [path]: rows[0]?.value ?? null }
  if (isEnd(child, path)) return found[path]
  return fromColumns(child, found, scope.dialect === 'postgres')[path] ?? null
}

/** Rows looked at for a sum or a latest value; more hang on no single record of this product. */
const MOST = 100_000

function gathered(node: Node, rows: readonly Row[]): unknown {
  const numbers = (field: unknown) => rows.map((one) => Number(one[field as string] ?? 0))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  if ('count' in node)
    return node.distinct
      ? new Set(rows.map((one) => one[node.distinct as string])).size
      : rows.length
  if ('sum' in node) return sum(numbers(node.sum))
  if ('mean' in node)
    return rows.length === 0 ? null : toDigits(sum(numbers(node.mean)) / rows.length, node.digits)
  if ('latest' in node) return latestOf(rows, node)
  return rows.length > 0
}

const toDigits = (value: number, digits: unknown): number =>
  typeof digits === 'number' ? Math.round(value * 10 ** digits) / 10 ** digits : value

function latestOf(rows: readonly Row[], node: Node): unknown {
  const by = (node.by as string | undefined) ?? 'createdAt'
  const ranked = rows
    .filter((one) => one[by] != null)
    .sort((a, b) => ((a[by] as never) < (b[by] as never) ? 1 : -1))
  return ranked[0]?.[node.latest as string] ?? null
}

/** The condition on the other entity's rows: paths of the counting record are replaced by its values. */
function whereOf({ parent, row }: Asking, child: Entity, node: Node, link?: string): Where {
  const where: Record<string, unknown> = {}
  for (const [path, test] of Object.entries((node.where ?? {}) as object))
    where[path] = bound(parent, child, path, test, row)
  if (link) where[link] = child.fields[link]?.kind === 'refs' ? { has: row.id } : row.id
  return where
}

const bound = (parent: Entity, child: Entity, path: string, test: unknown, row: Row): unknown =>
  typeof test === 'string' && binds(test, path, child, parent) ? row[test] : test

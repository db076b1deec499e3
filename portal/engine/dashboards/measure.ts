import { type RawBuilder, sql } from 'kysely'
import type { Entity, Row } from '#declare'
import type { Counted, DashboardOf, Grain } from '#declare/dashboard.ts'
import { bucketsOf } from '#derive/dashboard/buckets.ts'
import { dimensionFacts, sourceName, valueIn } from '#derive/dashboard/described.ts'
import type { Span } from '#derive/dashboard/span.ts'
import { countedFor } from '#derive/dashboard/workedOut.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import { conditionSql } from '../records/computed/conditionSql.ts'
import { pathSql } from '../records/computed/pathSql.ts'
import { nothing, type Scope } from '../records/computed/scope.ts'
import { scopeOf } from '../records/computed/scopeOf.ts'
import { valueSql } from '../records/computed/valueSql.ts'
import { from, isLive } from '../records/storeRead.ts'

type Sql = RawBuilder<unknown>

/** Figures that are asked for: by whom, of which dashboard, narrowed down to what. */
export interface FiguresRequest {
  readonly context: PortalContext
  readonly session: Session
  readonly board: DashboardOf
  /** Values of dimensions; one of them is enough. */
  readonly filters: { readonly [dimension: string]: readonly (string | number)[] }
}
/** What stands together: the values of the dimensions in their order, and what was counted. */
export interface Group {
  readonly keys: readonly (string | number | null)[]
  readonly counted: { readonly [measure: string]: number }
}
export interface Wanted {
  readonly measures: readonly string[]
  /** Dimensions; `time` is the stretch of the grain a record counts in. */
  readonly by?: readonly string[]
  readonly span: Span
  readonly grain?: Grain | 'hour'
}

/** Adds up and counts over all sources, a statement each, and puts together what has the same keys. */
export async function measure(telling: FiguresRequest, wanted: Wanted): Promise<readonly Group[]> {
  const { board } = telling
  const names = countedFor(wanted.measures, board.measures)
  const together = Map.groupBy(names, (name) => {
    const { at, upTo, ...measure } = board.measures[name] as Counted
    return `${sourceName(board, measure as Counted)} ${at ?? ''} ${upTo ?? ''}`
  })
  const groups = new Map<string, Group>()
  for (const some of together.values())
    for (const { keys, counted } of await ofSource(telling, wanted, some)) {
      const key = JSON.stringify(keys)
      groups.set(key, { keys, counted: { ...groups.get(key)?.counted, ...counted } })
    }
  return [...groups.values()]
}

/** Measures that are counted over the same records at the same time. */
async function ofSource(
  { context, session, board, filters }: FiguresRequest,
  { by = [], span, grain = 'day' }: Wanted,
  names: readonly string[],
): Promise<readonly Group[]> {
  const { db } = context.database
  const one = board.measures[names[0] as string] as Counted
  const name = sourceName(board, one)
  const source = board.sources[name]!
  const at = one.at ?? source.at
  const entity = entityNamed(context, source.of)
  const scope = scopeOf(db, entity, shanghaiTime(context.clock()))
  const placeOf = (dimension: string): Sql | undefined => {
    if (dimension === 'time') return at ? bucketSql(scope, at, { board, span, grain }) : undefined
    const value = valueIn(board.dimensions?.[dimension] ?? dimension, name)
    return value === undefined ? undefined : valueSql(scope, value).sql
  }
  const places = by.map(placeOf)
  // What a source is not told apart by is nothing of any of the values.
  if (places.includes(undefined)) return []
  const tests = [
    isLive(scope),
    conditionSql(scope, { ...source.where, ...context.access.sees(entity, session) }),
    ...(at ? [withinSql(scope, at, span, one.upTo === true)] : []),
    ...Object.entries(filters).map(([dimension, values]) => chosenSql(placeOf(dimension), values)),
  ]
  const values = names.map((measure) =>
    figureSql(scope, board.measures[measure] as Counted, filters),
  )
  const selected = [
    ...places.map((place, index) => sql`${place as Sql} as ${sql.ref(`k${index}`)}`),
    ...values.map((value, index) => sql`${value} as ${sql.ref(`v${index}`)}`),
  ]
  const isRecord = (dimension: string) =>
    dimension !== 'time' && dimensionFacts(board, dimension, context.entities).to !== undefined
  const grouped =
    by.length > 0 ? sql`group by ${sql.raw(by.map((_, index) => index + 1).join())}` : sql``
  const found = await sql<Row>`select ${sql.join(selected)} from ${from(scope)}
    where ${sql.join(tests, sql` and `)} ${grouped}`.execute(db)
  return found.rows.map((row) => ({
    keys: by.map((dimension, index) => keyOf(row[`k${index}`], isRecord(dimension))),
    counted: Object.fromEntries(
      names.map((measure, index) => [measure, Number(row[`v${index}`] ?? 0)]),
    ),
  }))
}

/** PostgreSQL gives whole numbers of eight bytes as text; an empty text is nothing. */
const keyOf = (value: unknown, isRecord: boolean): string | number | null => {
  if (value === null || value === undefined || value === '') return null
  return isRecord ? Number(value) : String(value)
}

function figureSql(scope: Scope, measure: Counted, filters: FiguresRequest['filters']): Sql {
  const isNarrowed = measure.narrowed?.by.some((dimension) => dimension in filters)
  const where = isNarrowed ? measure.narrowed?.where : measure.where
  const condition = where ? conditionSql(scope, where as Row) : undefined
  const whereHolds = (value: Sql) =>
    condition ? sql`case when ${condition} then ${value} end` : value
  if ('distinct' in measure)
    return sql`count(distinct ${whereHolds(pathSql(scope, measure.distinct).sql)})`
  if ('count' in measure) return sql`count(${whereHolds(sql`1`)})`
  const value = valueSql(scope, measure.sum)
  // PostgreSQL cannot add up what has no type.
  return sql`sum(${whereHolds(value === nothing ? sql.lit(0) : value.sql)})`
}

const textOf = (text: string): { readonly text: string } => ({ text })

/** A month counts whole in a range of days as well; so does a day in one of months. */
function withinSql(scope: Scope, at: string, span: Span, upTo: boolean): Sql {
  const last = `${span.to}~`
  const bounds = { lte: textOf(last), ...(!upTo && { gte: textOf(span.from) }) }
  return conditionSql(scope, { [at]: bounds })
}

function chosenSql(place: Sql | undefined, values: readonly (string | number)[]): Sql {
  return place ? sql`${place} in (${sql.join(values)})` : sql`(1 = 0)`
}

interface Cutting {
  readonly board: DashboardOf
  readonly span: Span
  readonly grain: Grain | 'hour'
}

/** Weeks begin in no column: the bounds are written out, and every database takes them. */
function bucketSql(scope: Scope, at: string, { board, span, grain }: Cutting): Sql {
  const value = pathSql(scope, at).sql
  if (grain === 'hour') return sql`substr(${value}, 12, 2)`
  if (board.range.unit === 'month' || grain === 'month') return sql`substr(${value}, 1, 7)`
  if (grain === 'day') return sql`substr(${value}, 1, 10)`
  const cases = bucketsOf(span, 'day', grain).map(
    ({ key, to }) => sql`when ${value} <= ${sql.lit(`${to}~`)} then ${sql.lit(key)}`,
  )
  return sql`(case ${sql.join(cases, sql` `)} end)`
}

/** The last day within the range of which there is anything. */
export async function latestDay(
  { context, session, board }: Pick<FiguresRequest, 'context' | 'session' | 'board'>,
  span: Span,
): Promise<string | undefined> {
  const [source] = Object.values(board.sources)
  if (!source?.at) return undefined
  const entity: Entity = entityNamed(context, source.of)
  const { db } = context.database
  const scope = scopeOf(db, entity, shanghaiTime(context.clock()))
  const tests = [
    isLive(scope),
    conditionSql(scope, { ...source.where, ...context.access.sees(entity, session) }),
    withinSql(scope, source.at, span, false),
  ]
  const found = await sql<{
    last: string | null
  }>`select max(${pathSql(scope, source.at).sql}) as last
    from ${from(scope)} where ${sql.join(tests, sql` and `)}`.execute(db)
  return found.rows[0]?.last?.slice(0, 10) ?? undefined
}

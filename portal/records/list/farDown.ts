import { type RawBuilder, sql } from 'kysely'
import { keep, recall, stampOf } from '../../db/freshness.ts'
import { column } from '../computed/scope.ts'
import type { Path } from './alongIndex.ts'
import { counted, type Found, fromIndex, idsOf, passing, type Search } from './found.ts'
import { hasPassed, startOf } from './startOf.ts'
import type { ListTest } from './tests.ts'

type Sql = RawBuilder<unknown>

/** A place on the way: behind so many records, in one of its parts. */
export interface Mark {
  /** Of the last record passed; -1 at the start. */
  readonly position: number
  readonly part: number
  /** What that record has in the columns of the order; missing at the start of a part. */
  readonly at?: readonly unknown[]
}

/** A way along an index in the order of the list. */
export interface Way {
  readonly search: Search
  readonly path: Path
  /** Tests but for bounds of what is sorted, so that lists from and to any value share their marks. */
  readonly tests: readonly ListTest[]
  /** Where the order's first column may be empty: the records without and those with a value. */
  readonly parts: readonly Sql[]
  /** Marks stand so far apart; a page is never further than this from one. */
  readonly apart: number
}

const lifetime = 30_000
/** Columns that are never empty. */
const filled = ['id', 'createdAt', 'updatedAt', 'version']

/**
 * A page far down a list. The first time somebody goes there the index is walked once to its end and marks are left;
 * from then on a page starts from the mark before it. Marks hold until this process writes to the entity, and
 * half a minute at most. Undefined where the order does not allow it: columns of two directions, or several that may
 * be empty; then the page is reached by counting.
 */
export async function farDown(search: Search, path: Path): Promise<Found | undefined> {
  const { columns } = search.order
  const open = columns.filter((name) => !filled.includes(name) && name !== search.entity.stateField)
  const isUneven = columns.some((name) => name.startsWith('-'))
  if (isUneven || open.length > 1 || (open.length === 1 && open[0] !== columns[0])) return undefined
  const tests = search.tests.filter(({ range }) => range?.column !== columns[0])
  // Where few pass, many records lie between two that do.
  const apart = path.isStraight ? 2000 : 200
  const way = { search, path, tests, parts: partsOf(search, open[0]), apart }
  const marks = await marksOf(way)
  const from = tests.length < search.tests.length ? await rankOf(way, marks) : 0
  const offset = from + search.offset
  const mark = marks.findLast(({ position }) => position < offset) as Mark
  return pageFrom(way, mark, offset)
}

function partsOf({ order, scope }: Search, open: string | undefined): readonly Sql[] {
  if (!open) return [sql`1 = 1`]
  const value = column(scope, open)
  const parts = [sql`${value} is null`, sql`${value} is not null`]
  return order.isDown ? parts.toReversed() : parts
}

/** All marks, the start being the first. */
async function marksOf(way: Way): Promise<readonly Mark[]> {
  const { search, path, tests } = way
  const { db, entity, order } = search
  const key = `marks ${JSON.stringify([tests.map(({ name }) => name), path.index.name, order.isDown])}`
  const known = recall<readonly Mark[]>(db, entity.name, key)
  if (known) return known
  const stamp = stampOf(db, entity.name)
  const marks: Mark[] = []
  for (let next: Mark | null = { position: -1, part: 0 }; next; ) {
    marks.push(next, ...(await marksAfter(way, next)))
    next = await nextPart(way, marks.at(-1) as Mark)
  }
  keep(db, entity.name, key, { value: marks, stamp, lifetime })
  return marks
}

/**
 * One mark for so many records of a part: in one statement on PostgreSQL, where each costs a round trip, and step by
 * step on SQLite, where numbering the records costs ten times what passing them does.
 */
const marksAfter = (way: Way, start: Mark): Promise<Mark[]> =>
  way.search.scope.dialect === 'postgres' ? numbered(way, start) : stepped(way, start)

async function numbered(way: Way, start: Mark): Promise<Mark[]> {
  const { search, apart } = way
  const place = sql`row_number() over (order by ${search.order.sql}) as place`
  const all = sql`select ${valuesOf(search)}, ${place} ${rest(way, way.tests, start)}`
  const { rows } = await sql<Record<string, unknown>>`
    select * from (${all}) as numbered where place % ${sql.lit(apart)} = 0 order by place`.execute(
    search.db,
  )
  return rows.map((row) => markAt(way, start, start.position + Number(row.place), row))
}

async function stepped(way: Way, start: Mark): Promise<Mark[]> {
  const { search, apart } = way
  const marks: Mark[] = []
  for (let from = start; ; from = marks.at(-1) as Mark) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${valuesOf(search)} ${rest(way, way.tests, from)} order by ${search.order.sql}
      limit 1 offset ${apart - 1}`.execute(search.db)
    if (!rows[0]) return marks
    marks.push(markAt(way, start, from.position + apart, rows[0]))
  }
}

const valuesOf = ({ order, scope }: Search): Sql =>
  sql.join(order.columns.map((name) => column(scope, name)))

const markAt = (
  way: Way,
  { part }: Mark,
  position: number,
  row: Record<string, unknown>,
): Mark => ({
  position,
  part,
  at: way.search.order.columns.map((name) => row[name]),
})

/** How many records come before the first one within the bounds. */
async function rankOf(way: Way, marks: readonly Mark[]): Promise<number> {
  const { search, apart } = way
  const start = startOf(search)
  const mark = marks.findLast((one) => !hasPassed(start, one)) as Mark
  // Going up the empty ones come first, and all of them before the bounds.
  const isEmpty = way.parts.length > 1 && mark.part === 0 && !search.order.isDown
  const isBefore = isEmpty ? sql`1 = 1` : start.isBefore
  const before = sql`select 1 ${rest(way, way.tests, mark)} and ${isBefore}`
  return mark.position + 1 + (await counted(search.db, before, apart))
}

/** The start of the next part, as many records on as are left in this one. */
async function nextPart(way: Way, mark: Mark): Promise<Mark | null> {
  if (mark.part + 1 >= way.parts.length) return null
  const left = sql`select 1 ${rest(way, way.tests, mark)}`
  return {
    position: mark.position + (await counted(way.search.db, left, way.apart)),
    part: mark.part + 1,
  }
}

async function pageFrom(way: Way, mark: Mark, offset: number): Promise<Found> {
  const { size } = way.search
  const skip = (from: Mark) => Math.max(0, offset - from.position - 1)
  const ids = await idsAfter(way, mark, size + 1, skip(mark))
  const next = ids.length > size ? null : await nextPart(way, mark)
  if (next) ids.push(...(await idsAfter(way, next, size + 1 - ids.length, skip(next))))
  return { ids: ids.slice(0, size), hasNext: ids.length > size }
}

const idsAfter = (way: Way, mark: Mark, limit: number, skip: number): Promise<number[]> => {
  const { db, scope, order, tests } = way.search
  const id = column(scope, 'id')
  // The bound the list starts at lies behind us; SQLite would take it, not the mark, for where to begin.
  const start = order.isDown ? 'to' : 'from'
  const isBehind = ({ range }: ListTest) =>
    range?.column === order.columns[0] && range?.side === start
  const left = tests.filter((test) => !isBehind(test))
  // A bound leaves the empty ones out as well.
  const isFilled = sql`${column(scope, order.columns[0] as string)} is not null`
  const behind =
    left.length < tests.length
      ? sql`${rest(way, left, mark)} and ${isFilled}`
      : rest(way, left, mark)
  return idsOf(
    db,
    sql`select ${id} as id ${behind} order by ${order.sql} limit ${limit} offset ${skip}`,
  )
}

/** What lies behind a mark in its part of the way. */
function rest({ search, path, parts }: Way, tests: readonly ListTest[], { part, at }: Mark): Sql {
  const conditions = [passing(search, tests), parts[part] as Sql]
  if (at) conditions.push(behind(search, at))
  return sql`from ${fromIndex(search, path.index)} where ${sql.join(conditions, sql` and `)}`
}

/** Within the records without a value only the columns behind it tell them apart. */
function behind({ scope, order }: Search, at: readonly unknown[]): Sql {
  const isEmpty = at[0] === null
  const names = isEmpty ? order.columns.slice(1) : order.columns
  const columns = sql.join(names.map((name) => column(scope, name)))
  const values = sql.join(isEmpty ? at.slice(1) : at)
  return sql`(${columns}) ${sql.raw(order.isDown ? '<' : '>')} (${values})`
}

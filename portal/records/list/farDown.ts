import { type RawBuilder, sql } from 'kysely'
import { keep, recall, stampOf } from '../../db/freshness.ts'
import { column } from '../computed/scope.ts'
import type { Path } from './alongIndex.ts'
import { counted, type Found, fromIndex, idsOf, passing, type Search } from './found.ts'

type Sql = RawBuilder<unknown>

/** A record on the way, as many records from the start as `position` says, and the part of the way it lies in. */
interface Mark {
  /** Of the last record passed; -1 at the start. */
  readonly position: number
  readonly part: number
  /** Values of the order's columns; missing at the start of a part. */
  readonly at?: readonly unknown[]
}

/** Marks stand so far apart; a page is never further than this from one. */
const apart = 2000
const lifetime = 30_000
/** Columns that are never empty. */
const filled = ['id', 'createdAt', 'updatedAt', 'version']

/**
 * A page far down a list. The first time somebody goes there the index is walked in steps, and each step leaves a
 * mark; from then on a page starts from the mark before it. Marks hold until this process writes to the entity, and
 * half a minute at most. Undefined where the order does not allow it: columns of two directions, or several that may
 * be empty; then the page is reached by counting.
 */
export async function farDown(search: Search, path: Path): Promise<Found | undefined> {
  const { columns } = search.order
  const open = columns.filter((name) => !filled.includes(name) && name !== search.entity.stateField)
  const isUneven = columns.some((name) => name.startsWith('-'))
  if (isUneven || open.length > 1 || (open.length === 1 && open[0] !== columns[0])) return undefined
  const way = { search, path, parts: partsOf(search, open[0]) }
  return pageFrom(way, await reach(way, search.offset))
}

interface Way {
  readonly search: Search
  readonly path: Path
  /** The stretches of the way: where the order's column may be empty, those with and those without a value. */
  readonly parts: readonly Sql[]
}

function partsOf({ order, scope, tests }: Search, open: string | undefined): readonly Sql[] {
  if (!open || tests.some((test) => test.range === open)) return [sql`1 = 1`]
  const value = column(scope, open)
  const parts = [sql`${value} is null`, sql`${value} is not null`]
  return order.isDown ? parts.toReversed() : parts
}

/** Walks until less than one step is left; null when the list ends before. */
async function reach(way: Way, offset: number): Promise<Mark | null> {
  const { db, entity, tests, order } = way.search
  const key = `marks ${JSON.stringify([tests.map(({ name }) => name), order.columns, order.isDown])}`
  const stamp = stampOf(db, entity.name)
  const marks = [...(recall<readonly Mark[]>(db, entity.name, key) ?? [{ position: -1, part: 0 }])]
  const known = marks.length
  let mark: Mark | null = marks.findLast(({ position }) => position < offset) as Mark
  while (mark && offset - (mark.position + 1) > apart) {
    mark = await step(way, mark)
    if (mark && mark.position > (marks.at(-1) as Mark).position) marks.push(mark)
  }
  if (marks.length > known) keep(db, entity.name, key, { value: marks, stamp, lifetime })
  return mark
}

async function step(way: Way, mark: Mark): Promise<Mark | null> {
  const { search } = way
  const names = search.order.columns
  const values = sql.join(names.map((name) => column(search.scope, name)))
  const found = await sql<Record<string, unknown>>`
    select ${values} ${rest(way, mark)} order by ${search.order.sql} limit 1 offset ${apart - 1}`.execute(
    search.db,
  )
  const row = found.rows[0]
  if (row)
    return { position: mark.position + apart, part: mark.part, at: names.map((name) => row[name]) }
  return nextPart(way, mark)
}

/** The start of the next part, as many records on as are left in this one. */
async function nextPart(way: Way, mark: Mark): Promise<Mark | null> {
  if (mark.part + 1 >= way.parts.length) return null
  const left = await counted(way.search.db, sql`select 1 ${rest(way, mark)}`, apart)
  return { position: mark.position + left, part: mark.part + 1 }
}

async function pageFrom(way: Way, mark: Mark | null): Promise<Found> {
  const { search } = way
  if (!mark) return { ids: [], hasNext: false }
  const skip = Math.max(0, search.offset - mark.position - 1)
  const wanted = search.size + 1
  const ids = await idsAfter(way, mark, wanted, skip)
  const next = ids.length < wanted ? await nextPart(way, mark) : null
  if (next)
    ids.push(
      ...(await idsAfter(
        way,
        next,
        wanted - ids.length,
        Math.max(0, search.offset - next.position - 1),
      )),
    )
  return { ids: ids.slice(0, search.size), hasNext: ids.length > search.size }
}

const idsAfter = (way: Way, mark: Mark, limit: number, skip: number): Promise<number[]> => {
  const { db, scope, order } = way.search
  const id = column(scope, 'id')
  return idsOf(
    db,
    sql`select ${id} as id ${rest(way, mark)} order by ${order.sql} limit ${limit} offset ${skip}`,
  )
}

/** What lies behind a mark in its part of the way. */
function rest({ search, path, parts }: Way, { part, at }: Mark): Sql {
  const conditions = [passing(search, search.tests), parts[part] as Sql]
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

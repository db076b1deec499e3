import { type RawBuilder, sql } from 'kysely'
import { indexesOf } from '#derive/indexes.ts'
import { bare, type IndexSpec } from '#derive/indexSpec.ts'
import { keep, recall, stampOf } from '../../db/freshness.ts'
import { column } from '../computed/scope.ts'
import { counted, fromIndex, heldBy, passing, type Search } from './found.ts'
import type { ListTest, Way } from './tests.ts'

type Sql = RawBuilder<unknown>

/** So many records are few: all of them can be looked up and sorted within the time a page may take. */
const few = 8000
/** So many, where the index of a filter holds all that is asked, and nothing need be looked up. */
const fewHeld = 50_000

/** A small set that holds every record of the list. */
export interface Candidates {
  readonly count: number
  /** Looking at more than this takes too long. */
  readonly limit: number
  /** The set as a condition on the record; missing where the test itself finds them along an index. */
  readonly within?: Sql
  readonly index?: IndexSpec
}

/**
 * The smallest set some test leaves, or undefined where it is quicker to walk along the order until the page is full.
 */
export async function candidatesOf(search: Search, upTo?: number): Promise<Candidates | undefined> {
  const most = upTo ?? (search.order.index ? await worthLooking(search) : fewHeld)
  let best: Candidates | undefined
  for (const test of search.tests) {
    const found = await sizeOf(search, test, most)
    if (
      found &&
      found.count <= Math.min(most, upTo ?? found.limit) &&
      (!best || found.count < best.count)
    )
      best = found
    if (best && best.count < 100) return best
  }
  return best
}

/**
 * With n of N records passing, a page of s is full after some s * N / n records of a walk; so looking at all n costs
 * less while n is below the root of s * N.
 */
async function worthLooking({ db, entity, offset, size }: Search): Promise<number> {
  const last = await db
    .selectFrom(entity.name)
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  const records = Number(last?.id ?? 0)
  return Math.max(1000, Math.sqrt((offset + size) * records))
}

async function sizeOf(
  search: Search,
  test: ListTest,
  most: number,
): Promise<Candidates | undefined> {
  if (test.ids)
    return {
      count: test.ids.length,
      limit: few,
      within: sql`${column(search.scope, 'id')} in (${sql.join([...test.ids, -1])})`,
    }
  if (test.ways) return fromWays(search, test, test.ways)
  return test.equal ? fromIndexes(search, test, most) : undefined
}

async function fromIndexes(
  search: Search,
  test: ListTest,
  most: number,
): Promise<Candidates | undefined> {
  const name = test.equal?.column as string
  const index = indexesOf(search.entity).find(
    ({ columns, unique }) => !unique && columns[0] === name,
  )
  if (!index) return undefined
  const limit = most > few && holdsAll(search, index) ? fewHeld : few
  const statement = sql`select 1 from ${fromIndex(search, index)} where ${passing(search, [test])}`
  const count = await remembered(search, `${test.name} to ${limit}`, () =>
    counted(search.db, statement, limit + 1),
  )
  return { count, limit, index }
}

function holdsAll({ tests, order }: Search, index: IndexSpec): boolean {
  const held = heldBy(index)
  const asked = [...order.columns.map(bare), ...tests.flatMap(({ columns }) => columns ?? ['?'])]
  return order.columns.length > 0 && asked.every((name) => held.includes(name))
}

/** The rarest piece of each way, where all of them together are few. */
async function fromWays(search: Search, test: ListTest, ways: readonly Way[]): Promise<Candidates> {
  const rarest = await remembered(search, test.name, () =>
    Promise.all(ways.map((way) => rarestOf(search, way))),
  )
  const count = rarest.reduce((sum, { size }) => sum + size, 0)
  const sets = rarest.map(({ parts }) => idsIn(parts.map((part) => way(ways, part))))
  return {
    count,
    limit: few,
    within: sql`${column(search.scope, 'id')} in (${sql.join(sets, sql` union `)})`,
  }
}

const way = (ways: readonly Way[], { at, part }: Part): Way[number] =>
  ways[at]?.[part] as Way[number]

interface Part {
  readonly at: number
  readonly part: number
}
interface Rarest {
  readonly size: number
  readonly parts: readonly Part[]
}

/** More pieces than this tell nothing new. */
const mostPieces = 16
/** So few need no second piece to narrow them. */
const rare = 500
/** Two pieces are met with each other only while the smaller one is no larger than this. */
const mostMet = 40_000

async function rarestOf(search: Search, pieces: Way): Promise<Rarest> {
  const at = search.tests.findIndex((test) => test.ways?.includes(pieces))
  const ways = search.tests[at]?.ways as readonly Way[]
  const sizes: { readonly part: number; readonly size: number }[] = []
  for (const part of spread(pieces.length)) {
    const { from, to } = pieces[part] as Way[number]
    const statement = sql`select id from "_gram" where key >= ${from} and key <= ${to}`
    const size = await counted(
      search.db,
      statement,
      sizes.some(({ size }) => size <= few) ? few + 1 : mostMet,
    )
    sizes.push({ part, size })
    if (size <= rare) break
  }
  sizes.sort((a, b) => a.size - b.size)
  const place = ways.indexOf(pieces)
  const [first, second] = sizes.map(({ part }) => ({ at: place, part }))
  const least = sizes[0]?.size ?? 0
  if (least <= rare || !second || least >= mostMet)
    return { size: least, parts: first ? [first] : [] }
  const parts = [first as Part, second]
  const met = await counted(search.db, idsIn(parts.map((part) => way(ways, part))), few + 1)
  return { size: met, parts }
}

/** Some of so many, evenly, the first always. */
const spread = (count: number): readonly number[] => {
  const step = Math.max(1, count / mostPieces)
  return Array.from({ length: Math.min(count, mostPieces) }, (_, i) => Math.floor(i * step))
}

/** The records that have something in each stretch. */
function idsIn(stretches: Way): Sql {
  const [first, second] = stretches
  if (!first) return sql`select 0 as id where 1 = 0`
  const isPoint = first.from === first.to
  const start = isPoint
    ? sql`select a.id from "_gram" as a where a.key = ${first.from}`
    : sql`select a.id from "_gram" as a where a.key >= ${first.from} and a.key <= ${first.to}`
  return second
    ? sql`${start} and exists (select 1 from "_gram" as b where b.key = ${second.from} and b.id = a.id)`
    : start
}

async function remembered<T>(search: Search, name: string, count: () => Promise<T>): Promise<T> {
  const key = `size ${name}`
  const known = recall<T>(search.db, search.entity.name, key)
  if (known !== undefined) return known
  const stamp = stampOf(search.db, search.entity.name)
  const value = await count()
  keep(search.db, search.entity.name, key, { value, stamp, lifetime: 2000 })
  return value
}

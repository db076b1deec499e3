import { type RawBuilder, sql } from 'kysely'
import { indexesOf } from '#derive/indexes.ts'
import { bare, type IndexSpec } from '#derive/indexSpec.ts'
import { keep, recall, stampOf } from '#portal/storage/db/freshness.ts'
import { column, type Scope } from '../computed/scope.ts'
import { countUpTo, fromIndex, heldBy, holdingById, passing, type Search } from './found.ts'
import { areCounted } from './marks/marksOf.ts'
import type { Path } from './path.ts'
import { postingsOf } from './postings.ts'
import { recordsOf } from './recordsOf.ts'
import type { ListTest } from './tests.ts'

type Sql = RawBuilder<unknown>

/** So many records can be looked up and sorted within the time a page may take. */
const few = 8000
/** So many where an index holds all that is tested and sorted by. */
const fewHeld = 25_000
/** Counting further tells nothing: no page looks at so many, and no total goes beyond. */
const mostSized = 10_001
/** So many records of an index that holds what is asked are walked while one is looked up. */
const walkedFor = { sqlite: 10, postgres: 7 }
/** So many ids of two sets are held against each other while one record is looked up. */
const heldAgainst = 5
/** From here on a page is no longer reached by walking from the start. */
const far = 2000

/** A set that holds every record of the list. */
export interface Candidates {
  /** Not counted beyond 10,001, or 25,001 where that many may be sorted. */
  readonly count: number
  /** Whether the index holds all that is tested and sorted by, so that no record is looked up. */
  readonly isHeld?: boolean
  /** Whether a walk along another index would have to ask the search index about each record it meets. */
  readonly isAsked?: boolean
  /** Whether nothing else is in the set, so that its count is the total. */
  readonly isExact?: boolean
  /** The set as a condition on the record; missing where the test itself finds them along an index. */
  readonly within?: Sql
  readonly index?: IndexSpec
  /** What its ids are read from. */
  readonly ids?: Sql
  /** Where it is what two sets have in common: how large either is; `count` is the smaller one. */
  readonly sizes?: ReadonlyMap<ListTest, number>
}

/** The smallest set some test leaves, or undefined where no test has an index of its own. */
export async function candidatesOf(search: Search): Promise<Candidates | undefined> {
  const sets: (readonly [ListTest, Candidates])[] = []
  for (const test of search.tests) {
    const found = await sizeOf(search, test)
    if (found && found.count < 100) return found
    if (found) sets.push([test, found])
  }
  const [best, next] = sets.toSorted(([, one], [, other]) => one.count - other.count)
  return (best && next && inCommon(search, best, next)) ?? best?.[1]
}

/** What two sets have in common, where holding their ids against each other is quicker than looking up the smaller one. */
function inCommon(
  { scope }: Search,
  [test, best]: readonly [ListTest, Candidates],
  [other, next]: readonly [ListTest, Candidates],
): Candidates | undefined {
  const { count } = best
  if (!best.ids || !next.ids || next.count >= mostSized || againstOf([count, next.count]) >= count)
    return undefined
  const ids = sql`select id from (${best.ids}) as one intersect select id from (${next.ids}) as other`
  const sizes = new Map([
    [test, count],
    [other, next.count],
  ])
  const within = sql`${column(scope, 'id')} in (${ids})`
  return { count, within, sizes, isAsked: best.isAsked === true || next.isAsked === true }
}

/** How many records could be looked up while ids of two sets are held against each other. */
const againstOf = (sizes: readonly number[]): number =>
  sizes.reduce((all, size) => all + size, 0) / heldAgainst

/**
 * Whether looking at all of a set is quicker than walking along the order until the page is full. With n of N records
 * passing, a page of s is full after some s * N / n records of a walk, and a record that is looked up costs as much as
 * some w of an index that holds what is asked (0.9 µs to 0.12 on SQLite, 6.5 to 0.9 on PostgreSQL); so the border is
 * the root of s * N / w. Of two sets as many pass as chance would have it, and what is looked at is their ids. Far down
 * a set an index holds is sorted rather than the whole order walked for marks, which takes several times as long;
 * unless it is known how many stand between the marks.
 */
export async function isWorthLooking(
  search: Search,
  { count, isHeld, isAsked, sizes }: Candidates,
  path: Path | undefined,
): Promise<boolean> {
  const { scope, offset, size } = search
  const each = [...(sizes?.values() ?? [count])]
  const looked = sizes ? againstOf(each) : count
  if (isHeld && offset > far) return count <= (areCounted(search) ? few : fewHeld)
  if (!path || count <= 1000) return looked <= few
  if (isAsked && offset > far) return count <= (areCounted(search) ? few : fewHeld)
  const records = await recordsOf(search)
  const passing = each.reduce((left, one) => left * (one / records), records)
  const along = (path.first && sizes?.get(path.first)) ?? records
  const walked = Math.min(along, ((offset + size) * along) / passing)
  if (isAsked) return looked <= Math.min(fewHeld, walked)
  return looked <= Math.min(few, walked / (path.isHeld ? walkedFor[scope.dialect] : 1))
}

async function sizeOf(search: Search, test: ListTest): Promise<Candidates | undefined> {
  const { scope } = search
  if (test.ids) {
    const ids = sql.join([...test.ids, -1])
    return { count: test.ids.length, within: sql`${column(scope, 'id')} in (${ids})` }
  }
  if (test.ways) {
    const { ways } = test
    const found = await remembered(search, test.name, () => postingsOf(search.db, ways))
    const isExact = found.isExact && test.isExact === true && search.tests.length === 1
    const isAsked = test.columns?.length === 0
    const { also = [] } = test
    const ids =
      also.length > 0
        ? sql`${found.ids} union ${sql.join(also.map(numbered), sql` union `)}`
        : found.ids
    const isAlone = search.tests.length === 1 && !isAsked && found.count <= few
    const within = isAlone ? alone(scope, ids) : sql`${column(scope, 'id')} in (${ids})`
    return { count: found.count + also.length, within, isExact, isAsked, ids }
  }
  return test.equal ? fromIndexes(search, test) : undefined
}

const numbered = (id: number): Sql => sql`select ${sql.lit(id)}`

/**
 * PostgreSQL looks up a list of ids in one go along an index, but takes it for short: with anything else to be met it
 * would compare all with all.
 */
function alone(scope: Scope, ids: Sql): Sql {
  const id = column(scope, 'id')
  return scope.dialect === 'postgres' ? sql`${id} = any(array(${ids}))` : sql`${id} in (${ids})`
}

async function fromIndexes(search: Search, test: ListTest): Promise<Candidates | undefined> {
  const name = test.equal?.column
  const index = indexesOf(search.entity).find(
    ({ columns, unique }) => !unique && columns[0] === name,
  )
  if (!index) return undefined
  const isHeld = holdsAll(search, index)
  const most = isHeld && search.offset > far ? fewHeld + 1 : mostSized
  const statement = sql`select 1 from ${fromIndex(search, index)} where ${passing(search, [test])}`
  const key = `${test.name} to ${most}`
  const count = await remembered(search, key, () => countUpTo(search.db, statement, most))
  const id = column(search.scope, 'id')
  const ids = sql`select ${id} as id from ${fromIndex(search, index)} where ${passing(search, [test])}`
  // The index by id is a tenth of the table: cheaper to look up in than the records themselves.
  const isSmaller = !isHeld && search.scope.dialect === 'sqlite' && holdingById(search)
  return { count, index, isHeld, ids, ...(isSmaller && { within: sql`${id} in (${ids})` }) }
}

function holdsAll({ order, tests }: Search, index: IndexSpec): boolean {
  const held = heldBy(index)
  const needed = [order.columns.map(bare), ...tests.map(({ columns }) => columns)]
  return (
    order.columns.length > 0 && needed.every((some) => some?.every((name) => held.includes(name)))
  )
}

async function remembered<T>(
  { db, entity }: Search,
  name: string,
  find: () => Promise<T>,
): Promise<T> {
  const key = `size ${name}`
  const known = recall<T>(db, entity.name, key)
  if (known !== undefined) return known
  const stamp = stampOf(db, entity.name)
  const value = await find()
  keep(db, entity.name, key, { value, stamp, lifetime: 5000 })
  return value
}

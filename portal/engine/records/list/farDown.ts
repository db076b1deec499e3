import { sql } from 'kysely'
import { column } from '../computed/scope.ts'
import { countUpTo, type Found, fromIndex, givenUp, idsOf, passing, type Search } from './found.ts'
import { isFresh } from './marks/keptMarks.ts'
import { countsOf, marksOf } from './marks/marksOf.ts'
import { countIn, leadOf, nameOf, rowsIn, type Span, type Way, wayOf } from './marks/way.ts'
import type { Path } from './path.ts'
import { startOf } from './startOf.ts'
import type { ListTest } from './tests.ts'

/** A list on its way along the marks, in its own direction. */
interface Walk {
  readonly search: Search
  readonly path: Path
  readonly way: Way
  /** Tests but for bounds of what is sorted, so that lists from and to any value share their counts. */
  readonly tests: readonly ListTest[]
  readonly spans: readonly Span[]
  /** How many records of each span pass, in the order of the marks, not of the list. */
  readonly counts: number[]
}

/**
 * A page far down a list, from the mark before it. Marks are kept by whoever renews them while nobody waits; where
 * they are missing they are set now, for 0.6 s at most, and the page is cut where that is not enough. Undefined where
 * the order does not allow marks or the list is too short to need them; then the page is reached by counting.
 */
export async function farDown(search: Search, path: Path): Promise<Found | undefined> {
  const way = wayOf(search)
  if (!way) return undefined
  const leading = way.columns[0]
  const tests = search.tests.filter(({ range }) => range?.column !== leading)
  const kept = await marksOf(way)
  if (!kept) return givenUp
  if (!kept.counts.has(nameOf(tests)) && (await isShort(search, path, tests))) return undefined
  const counts = await countsOf(way, kept, { tests, index: path.index })
  if (!counts) return givenUp
  const walk = { search, path, way, tests, spans: kept.spans, counts }
  const isTrue = await isFresh(way, kept)
  return pageFrom(walk, await placeOf(walk, isTrue), isTrue)
}

/** Counting so many records from the start takes no longer than marks do. */
const short = 20_000

/** Whether few records lie side by side in the index of a filter. */
async function isShort(search: Search, path: Path, tests: readonly ListTest[]): Promise<boolean> {
  if (!path.first || !path.isStraight) return false
  const whole = sql`select 1 from ${fromIndex(search, path.index)} where ${passing(search, tests)}`
  return (await countUpTo(search.db, whole, short)) < short
}

interface Place {
  /** The span, counted in the direction of the list. */
  readonly at: number
  /** How many records of it come before the page. */
  readonly skip: number
}

/**
 * The span a page begins in. Where somebody wrote since the marks were set, this span and the one before are counted
 * anew: so pages one turns one after the other never skip a record or show one twice, although all of them may stand
 * somewhat higher or lower than a count from the start would have it.
 */
async function placeOf(walk: Walk, isTrue: boolean): Promise<Place> {
  const { search, tests } = walk
  const isBounded = tests.length < search.tests.length
  for (let tries = 0; ; tries++) {
    const first = isBounded ? firstWithin(walk) : undefined
    if (first !== undefined && !isTrue) await mend(walk, first)
    const rank = first === undefined ? 0 : await rankOf(walk, first)
    const place = spanAt(walk, rank + search.offset)
    if (isTrue || tries === 3) return place
    const isMended = [await mend(walk, place.at - 1), await mend(walk, place.at)]
    if (!isMended.includes(true)) return place
  }
}

/** Marks go up; a list that goes down meets them from the other end. */
const turned = ({ search, spans }: Walk, at: number): number =>
  search.order.isDown ? spans.length - 1 - at : at

function spanAt(walk: Walk, offset: number): Place {
  let before = 0
  for (let at = 0; ; at++) {
    const count = walk.counts[turned(walk, at)] ?? 0
    if (offset < before + count || at === walk.spans.length - 1)
      return { at, skip: offset - before }
    before += count
  }
}

/** Counts a span anew; whether it was another number. */
async function mend(walk: Walk, at: number): Promise<boolean> {
  const { way, path, tests, spans, counts } = walk
  const i = turned(walk, at)
  const span = spans[i]
  if (!span) return false
  const count = await countIn(way, path.index, span, tests)
  const isOther = counts[i] !== count
  counts[i] = count
  return isOther
}

type Value = number | string | undefined

/** The span in which the bounds begin: the empty ones are outside, whatever the bounds. */
function firstWithin(walk: Walk): number {
  const { search, way, spans } = walk
  const { value } = startOf(search)
  const { isDown } = search.order
  const isBehind = (span: Span) => {
    if (span.part < way.parts.length - 1) return false
    const end = leadOf(span, isDown ? 'after' : 'upTo') as Value
    if (value === undefined || end === undefined) return true
    return isDown ? end <= value : end >= value
  }
  return spans.findIndex((_, at) => isBehind(spans[turned(walk, at)] as Span))
}

/** How many records come before the bounds, which begin in a span. */
async function rankOf(walk: Walk, first: number): Promise<number> {
  const { search, way, path, tests, spans, counts } = walk
  let before = 0
  for (let at = 0; at < first; at++) before += counts[turned(walk, at)] ?? 0
  const span = spans[turned(walk, first)] as Span
  return before + (await countIn(way, path.index, span, tests, startOf(search).isBefore))
}

/** The ids from a record of a span on, and from the next spans until the page is full. */
async function pageFrom(walk: Walk, { at, skip }: Place, isTrue: boolean): Promise<Found> {
  const { search, spans, counts } = walk
  const { size } = search
  const ids: number[] = []
  for (let one = at; one < spans.length && ids.length <= size; one++) {
    const i = turned(walk, one)
    if (isBeyond(search, spans[i] as Span)) break
    if (one > at && !isTrue) await mend(walk, one)
    if (counts[i] === 0) continue
    ids.push(...(await idsIn(walk, i, size + 1 - ids.length, one === at ? skip : 0)))
  }
  return { ids: ids.slice(0, size), hasNext: ids.length > size }
}

/** Whether a span begins behind the bound at which the list ends. */
function isBeyond({ tests, order }: Search, span: Span): boolean {
  const side = order.isDown ? 'from' : 'to'
  const begin = leadOf(span, order.isDown ? 'upTo' : 'after') as Value | null
  if (begin === undefined || begin === null) return false
  return tests.some(({ range }) => {
    if (range?.column !== order.columns[0] || range?.side !== side) return false
    const bound = range.value as NonNullable<Value>
    return order.isDown ? begin < bound : begin > bound
  })
}

/** SQLite would take the bounds of the list, not the marks, for where to begin or end; so these are hidden from it. */
function idsIn(walk: Walk, i: number, limit: number, skip: number): Promise<number[]> {
  const { search, way, path, tests, spans } = walk
  const { db, scope, order } = search
  const bounds = search.tests.filter((test) => !tests.includes(test))
  const hidden = sql.raw(scope.dialect === 'sqlite' ? '+' : '')
  const within = bounds.map((test) => sql`${hidden}(${test.sql})`)
  const rows = rowsIn(way, path.index, spans[i] as Span, tests)
  return idsOf(
    db,
    sql`select ${column(scope, 'id')} as id ${sql.join([rows, ...within], sql` and `)}
      order by ${order.sql} limit ${limit} offset ${skip}`,
  )
}

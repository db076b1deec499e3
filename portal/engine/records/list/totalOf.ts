import { type RawBuilder, sql } from 'kysely'
import { declaredOrder } from '#derive/indexes.ts'
import type { IndexSpec } from '#derive/indexSpec.ts'
import { keep, recall, stampOf } from '#portal/storage/db/freshness.ts'
import { isBound } from './alongIndex.ts'
import type { Candidates } from './candidates.ts'
import {
  allOf,
  countUpTo,
  type Found,
  fromIndex,
  heldBy,
  mostCounted,
  passing,
  type Search,
  toldTotal,
} from './found.ts'
import { rowsOf } from './fromFew.ts'
import { indexOver } from './order.ts'
import type { Path } from './path.ts'
import { recordsOf } from './recordsOf.ts'
import { isLate, withinTime } from './withinTime.ts'

type Sql = RawBuilder<unknown>

/** How far counting goes: so many records, for so many milliseconds; the total is not known beyond. */
interface Reach {
  readonly most: number
  readonly longest: number
}
const usual: Reach = { most: mostCounted, longest: 250 }
/** Whoever asks for the last page waits somewhat longer. */
const whole: Reach = { most: 1_000_000_000, longest: 1000 }

/** Counting a few records again costs nothing; long counts hold until somebody writes, or for this long. */
const worthKeeping = 500
const lifetime = 5000

/** So many records are looked up before anybody notices, and so many walked along an index that holds what is asked. */
const soon = { lookedUp: 1000, walked: 20_000 }

/** How many records passed until the counting ended, or was given up. */
interface Counted {
  readonly count: number
  readonly isLate: boolean
}

/**
 * How many records pass: null beyond 10,000, and where counting takes too long; then at least how many. Where the page
 * is not to wait, nothing is counted that takes long and is not known already.
 */
export async function totalOf(
  search: Search,
  path: Path | undefined,
  smallest: Candidates | undefined,
): Promise<Pick<Found, 'total' | 'atLeast' | 'later'>> {
  const { db, entity, tests } = search
  if (smallest?.isExact) return { total: toldTotal(smallest.count) }
  const key = `total ${search.isBin} ${JSON.stringify(tests.map(({ name }) => name))}`
  const known = recall<Counted>(db, entity.name, key)
  const stamp = stampOf(db, entity.name)
  if (search.isLater && !known && (await takesLong(search, path, smallest)))
    return { total: null, later: true }
  const found = known ?? (await countedIn(search, path, smallest))
  const { count, isLate } = found
  if (!known && (isLate || count > worthKeeping))
    keep(db, entity.name, key, { value: found, stamp, lifetime })
  return isLate ? { total: null, atLeast: count } : { total: toldTotal(count) }
}

async function takesLong(
  search: Search,
  path: Path | undefined,
  smallest: Candidates | undefined,
): Promise<boolean> {
  if (path?.isStraight || (smallest && isInIndex(search, smallest))) return false
  if (smallest && smallest.count <= mostCounted) return smallest.count > soon.lookedUp
  const { isHeld } = indexAlong(search, path)
  return (await recordsOf(search)) > (isHeld ? soon.walked : soon.lookedUp)
}

/** How many records pass, counted to the end; null where even that takes too long. */
export async function wholeTotal(search: Search, path: Path | undefined): Promise<number | null> {
  const { db, entity, isBin } = search
  const names = search.tests.map(({ name }) => name)
  const key = `whole ${isBin} ${JSON.stringify(names)}`
  const known = recall<Counted>(db, entity.name, key)
  const stamp = stampOf(db, entity.name)
  const found = known ?? (await countedIn(search, path, undefined, whole))
  if (!known) keep(db, entity.name, key, { value: found, stamp, lifetime })
  return found.isLate ? null : found.count
}

/** Late ones are counted, but not as passed: one of them says that the time was over. */
async function countedIn(
  search: Search,
  path: Path | undefined,
  smallest: Candidates | undefined,
  reach = usual,
): Promise<Counted> {
  const { db } = search
  if (smallest && (isInIndex(search, smallest) || smallest.count <= mostCounted)) {
    const count = await countUpTo(db, sql`select 1 ${rowsOf(search, smallest)}`, mostCounted + 1)
    return { count, isLate: false }
  }
  if (path?.isStraight)
    return { count: await countedAlong(search, path, reach.most), isLate: false }
  const { index, isHeld } = indexAlong(search, path)
  const rows = rowsAlong(search, index && path?.index === index ? path : undefined, index, reach)
  const found = await withinTime(db, isHeld ? null : reach.longest * 2, (timed) =>
    sql<{ count: number; passed: number | null }>`
      select count(*) as count, sum(passed) as passed from (${rows}) as found`.execute(timed),
  )
  const { count = 1, passed = 0 } = found?.rows[0] ?? {}
  return { count: Number(passed ?? 0), isLate: Number(count) > Number(passed ?? 0) }
}

/** Records that lie side by side in an index are counted in a millisecond. */
const countedAlong = (search: Search, { index }: Path, most: number): Promise<number> =>
  countUpTo(
    search.db,
    sql`select 1 from ${fromIndex(search, index)} where ${passing(search, search.tests)}`,
    most + 1,
  )

/** Records along an index, or all of them; late ones among them, which did not pass. */
function rowsAlong(
  search: Search,
  path: Path | undefined,
  index: IndexSpec | undefined,
  { most, longest }: Reach,
): Sql {
  const bounds = search.tests.filter((test) => path && isBound(path, test))
  const passed = allOf(search.tests.filter((test) => !bounds.includes(test)))
  return sql`select case when ${passed} then 1 else 0 end as passed
    from ${fromIndex(search, search.isBin ? undefined : index)}
    where ${passing(search, bounds)} and (${passed} or ${isLate(search.scope, longest)})
    limit ${most + 1}`
}

/** Whether an index alone tells which records there are. */
const isInIndex = ({ tests }: Search, { index }: Candidates): boolean =>
  index !== undefined && tests.length === 1

/** What is walked along to count, and whether it holds all that is tested. */
function indexAlong(search: Search, path: Path | undefined) {
  const index = path?.isHeld ? path.index : holding(search, path)
  const isHeld = index !== undefined && (path?.isHeld === true || index !== path?.index)
  return { index, isHeld }
}

/** The index of the declared order holds the texts as well. */
function holding({ entity, tests }: Search, path: Path | undefined): IndexSpec | undefined {
  const declared = indexOver(entity, [...declaredOrder(entity), 'id'])
  const held = declared ? heldBy(declared) : []
  const isHeld = tests.every(({ columns }) => columns?.every((name) => held.includes(name)))
  return isHeld ? declared : path?.index
}

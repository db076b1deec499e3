import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { keep, recall, stampOf } from '#portal/storage/db/freshness.ts'
import type { Stretch } from '#portal/storage/search/places.ts'
import { countUpTo } from './found.ts'
import { isOnePlace, standsIn } from './standsIn.ts'
import type { Way } from './tests.ts'

type Sql = RawBuilder<unknown>

/** More pieces than this tell nothing new. */
const mostPieces = 16
/** So few need no second piece to narrow them. */
const rare = 500
/** Pieces are counted no further. */
const mostMet = 40_000
/** Places of a short word that are counted. */
const mostPlaces = 20_000
/** Records of the rarest piece that are asked for the others. */
const sampled = 500
const mostSized = 10_001
/** What stands in a record once is counted so far: its records may be looked up where they are worth it. */
const mostOfOne = 25_001

/** The records some ways leave: those that have the rarest pieces of each. */
export interface Postings {
  /** Not counted beyond some 10,000, or 25,001 where it is one piece. */
  readonly count: number
  /** Whether that is just how many have one of the pieces: each way is one piece. */
  readonly isExact: boolean
  readonly ids: Sql
}

/** The records that have every piece of one of the ways, or somewhat more. */
export async function postingsOf(db: Db | Tx, ways: readonly Way[]): Promise<Postings> {
  const each = await Promise.all(ways.map((way) => rarest(db, way)))
  const sets = each.map(({ pieces }) => idsIn(pieces))
  const ids = sql.join(sets, sql` union `)
  const sum = each.reduce((all, { count }) => all + count, 0)
  const isExact = ways.every((way) => way.length === 1) && each.every(({ isSure }) => isSure)
  const isMany = each.some(({ count }) => count >= mostSized)
  const overlaps = isExact && each.length > 1 && !isMany
  return { count: overlaps ? await countUpTo(db, ids, mostSized) : sum, isExact, ids }
}

interface Sized {
  readonly count: number
  readonly pieces: Way
  /** Whether so many records have the piece, not only so many places. */
  readonly isSure: boolean
}

const rarest = (db: Db | Tx, way: Way): Promise<Sized> =>
  way.length === 1 ? single(db, way) : ofSeveral(db, way)

/** What is shorter than six characters stands in a record once for each way it goes on there. */
async function single(db: Db | Tx, pieces: Way): Promise<Sized> {
  const [piece] = pieces as readonly [Stretch<bigint>]
  const places = idsIn(pieces)
  if (isOnePlace(piece))
    return { count: await countUpTo(db, places, mostOfOne), pieces, isSure: true }
  const records = sql`select distinct id from (${places} limit ${mostPlaces}) as places`
  const count = await countUpTo(db, records, mostSized)
  const isSure = count >= mostSized || (await countUpTo(db, places, mostPlaces)) < mostPlaces
  return { count: isSure ? count : mostSized, pieces, isSure }
}

/** Here sizes only choose which way to go, so they may be old. */
const lifetime = 600_000

async function ofSeveral(db: Db | Tx, way: Way): Promise<Sized> {
  const key = way.map(({ first, next }) => `${first} ${next}`).join()
  const known = recall<Sized>(db, '_place', key)
  if (known) return known
  const value = await met(db, way)
  keep(db, '_place', key, { value, stamp: stampOf(db, '_place'), lifetime })
  return value
}

/** The rarest piece, counted no further than the rarest so far, and those that leave much of it out. */
async function met(db: Db | Tx, way: Way): Promise<Sized> {
  let [rarest, least]: [Stretch<bigint> | undefined, number] = [undefined, mostMet]
  for (const piece of spread(way)) {
    const count = await countUpTo(db, idsIn([piece]), least)
    if (!rarest || count < least) [rarest, least] = [piece, count]
    if (least <= rare) break
  }
  const first = rarest as Stretch<bigint>
  const others = least <= rare ? [] : await telling(db, first, way)
  const share = Math.min(1, ...others.map((one) => one.share))
  const pieces = [first, ...others.map(({ piece }) => piece)]
  return { count: Math.min(mostSized, Math.ceil(least * share)), pieces, isSure: true }
}

/** Of the other pieces the two that the fewest records with the first one have, as a sample of these says. */
async function telling(db: Db | Tx, first: Stretch<bigint>, way: Way) {
  const others = spread(way).filter((piece) => piece !== first)
  const shares = others.map(
    (piece, i) =>
      sql`avg(case when exists (select 1 from "_place" as b where ${standsIn('b', piece)} and b.id = a.id)
        then 1.0 else 0.0 end) as ${sql.ref(`share${i}`)}`,
  )
  const sample = sql`select a.id from "_place" as a where ${standsIn('a', first)} limit ${sampled}`
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(shares)} from (${sample}) as a`.execute(db)
  return others
    .map((piece, i) => ({ piece, share: Number(rows[0]?.[`share${i}`] ?? 1) }))
    .filter(({ share }) => share < 0.7)
    .toSorted((a, b) => a.share - b.share)
    .slice(0, 2)
}

/** Some of the pieces, evenly, the first always. */
function spread(way: Way): Way {
  const step = Math.max(1, way.length / mostPieces)
  return way.filter((_, i) => Math.floor(i / step) * step + 1 > i)
}

/** The records that have something in each stretch; of one stretch, once for each place. */
function idsIn([first, ...others]: Way): Sql {
  if (!first) return sql`select 0 as id where 1 = 0`
  const met = others.map((piece, i) => {
    const beside = `b${i}`
    return sql`exists (select 1 from "_place" as ${sql.ref(beside)}
      where ${standsIn(beside, piece)} and ${sql.ref(beside)}.id = a.id)`
  })
  return sql`select a.id from "_place" as a where ${sql.join([standsIn('a', first), ...met], sql` and `)}`
}

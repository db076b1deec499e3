import { sql } from 'kysely'
import type { IndexSpec } from '#derive/indexSpec.ts'
import { sortedSql } from '../../computed/rankSql.ts'
import { countUpTo } from '../found.ts'
import { orderBy } from '../order.ts'
import type { ListTest } from '../tests.ts'
import { countIn, type Key, rowsIn, type Span, type Way } from './way.ts'

/** Asked before each statement of a long walk: waits a little where others come first, false where it is to end. */
export type Pace = () => Promise<boolean>

/** Marks stand so many records apart. */
export const apart = 2000

/** Walks an order from end to end and leaves marks; undefined where the pace ended it. */
export async function setMarks(way: Way, pace: Pace): Promise<readonly Span[] | undefined> {
  const spans: Span[] = []
  for (const part of way.parts.keys()) {
    const some = await stepped(way, part, pace)
    if (!some) return undefined
    spans.push(...some)
  }
  return spans
}

async function stepped(way: Way, part: number, pace: Pace): Promise<readonly Span[] | undefined> {
  const spans: Span[] = []
  for (let span: Span | undefined = startOf(way, part); span; ) {
    if (!(await pace())) return undefined
    const key: Key | undefined = await lastOf(way, span)
    const some: readonly Span[] = key ? await upTo(way, span, key) : [span]
    spans.push(...some)
    span = key ? next(some.at(-1) as Span) : behind(span)
  }
  return spans
}

/** All of a part have the same values but for the id where the order has nothing else. */
function startOf({ columns, parts }: Way, part: number): Span {
  if (columns.length === 1) return { part, at: [] }
  const isEmpty = columns.length === 2 && parts.length > 1 && part === 0
  return isEmpty ? { part, at: [null] } : { part }
}

/** The values behind those whose records have all been passed. */
const behind = ({ part, at }: Span): Span | undefined =>
  at?.some((value) => value !== null) ? { part, after: at } : undefined

/** What follows a span: more of the same values by their ids, or the values behind. */
const next = ({ part, at, upTo, isOpen }: Span): Span =>
  isOpen ? { part, at: upTo as Key } : { part, ...(at && { at }), after: upTo as Key }

/** The span that ends with a record: before its values where too many have the same, else with all that have them. */
async function upTo(way: Way, span: Span, key: Key): Promise<readonly Span[]> {
  if (span.at) return [{ ...span, upTo: key.slice(-1) }]
  const values = key.slice(0, -1)
  const same = sql`select 1 ${rowsIn(way, way.index, { part: span.part, at: values }, [])}`
  const isLong = (await countUpTo(way.db, same, apart + 1)) > apart
  return [{ ...span, upTo: values, ...(isLong && { isOpen: true as const }) }]
}

/** The last of the next records, where there are so many. */
async function lastOf(way: Way, span: Span): Promise<Key | undefined> {
  const columns = sql.join(
    way.columns.map((name) => sql`${sortedSql(way.scope, name)} as ${sql.ref(name)}`),
  )
  const { rows } = await sql<Record<string, unknown>>`
    select ${columns} ${rowsIn(way, way.index, span, [])}
    order by ${orderBy(way.scope, way.columns, false)} limit 1 offset ${apart - 1}`.execute(way.db)
  return rows[0] && way.columns.map((name) => rows[0]?.[name])
}

/** How many records of each span pass; undefined where the pace ended it. */
export async function countSpans(
  way: Way,
  spans: readonly Span[],
  { tests, index }: { readonly tests: readonly ListTest[]; readonly index: IndexSpec },
  pace: Pace,
): Promise<number[] | undefined> {
  const counts: number[] = []
  for (const span of spans) {
    if (!(await pace())) return undefined
    counts.push(await countIn(way, index, span, tests))
  }
  return counts
}

/** How many records of each span there are, and how many pass each of some tests, from one walk. */
export async function countEach(
  way: Way,
  spans: readonly Span[],
  tests: readonly ListTest[],
  pace: Pace,
): Promise<Map<string, number[]> | undefined> {
  const columns = [
    sql`count(*) as "all"`,
    ...tests.map((test, i) => sql`count(case when ${test.sql} then 1 end) as ${sql.ref(`n${i}`)}`),
  ]
  const counts = new Map<string, number[]>([['', []], ...emptyByName(tests)])
  for (const span of spans) {
    if (!(await pace())) return undefined
    const { rows } = await sql<Record<string, number>>`
      select ${sql.join(columns)} ${rowsIn(way, way.index, span, [])}`.execute(way.db)
    counts.get('')?.push(Number(rows[0]?.all))
    for (const [i, { name }] of tests.entries()) counts.get(name)?.push(Number(rows[0]?.[`n${i}`]))
  }
  return counts
}

const emptyByName = (tests: readonly ListTest[]): [string, number[]][] =>
  tests.map(({ name }) => [name, []])

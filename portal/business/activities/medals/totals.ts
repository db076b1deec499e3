import { type Kysely, sql } from 'kysely'
import type { Row } from '#declare'
import type { Db } from '#portal/storage/db/database.ts'

/** What one user did on one day, in the series' unit. */
interface Day {
  readonly user: number
  readonly day: string
  readonly amount: number
}
interface Counting {
  readonly table: string
  /** What happened each day to users within these numbers, both included. */
  days(db: Kysely<Tables>, from: number, to: number): Promise<readonly Day[]>
  /** A user's days, in order, as one total. */
  total(days: readonly Day[], cap: number): number
}
type Tables = { [table: string]: Row }

const DAY = 86_400_000
const SECONDS = 3600

const summed = (days: readonly Day[], cap: number): number =>
  days.reduce((sum, { amount }) => sum + (cap > 0 ? Math.min(amount, cap) : amount), 0)

/** The longest run of days on which anything was done. */
function longestRun(days: readonly Day[]): number {
  let [longest, run, before] = [0, 0, Number.NaN]
  for (const { day, amount } of days) {
    if (amount <= 0) continue
    const at = Date.parse(day)
    run = at - before === DAY ? run + 1 : 1
    longest = Math.max(longest, run)
    before = at
  }
  return longest
}

const studied = (seconds: string, total: Counting['total']): Counting => ({
  table: 'cumulativeTime',
  days: async (db, from, to) => {
    const amount = sql<number>`sum(${sql.raw(seconds)})`
    const rows = await db
      .selectFrom('cumulativeTime')
      .select(['user', 'date as day', amount.as('amount')])
      .where('user', '>=', from)
      .where('user', '<=', to)
      .where('deletedAt', 'is', null)
      .groupBy(['user', 'date'])
      .orderBy('user')
      .orderBy('date')
      .execute()
    return rows.map(({ user, day, amount }) => ({
      user: Number(user),
      day: String(day),
      amount: Number(amount ?? 0) / SECONDS,
    }))
  },
  total,
})

const all = 'coalesce("listen", 0) + coalesce("read", 0) + coalesce("video", 0)'

const comments: Counting = {
  table: 'comment',
  days: async (db, from, to) => {
    const day = sql<string>`substr("publishedAt", 1, 10)`
    const rows = await db
      .selectFrom('comment')
      .select(['user', day.as('day'), sql<number>`count(*)`.as('amount')])
      .where('user', '>=', from)
      .where('user', '<=', to)
      .where('status', '=', 'passed')
      .where('source', '=', 'user')
      .where('deletedAt', 'is', null)
      .groupBy(['user', day])
      .orderBy('user')
      .execute()
    return rows.map((row) => ({
      user: Number(row.user),
      day: String(row.day),
      amount: Number(row.amount),
    }))
  },
  total: summed,
}

/**
 * The series the portal can count by itself. Magazines read, notes and shares are counted in the app alone: the
 * portal keeps no record of each of them.
 */
export const countings: { readonly [series: string]: Counting } = {
  studyTime: studied(all, summed),
  continuous: studied(all, longestRun),
  listen: studied('coalesce("listen", 0)', summed),
  comment: comments,
}

/**
 * Totals of the next users after a number, `most` of them, by user; empty when nobody is left.
 * @param cap how much of a day counts, 0 for all of it
 */
export async function nextTotals(
  db: Db,
  series: string,
  cap: number,
  after: number,
  most: number,
): Promise<ReadonlyMap<number, number>> {
  const counting = countings[series]
  if (!counting)
    throw new Error(`portal/business/activities/medals/totals.ts cannot count "${series}"`)
  const tables = db as unknown as Kysely<Tables>
  const users = await tables
    .selectFrom(counting.table)
    .select('user')
    .distinct()
    .where('user', '>', after)
    .where('deletedAt', 'is', null)
    .orderBy('user')
    .limit(most)
    .execute()
  const ids = users.map(({ user }) => Number(user))
  if (ids.length === 0) return new Map()
  const days = await counting.days(tables, ids[0] as number, ids.at(-1) as number)
  const byUser = Map.groupBy(days, ({ user }) => user)
  return new Map(ids.map((id) => [id, counting.total(byUser.get(id) ?? [], cap)]))
}

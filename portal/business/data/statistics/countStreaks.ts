import { type Kysely, sql } from 'kysely'
import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { readConfig } from '#portal/engine/configuration/readConfig.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { touch } from '#portal/storage/db/freshness.ts'

/** Minutes that make a day count, where no setting says so. */
const USUAL = 10

/**
 * Counts anew, from a day on, how many days in a row somebody has studied enough; all rows of a day bear the same
 * count. Ends where the days do, or where nothing changes any more.
 */
export async function countStreaks(tx: Tx, user: number, from: string, now: string): Promise<void> {
  const minutes = Number((await readConfig(tx, 'threshold.studyMinutes', now)) ?? USUAL)
  const db = tx as unknown as Kysely<{ [table: string]: Row }>
  const total = sql<number>`sum(coalesce("listen", 0) + coalesce("read", 0) + coalesce("video", 0))`
  const days = await db
    .selectFrom('cumulativeTime')
    .select(['date', total.as('total'), sql<number>`max("streak")`.as('streak')])
    .where('user', '=', user)
    .where('date', '>=', shift(from, '-1d'))
    .where('deletedAt', 'is', null)
    .groupBy('date')
    .orderBy('date')
    .execute()
  const before = days.find(({ date }) => date !== from && String(date) < from)
  let streak = Number(before?.streak ?? 0)
  let due = from
  for (const day of days.filter(({ date }) => String(date) >= from)) {
    if (day.date !== due) break
    streak = Number(day.total) >= minutes * 60 ? streak + 1 : 0
    await db
      .updateTable('cumulativeTime')
      .set({ streak })
      .where('user', '=', user)
      .where('date', '=', day.date)
      .execute()
    const stands = Number(day.streak ?? 0) === streak || streak === 0
    if (due !== from && stands) break
    due = shift(due, '+1d')
  }
  touch(tx, 'cumulativeTime')
}

import { type RawBuilder, sql } from 'kysely'
import type { Database } from '#portal/storage/db/database.ts'
import { type Figures, measureTimes } from './measure.ts'

/** What a plain statement takes for the same page in the same run, asked a few times. */
export const twin = (
  { db }: Database,
  statement: RawBuilder<unknown>,
  times = 5,
): Promise<Figures> => measureTimes(times, () => statement.execute(db))

/** `12 x`: how many times the plain statement takes what the list takes, by their middles. */
export const ratio = (plain: Figures, ours: Figures): string =>
  `LIKE ${plain.p50.toFixed(1)} ms, ${(plain.p50 / Math.max(ours.p50, 0.01)).toFixed(1)} x`

/** A page by OFFSET, in the declared order. */
export const byOffset = (offset: number): RawBuilder<unknown> =>
  sql`select * from article where "deletedAt" is null order by "createdAt" desc, id desc limit 10 offset ${offset}`

/** Titles by LIKE, in the declared order. */
export const byLike = (word: string): RawBuilder<unknown> =>
  sql`select * from article where "deletedAt" is null and title like ${`%${word}%`}
    order by "createdAt" desc limit 10`

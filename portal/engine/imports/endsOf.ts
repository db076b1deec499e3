import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { kindOf } from './kindOf.ts'
import { FOR_EVER } from './rowOf.ts'

/** Days told one by one at most; where there are more, the first and the last of them. */
const MOST = 6

/** Where what a batch gives will end. */
export interface Ends {
  /** Rows by the day theirs ends, where that is on a handful of days. */
  readonly days: readonly { readonly day: string; readonly rows: number }[]
  readonly first: string | null
  readonly last: string | null
  /** Rows whose end is a day. */
  readonly dated: number
  /** Rows that end never. */
  readonly forever: number
}

/** The new ends of the rows of a batch that are to be carried out; null for kinds that give nothing with an end. */
export async function endsOf(db: Db | Tx, batch: Row): Promise<Ends | null> {
  if (!kindOf(batch).ends || batch.undoOf) return null
  const rows = await db
    .selectFrom('batchRow')
    .select((eb) => ['until', eb.fn.countAll().as('rows')])
    .where('batch', '=', batch.id)
    .where('until', 'is not', null)
    .where('status', 'not in', ['skipped', 'failed'])
    .where('level', '<>', 'error')
    .where('deletedAt', 'is', null)
    .groupBy('until')
    .orderBy('until')
    .execute()
  const all = rows.map(({ until, rows: count }) => ({ day: String(until), rows: Number(count) }))
  const days = all.filter(({ day }) => day !== FOR_EVER)
  return {
    days: days.length > MOST ? [] : days,
    first: days[0]?.day ?? null,
    last: days.at(-1)?.day ?? null,
    dated: days.reduce((sum, { rows: count }) => sum + count, 0),
    forever: all.find(({ day }) => day === FOR_EVER)?.rows ?? 0,
  }
}

import { sql } from 'kysely'
import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { Share } from '#wire/share.ts'

/** Shares told one by one at most; the others are told as one. */
const MOST = 100

export interface Shares {
  readonly named: readonly Share[]
  /** How many are not among those named. */
  readonly more: number
  readonly sum: Omit<Share, 'share'>
}

/** What a batch changes, share by share; one that takes another back restores what stood before. */
export async function sharesOf(db: Db | Tx, { id, undoOf }: Row): Promise<Shares> {
  const { rows } = await sql<{ [name: string]: unknown }>`
    select share, count(*) as "rows", sum(coalesce(standing, 0)) as standing, sum(coalesce(amount, 0)) as amount
    from "batchRow" where batch = ${id} and share is not null and status <> 'skipped'
      and level <> 'error' and "deletedAt" is null
    group by share order by share`.execute(db)
  const all = rows.map(({ share, rows: count, standing, amount }) => {
    const [old, given] = [Number(standing), Number(amount)]
    const [before, after] = undoOf ? [given, old] : [old, given]
    return { share: String(share), rows: Number(count), before, after }
  })
  return {
    named: all.slice(0, MOST),
    more: Math.max(0, all.length - MOST),
    sum: all.reduce(
      (sum, one) => ({
        rows: sum.rows + one.rows,
        before: sum.before + one.before,
        after: sum.after + one.after,
      }),
      { rows: 0, before: 0, after: 0 },
    ),
  }
}

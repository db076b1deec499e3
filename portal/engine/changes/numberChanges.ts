import { sql } from 'kysely'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import type { PortalContext } from '../context/portalContext.ts'

/** Where the last number stands, in `_meta`. */
const LAST = 'changes.last'
/** Up to which number the feed was forgotten. */
const FORGOTTEN = 'changes.forgotten'
/** Of PostgreSQL's advisory locks: one at a time gives out numbers. */
const LOCK = 7_261_530_914

/**
 * Gives committed changes their numbers, in the order they were made. Numbers given while a change is written could
 * show in another order than they were given: a reader past 12 would never see an 11 that came later. So whoever reads
 * numbers what stands by then, one at a time, and a number once seen has none missing below it.
 */
export async function numberChanges({ database }: PortalContext): Promise<void> {
  const waiting = await database.db
    .selectFrom('_change')
    .select('id')
    .where('seq', 'is', null)
    .limit(1)
    .executeTakeFirst()
  if (!waiting) return
  await database.transaction(giveNumbers)
}

/** The same within a transaction that runs; nobody else numbers until it has ended. Gives the newest number. */
export async function giveNumbers(tx: Tx): Promise<number> {
  if (dialectOf(tx) === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx)
  const last = await readMark(tx, LAST)
  await sql`update "_change" set "seq" = ${last} + waiting.place
    from (select "id", row_number() over (order by "id") as place from "_change" where "seq" is null) as waiting
    where "_change"."id" = waiting."id"`.execute(tx)
  const newest = await tx
    .selectFrom('_change')
    .select((of) => of.fn.max('seq').as('seq'))
    .executeTakeFirst()
  const now = Number(newest?.seq ?? last)
  await writeMark(tx, LAST, now)
  return now
}

/** The number of the newest change that has one. */
export const lastChange = (db: Db | Tx) => readMark(db, LAST)

/** Changes up to this number are no longer known. */
export const forgottenChanges = (db: Db | Tx) => readMark(db, FORGOTTEN)

/** How long the feed reaches back, in milliseconds. */
const KEPT = 90 * 86_400_000

/** Forgets changes whose time is over. */
export async function forgetChanges({ database, clock }: PortalContext): Promise<void> {
  const before = new Date(clock().getTime() - KEPT + 8 * 3_600_000).toISOString().slice(0, 19)
  await database.transaction(async (tx) => {
    const old = await tx
      .selectFrom('_change')
      .select((of) => of.fn.max('seq').as('seq'))
      .where('seq', 'is not', null)
      .where('at', '<', before)
      .executeTakeFirst()
    if (!old?.seq) return
    await tx.deleteFrom('_change').where('seq', '<=', old.seq).execute()
    await writeMark(tx, FORGOTTEN, Number(old.seq))
  })
}

async function readMark(db: Db | Tx, key: string): Promise<number> {
  const row = await db.selectFrom('_meta').select('value').where('key', '=', key).executeTakeFirst()
  return Number(row?.value ?? 0)
}

async function writeMark(tx: Tx, key: string, value: number): Promise<void> {
  const row = { key, value: String(value) }
  await tx
    .insertInto('_meta')
    .values(row)
    .onConflict((taken) => taken.column('key').doUpdateSet({ value: row.value }))
    .execute()
}

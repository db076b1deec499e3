import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { JobAsked } from '#portal/engine/context/change.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import type { Pauses } from '#portal/engine/records/counts.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { lastDone, markDone } from '#portal/storage/db/lastDone.ts'

const HOUR = 60 * 60_000

/** Something that is done once a day, from an hour on (Asia/Shanghai), or as soon afterwards as a portal runs. */
export interface Daily {
  readonly name: string
  readonly hour: number
  /** Done here and now, under a lease: harmless when it is begun again after a crash. */
  run?(context: PortalContext, pauses: Pauses): Promise<void>
  /** A job for the day, `2026-11-21`: queued in the transaction that marks the day, so that there is one. */
  queue?(day: string): JobAsked
}

/**
 * Does what is due of it. Days missed while no portal ran are made up for by one run. Gives whether it was done now. A
 * day counts as done once it was, so that a clock set back does not do it again.
 */
export async function doDaily(
  context: PortalContext,
  daily: Daily,
  pauses: Pauses,
): Promise<boolean> {
  const day = await dueDay(context, daily)
  if (day === null) return false
  if (daily.queue) return queued(context, daily, day)
  await daily.run?.(context, pauses)
  if (pauses.isOver()) return false
  await context.database.transaction((tx) => markDone(tx, daily.name, day))
  return true
}

/** The day it is due for, yesterday until its hour has come; null where that was done. */
async function dueDay(context: PortalContext, { name, hour }: Daily): Promise<string | null> {
  const hoursAgo = new Date(context.clock().getTime() - hour * HOUR)
  const day = shanghaiTime(hoursAgo).slice(0, 10)
  const last = await lastDone(context.database.db, name)
  // A portal that has just been set up has nothing to make up for.
  if (last === undefined || isFarAhead(last, day)) {
    await context.database.transaction((tx) => markDone(tx, name, day))
    return null
  }
  return last >= day ? null : day
}

/** Marked by a clock that ran days ahead: were it believed, nothing would happen until those days have come. */
const isFarAhead = (last: string, day: string): boolean =>
  Date.parse(last) - Date.parse(day) > 36 * HOUR

async function queued(context: PortalContext, daily: Daily, day: string): Promise<boolean> {
  const asked = daily.queue?.(day) as JobAsked
  return inTransaction(context, { session: portalSession }, async (transaction) => {
    if (!(await isMarkedFirst(transaction.tx, daily.name, day))) return false
    await queueJob(
      transaction,
      { ...asked, key: asked.key ?? `${daily.name}:${day}` },
      portalSession,
    )
    return true
  })
}

/** Whether this is the transaction that marks the day; another portal may have been faster. */
async function isMarkedFirst(tx: Tx, name: string, day: string): Promise<boolean> {
  const clock = tx.updateTable('_clock').set({ last: day }).where('name', '=', name)
  const { numUpdatedRows } = await clock.where('last', '<', day).executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

declare module '../../engine/context/parts.ts' {
  interface Parts {
    readonly dailies: { readonly [name: string]: Daily }
    /** Parts of the night's work. */
    readonly nights: {
      readonly [name: string]: (context: PortalContext, pauses: Pauses) => Promise<unknown>
    }
  }
}

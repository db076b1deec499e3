import type { Row } from '#declare'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { keepCounts } from './conclude.ts'
import { functionsOf } from './functionsOf.ts'
import { kindOf } from './kindOf.ts'
import { writeNetAmounts } from './netAmounts.ts'
import { carryOutNext, type Portion } from './running.ts'
import { told } from './trail.ts'

/** Rows of a batch that are over, by what became of them. */
export const countsOf = ({ done, failed, skipped }: Row) => ({
  done: Number(done),
  failed: Number(failed),
  skipped: Number(skipped),
})

/**
 * Carries out the next group of a running batch: effects, states and counts in the transaction's transaction. The batch must
 * be held by it. Null where nothing waits.
 */
export async function runPortion(
  { context, tx }: Transaction,
  batch: Row,
  place: { readonly most?: number; readonly after?: number } = {},
): Promise<(Portion & { readonly counts: ReturnType<typeof countsOf> }) | null> {
  const so = countsOf(batch)
  const portion = await carryOutNext(context, tx, batch, place)
  if (!portion) return null
  const counts = {
    done: so.done + portion.done,
    failed: so.failed + portion.failed,
    skipped: so.skipped + portion.skipped,
  }
  await context.rows.keep(tx, entityNamed(context, 'batchGive'), batch.id as number, counts)
  return { ...portion, counts }
}

/** Brings a batch to the end its rows say, once. */
export async function endRun(
  transaction: Transaction,
  batch: Row,
  isCancelled = false,
): Promise<void> {
  if (batch.endedAt) return
  const id = batch.id as number
  const { context, tx, now } = transaction
  if (!isCancelled && batch.status !== 'cancelled')
    await functionsOf(context.parts, batch).ended?.({
      context,
      db: tx,
      batch,
      kind: kindOf(batch),
      now,
    })
  const tally = await keepCounts(transaction, id)
  const values = { endedAt: transaction.now }
  if (batch.status === 'cancelled') await transaction.records.update('batchGive', id, values)
  else if (isCancelled) await transaction.records.move('batchGive', id, 'cancel', values)
  else {
    if (batch.status === 'paused') await transaction.records.move('batchGive', id, 'resume')
    const end = tally.failed === 0 ? 'finish' : 'finishPartly'
    await transaction.records.move('batchGive', id, end, values)
  }
  await writeNetAmounts(transaction, batch, tally)
  const { done, failed, skipped, paid } = tally
  await told(transaction, batch, 'end', { done, failed, skipped, fen: paid })
}

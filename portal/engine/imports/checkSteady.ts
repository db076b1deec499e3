import type { Row } from '#declare'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { conclude } from './conclude.ts'
import { checkNext, numbersIn } from './steady.ts'
import { queueCheck } from './submit.ts'

/**
 * Checks a batch of so many rows, each judged by itself, that was just made: within the transaction where they are no
 * more than `most`, else by a job.
 */
export async function checkSteady(
  transaction: Transaction,
  batch: Row,
  count: number,
  most: number,
): Promise<void> {
  const { context, tx, records, session } = transaction
  const id = batch.id as number
  if (count > most) {
    await context.rows.keep(tx, entityNamed(context, 'batchGive'), id, { rows: count })
    return queueCheck(transaction, { ...batch, rows: count })
  }
  const numbers = batch.undoOf || batch.retryOf ? null : await numbersIn(context, batch)
  await records.move('batchGive', id, 'check')
  const place = { context, batch, numbers }
  for (let after: number | null = 0; after !== null; )
    after = await checkNext(transaction, place, { after, most, session })
  await conclude(transaction, batch, { faults: [] })
}

import type { Row } from '#declare'
import type { Transaction } from '../context/transaction.ts'
import { recordAddress, tellUser } from '../notices/tellUser.ts'
import type { Call } from '../records/call.ts'
import { moveWithin } from '../records/move.ts'
import { approvalOf } from './approval.ts'
import { budgetFor, overBudget } from './budget.ts'
import { confirmWithin, tellApprovers } from './steps.ts'
import { tallyRows } from './tallyRows.ts'

/** Whether the month's budget holds a batch that would go on by itself; where it does not, its maker is told. */
export async function fitsBudget({ tx, records, now }: Transaction, batch: Row): Promise<boolean> {
  const { amount } = await tallyRows(tx, batch.id as number)
  const budget = await budgetFor(tx, { batch, amount }, now)
  if (!budget || budget.afterwards >= 0) return true
  if (typeof batch.createdBy === 'number')
    await tellUser(
      { records, db: tx },
      {
        user: batch.createdBy,
        type: 'approval',
        title: [`批次未执行：${batch.batchNo}`, `Not carried out: ${batch.batchNo}`],
        body: overBudget(budget, { batch, amount }),
        target: recordAddress('batchGive', batch.id),
      },
    )
  return false
}

/**
 * A batch of an old call goes on by itself once it is checked: carried out, or handed in where somebody else must
 * approve it. Warnings were never shown to whoever called, so none is asked for.
 */
export async function goOn(call: Call, transaction: Transaction, batch: Row): Promise<void> {
  const asPortal: Call = { ...call, session: { ...call.session, acting: 'portal' } }
  const within = { ...transaction, session: asPortal.session }
  const tally = await tallyRows(transaction.tx, batch.id as number)
  const { needed } = await approvalOf(transaction.tx, batch, tally, transaction.now)
  if (!needed) {
    await confirmWithin(asPortal, within, batch)
    return
  }
  await moveWithin(asPortal, within, batch, 'submit', {})
  await tellApprovers(within, batch)
}

import type { Row } from '#declare'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import { countsOf } from '#portal/engine/queue/jobRecord.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { JobLine } from '#wire/jobLine.ts'
import { giveOne } from './giveOne.ts'

const PORTION = 50

/** Gives what was missed of a gift, order by order; those that cannot be given are told with the reason. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { context, params, session } = work
    return inTransaction(context, { session }, async (transaction) => {
      await work.demandLease(transaction.tx)
      const where = { gift: params.gift, status: 'waiting' }
      const rows = await transaction.records.select('giftGiven', where, {
        limit: PORTION,
        sort: 'id',
      })
      let { done, failed } = countsOf(work.job)
      for (const row of rows) {
        if (await giveOne(transaction, row)) done++
        else {
          failed++
          const after = (await transaction.records.find('giftGiven', row.id as number)) as Row
          const order = (await transaction.records.find('userOrder', row.order as number)) as Row
          const text = String(after.failure)
          const title = titleOf(entityNamed(context, 'userOrder'), order)
          await work.tell(transaction.tx, [
            { level: 'failed', title, text: [text, text] } satisfies JobLine,
          ])
        }
      }
      const counts = { done, failed, over: rows.length < PORTION }
      await work.reached(transaction.tx, counts)
      return counts
    })
  },
}

import type { Row } from '#declare'
import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import { deliver } from './deliver.ts'

const MOST = 500

/** Delivers sales whose delivery has failed once more, and tells those that fail again. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { context, params, session, records } = work
    const failed = { unionVip: params.unionVip, status: 'failed' }
    const sales = await records.select('unionSale', failed, { limit: MOST, sort: 'id' })
    let done = 0
    for (const { id, saleNo } of sales) {
      if (await deliver(context, id as number, session)) done++
      else {
        const { failure } = (await records.find('unionSale', id as number)) as Row
        const why = String(failure)
        await context.database.transaction(async (tx) => {
          await work.demandLease(tx)
          await work.tell(tx, [{ level: 'failed', title: String(saleNo), text: [why, why] }])
        })
      }
    }
    return { done, failed: sales.length - done, total: sales.length, over: true }
  },
}

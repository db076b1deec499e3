import type { Row } from '#declare'
import { entityNamed } from '#portal/engine/context/ground.ts'
import type { JobKind, JobLine, JobStep } from '#portal/engine/queue/jobKind.ts'
import { countsOf } from '#portal/engine/queue/jobRecord.ts'
import { titleOf } from '#portal/engine/records/titleOf.ts'
import { inUnit } from '#portal/engine/records/unit.ts'
import { giveOne } from './giveOne.ts'

const PORTION = 50

/** Gives what was missed of a gift, order by order; those that cannot be given are told with the reason. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { ground, params, session } = work
    return inUnit(ground, { session }, async (unit) => {
      await work.demandLease(unit.tx)
      const where = { gift: params.gift, status: 'waiting' }
      const rows = await unit.records.select('giftGiven', where, { limit: PORTION, sort: 'id' })
      let { done, failed } = countsOf(work.job)
      for (const row of rows) {
        if (await giveOne(unit, row)) done++
        else {
          failed++
          const after = (await unit.records.find('giftGiven', row.id as number)) as Row
          const order = (await unit.records.find('userOrder', row.order as number)) as Row
          const text = String(after.failure)
          const title = titleOf(entityNamed(ground, 'userOrder'), order)
          await work.tell(unit.tx, [
            { level: 'failed', title, text: [text, text] } satisfies JobLine,
          ])
        }
      }
      const counts = { done, failed, over: rows.length < PORTION }
      await work.reached(unit.tx, counts)
      return counts
    })
  },
}

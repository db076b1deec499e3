import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'

const moves = {
  delivered: 'markDelivered',
  returned: 'markReturned',
  exception: 'markException',
} as const
const DONE = { done: 1, failed: 0, total: 1, over: true }

/** Asks a carrier where a parcel is: keeps the traces, and moves the parcel where they say that it has come to an end. */
export const job: JobKind = {
  async step({ context, records, params, session, demandLease, reached }): Promise<JobStep> {
    const id = Number(params.parcel)
    const parcel = (await records.find('logistics', id)) as Row
    const { carrier, trackingNo, phone } = parcel
    const { traces, state } = await context.ports.carrier.track({
      carrier: String(carrier),
      trackingNo: String(trackingNo),
      phone: String(phone ?? ''),
      shippedAt: String(parcel.shippedAt ?? ''),
    })
    return inTransaction(context, { session }, async (transaction) => {
      await demandLease(transaction.tx)
      const tracedAt = shanghaiTime(context.clock())
      await transaction.records.update('logistics', id, { traces, tracedAt })
      const now = (await transaction.records.find('logistics', id)) as Row
      const move = state === 'underway' ? undefined : moves[state]
      const from = transaction.context.entities.get('logistics')?.moves[move ?? '']?.from
      if (move && from?.includes(String(now.status)))
        await transaction.records.move('logistics', id, move)
      await reached(transaction.tx, DONE)
      return DONE
    })
  },
}

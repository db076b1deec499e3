import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import { inUnit } from '#portal/engine/records/unit.ts'

const moves = {
  delivered: 'markDelivered',
  returned: 'markReturned',
  exception: 'markException',
} as const
const DONE = { done: 1, failed: 0, total: 1, over: true }

/** Asks a carrier where a parcel is: keeps the traces, and moves the parcel where they say that it has come to an end. */
export const job: JobKind = {
  async step({ ground, records, params, session, demandLease, reached }): Promise<JobStep> {
    const id = Number(params.parcel)
    const parcel = (await records.find('logistics', id)) as Row
    const { carrier, trackingNo, phone } = parcel
    const { traces, state } = await ground.ports.carrier.track({
      carrier: String(carrier),
      trackingNo: String(trackingNo),
      phone: String(phone ?? ''),
      shippedAt: String(parcel.shippedAt ?? ''),
    })
    return inUnit(ground, { session }, async (unit) => {
      await demandLease(unit.tx)
      const tracedAt = shanghaiTime(ground.clock())
      await unit.records.update('logistics', id, { traces, tracedAt })
      const now = (await unit.records.find('logistics', id)) as Row
      const move = state === 'underway' ? undefined : moves[state]
      const from = unit.ground.entities.get('logistics')?.moves[move ?? '']?.from
      if (move && from?.includes(String(now.status))) await unit.records.move('logistics', id, move)
      await reached(unit.tx, DONE)
      return DONE
    })
  },
}

import type { Row } from '#declare'
import { PortalError } from '../errors.ts'
import { countsOf } from '../jobs/atWork.ts'
import type { JobKind, JobLine, JobStep } from '../jobs/jobKind.ts'
import { alone } from '../records/alone.ts'
import { inUnit, openUnit, type Unit } from '../records/unit.ts'

const GROUP = 50

/**
 * Ends every open sign-up of a cancelled activity: what was paid is refunded, others are cancelled, each of them told by
 * the rules of its own move. Those that have ended are passed over, so that it may be run again.
 */
export const cancelActivity: JobKind = {
  async step(work): Promise<JobStep> {
    const { ground, session, params, kept } = work
    const reason = String(params.reason ?? '活动取消')
    return inUnit(ground, { session, reason }, async (unit) => {
      await work.demandLease(unit.tx)
      const after = Number(kept.get('after') ?? 0)
      const where = {
        offlineActivity: params.activity,
        status: ['pending', 'signedUp'],
        id: { gt: after },
      }
      const people = await unit.records.select('offlineParticipant', where, {
        limit: GROUP,
        sort: 'id',
      })
      const lines: JobLine[] = []
      for (const person of people) {
        const own = openUnit(ground, { session, reason }, unit.tx)
        const given = await alone(own, () => ended(own, person))
        if (given instanceof PortalError)
          lines.push({
            level: 'failed',
            record: String(person.id),
            title: String(person.name ?? ''),
            text: given.label,
          })
      }
      const so = (kept.get('counts') as ReturnType<typeof countsOf>) ?? countsOf(work.job)
      const counts = {
        done: so.done + people.length - lines.length,
        failed: so.failed + lines.length,
      }
      await work.tell(unit.tx, lines)
      await work.reached(unit.tx, counts)
      kept.set('after', people.at(-1)?.id ?? after)
      kept.set('counts', counts)
      return { ...counts, total: counts.done + counts.failed, over: people.length < GROUP }
    })
  },
}

async function ended({ records }: Unit, { id, paid }: Row): Promise<Row> {
  const cancelled = await records.move('offlineParticipant', id as number, 'cancel')
  if (Number(paid ?? 0) === 0) return cancelled
  return records.move('offlineParticipant', id as number, 'refund', { refunded: paid })
}

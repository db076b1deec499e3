import type { Row } from '#declare'
import { PortalError } from '../errors.ts'
import { countsOf } from '../jobs/atWork.ts'
import type { JobKind, JobLine, JobStep } from '../jobs/jobKind.ts'
import { alone } from '../records/alone.ts'
import { inUnit, openUnit } from '../records/unit.ts'

const GROUP = 100

/**
 * Gives the rewards of a clock-in that were reached and not yet given; those that cannot be given, as where the stock
 * is gone, are listed. What was given is passed over, so that it may be run again.
 */
export const giveRewards: JobKind = {
  async step(work): Promise<JobStep> {
    const { ground, session, params, kept } = work
    return inUnit(ground, { session }, async (unit) => {
      await work.demandLease(unit.tx)
      const after = Number(kept.get('after') ?? 0)
      const where = { courseClockIn: params.activity, status: 'waiting', id: { gt: after } }
      const page = await unit.records.select('clockInReward', where, { limit: GROUP, sort: 'id' })
      const lines: JobLine[] = []
      for (const { id, days, user } of page) {
        const own = openUnit(ground, { session }, unit.tx)
        const given = await alone(own, () =>
          own.records.move('clockInReward', id as number, 'give'),
        )
        if (!(given instanceof PortalError)) continue
        const person = (await unit.records.find('appUser', user as number)) as Row
        const title = `${person?.nickname ?? ''} · ${days} 天`
        lines.push({ level: 'failed', record: String(id), title, text: given.label })
      }
      const so = (kept.get('counts') as ReturnType<typeof countsOf>) ?? countsOf(work.job)
      const counts = {
        done: so.done + page.length - lines.length,
        failed: so.failed + lines.length,
      }
      await work.tell(unit.tx, lines)
      await work.reached(unit.tx, counts)
      kept.set('after', page.at(-1)?.id ?? after)
      kept.set('counts', counts)
      return { ...counts, total: counts.done + counts.failed, over: page.length < GROUP }
    })
  },
}

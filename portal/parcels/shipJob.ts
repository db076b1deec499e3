import type { Row } from '#declare'
import { PortalError } from '../errors.ts'
import { countsOf } from '../jobs/atWork.ts'
import type { JobKind, JobLine, JobStep, JobWork } from '../jobs/jobKind.ts'
import { alone } from '../records/alone.ts'
import { entityNamed } from '../records/ground.ts'
import { inUnit } from '../records/unit.ts'
import type { ToShip } from './importNumbers.ts'

/** Parcels of one transaction. */
const GROUP = 50

/** Ships one record after the other, with the carrier and number an imported sheet gave; what a rule refuses is listed. */
export const shipJob: JobKind = {
  async step(work): Promise<JobStep> {
    const at = Number(work.kept.get('at') ?? work.params.at ?? 0)
    const rows = work.params.rows as readonly ToShip[]
    const group = rows.slice(at, at + GROUP)
    return inUnit(work.ground, { session: work.session }, async (unit) => {
      await work.demandLease(unit.tx)
      const lines: JobLine[] = []
      for (const { id, ...values } of group) {
        const given = await alone(unit, () =>
          unit.records.move(String(work.params.of), id, 'ship', values),
        )
        if (given instanceof PortalError)
          lines.push({
            level: 'failed',
            record: String(id),
            title: values.trackingNo,
            text: given.label,
          })
      }
      return reached(work, unit.tx, at + group.length, rows.length, group.length, lines)
    })
  },
}

async function reached(
  work: JobWork,
  tx: Parameters<JobWork['demandLease']>[0],
  at: number,
  total: number,
  count: number,
  lines: readonly JobLine[],
): Promise<JobStep> {
  const { ground, job, kept, params } = work
  const entity = entityNamed(ground, 'job')
  await ground.rows.keep(tx, entity, job.id as number, { params: { ...params, at } })
  const so = countsOf((await ground.rows.read(tx, entity, job.id as number)) as Row)
  const counts = { done: so.done + count - lines.length, failed: so.failed + lines.length, total }
  await work.reached(tx, counts)
  await work.tell(tx, lines)
  kept.set('at', at)
  return { ...counts, over: at >= total }
}

import type { Row } from '#declare'
import { PortalError } from '../errors.ts'
import type { JobKind, JobLine, JobStep } from '../jobs/jobKind.ts'
import { entityNamed } from '../records/ground.ts'

const PORTION = 50

/** Tells the students of a cancelled period by SMS; those that cannot be reached are listed. */
export const tellCancelled: JobKind = {
  async step(work): Promise<JobStep> {
    const { ground, records, params, kept, job } = work
    const period = (await records.find('campPeriod', Number(params.period))) as Row
    const so = { at: 0, failed: 0, ...((kept.get('place') ?? params) as Row) }
    const where = { period: period.id, status: ['dropped', 'refunded'] }
    const students = await records.select('campStudent', where, { limit: 5000, sort: 'id' })
    const portion = students.slice(so.at, so.at + PORTION)
    const bad: JobLine[] = []
    for (const { phone, nickname, id } of portion)
      await ground.ports.sms
        .send({
          phone: String(phone),
          template: 'campCancelled',
          variables: { period: String(period.title) },
        })
        .catch((error: unknown) => {
          if (!(error instanceof PortalError)) throw error
          const line = { record: String(id), title: String(nickname ?? ''), text: error.label }
          bad.push({ level: 'failed', ...line })
        })
    const place = { ...so, at: so.at + portion.length, failed: so.failed + bad.length }
    const counts = { done: place.at - place.failed, failed: place.failed, total: students.length }
    await ground.database.transaction(async (tx) => {
      await work.demandLease(tx)
      await ground.rows.keep(tx, entityNamed(ground, 'job'), job.id as number, { params: place })
      await work.reached(tx, counts)
      await work.tell(tx, bad)
    })
    kept.set('place', place)
    return { ...counts, over: place.at >= students.length }
  },
}

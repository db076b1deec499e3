import type { Label, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { JobKind, JobWork } from '#portal/engine/queue/jobKind.ts'
import { oneByOne } from './oneByOne.ts'

/** Tells the students of a cancelled period by SMS; those that cannot be reached are listed. */
export const job: JobKind = {
  async step(work) {
    const { records, params } = work
    const period = (await records.find('campPeriod', Number(params.period))) as Row
    const where = { period: period.id, status: ['dropped', 'refunded'] }
    const students = await records.select('campStudent', where, { limit: 5000, sort: 'id' })
    return oneByOne(work, students, (student) => sendNotice(work, period, student))
  },
}

async function sendNotice(
  { context }: JobWork,
  period: Row,
  { phone }: Row,
): Promise<Label | null> {
  try {
    const variables = { period: String(period.title) }
    await context.ports.sms.send({ phone: String(phone), template: 'campCancelled', variables })
    return null
  } catch (error) {
    if (error instanceof PortalError) return error.label
    throw error
  }
}

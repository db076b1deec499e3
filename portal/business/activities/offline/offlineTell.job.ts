import type { Label, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { JobKind, JobWork } from '#portal/engine/queue/jobKind.ts'
import { oneByOne } from '../../camps/oneByOne.ts'

/** Writes to participants by SMS, one after the other; who cannot be reached is listed. */
export const job: JobKind = {
  async step(work) {
    const { records, params } = work
    const ids = params.participants as readonly number[]
    const people = await records.select(
      'offlineParticipant',
      { id: ids },
      { limit: 10_000, sort: 'id' },
    )
    const named = people.map((row) => ({ ...row, nickname: row.name }))
    return oneByOne(work, named, (person) => tellPerson(work, person))
  },
}

async function tellPerson(
  { context, records, params }: JobWork,
  person: Row,
): Promise<Label | null> {
  const activity = await records.find('offlineActivity', person.offlineActivity as number)
  if (!person.phone) return ['没有手机号', 'There is no phone']
  const variables = {
    activity: [...String(activity?.title ?? '')].slice(0, 20).join(''),
    time: String((activity?.period as Row | undefined)?.start ?? '')
      .slice(0, 16)
      .replace('T', ' '),
    note: [...String(params.note ?? params.reason ?? '')].slice(0, 20).join('') || '-',
  }
  try {
    await context.ports.sms.send({
      phone: String(person.phone),
      template: String(params.template),
      variables,
    })
    return null
  } catch (error) {
    if (error instanceof PortalError) return error.label
    throw error
  }
}

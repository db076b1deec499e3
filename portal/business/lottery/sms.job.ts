import type { Label, Row } from '#declare'
import { conflict, PortalError } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { receiversOf, trackingNoOf } from './receivers.ts'
import { gapsFor } from './smsText.ts'

/** Messages between two looks at whether somebody cancelled the job. */
const PORTION = 50

/**
 * Writes to winners, one after the other, and keeps how each message fared before the next one's turn: a crash repeats
 * at most the one on its way. What failed is told by the provider's own reason, and sent again from the delivery.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const sms = await findDelivery(work)
    if (!sms) return { done: 0, failed: 0, over: true }
    const left = await leftOf(work, sms)
    const portion = left.splice(0, PORTION)
    for (const winner of portion) {
      if (work.isOver()) break
      await deliver(work, sms, winner)
    }
    const { sent, failed } = (await work.records.find('raffleSms', sms.id as number)) as Row
    const counts = { done: Number(sent ?? 0), failed: Number(failed ?? 0) }
    return { ...counts, total: counts.done + counts.failed + left.length, over: left.length === 0 }
  },

  moved: ({ by = '' }) => sentAgainThere(by),

  async ended({ records, params }, how) {
    const sms = await records.find('raffleSms', Number(params.sms))
    if (sms?.status !== 'sending' && sms?.status !== 'queued') return
    const went = how === 'done' && sms.status === 'sending'
    await records.move('raffleSms', sms.id as number, went ? 'complete' : 'fail')
  },
}

/** What failed is sent again from the delivery, where one sees whom it goes to. */
async function sentAgainThere(by: string): Promise<void> {
  if (by !== 'retry') return
  const message = ['请在短信发放里重新发送', 'Send it again under SMS delivery'] as const
  throw conflict([{ field: '_', kind: 'conflict', message }])
}

/** The delivery at work; null where somebody cancelled it meanwhile. */
async function findDelivery({ records, params }: JobWork): Promise<Row | null> {
  const id = Number(params.sms)
  const sms = await records.find('raffleSms', id)
  if (sms?.status === 'queued') return records.move('raffleSms', id, 'begin')
  return sms?.status === 'sending' ? sms : null
}

/** Who is still to be written to, looked up once by each worker. */
async function leftOf({ records, kept, context }: JobWork, sms: Row): Promise<Row[]> {
  const known = kept.get('left') as Row[] | undefined
  if (known) return known
  const { winners } = await receiversOf(records, sms, shanghaiTime(context.clock()))
  const left = [...winners]
  kept.set('left', left)
  return left
}

/** One message, and how it fared; nothing keeps the next one from its turn. */
async function deliver(work: JobWork, sms: Row, winner: Row): Promise<void> {
  const { context, session, records } = work
  const why = await sendSms(work, sms, winner, await trackingNoOf(records, winner))
  const fared = {
    ...{ sms: sms.id, winner: winner.id, key: `${sms.id}-${winner.id}`, phone: winner.phone },
    ...{ template: sms.template, raffle: winner.raffle, cardCollect: winner.cardCollect },
    result: why ? 'failed' : 'sent',
    reason: why ? [...why[0]].slice(0, 200).join('') : null,
    sentAt: shanghaiTime(context.clock()),
  }
  await inTransaction(context, { session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    const where = { key: fared.key }
    const [before] = await transaction.records.select('raffleSmsMessage', where, { limit: 1 })
    if (before) await transaction.records.update('raffleSmsMessage', before.id as number, fared)
    else await transaction.records.create('raffleSmsMessage', fared)
    if (why)
      await work.tell(transaction.tx, [
        {
          level: 'failed',
          record: String(winner.id),
          title: String(winner.nickname ?? winner.awardName ?? winner.id),
          text: why,
        },
      ])
  })
}

/** Why it was not sent; null where it was. */
async function sendSms(
  { context }: JobWork,
  { template, templateText }: Row,
  winner: Row,
  trackingNo: unknown,
): Promise<Label | null> {
  try {
    await context.ports.sms.send({
      phone: String(winner.phone),
      template: String(template),
      variables: gapsFor(String(templateText ?? ''), winner, trackingNo),
    })
    return null
  } catch (error) {
    if (error instanceof PortalError) return error.label
    throw error
  }
}

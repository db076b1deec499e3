import type { Row } from '#declare'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { recordAddress, tellUser } from '#portal/engine/notices/tellUser.ts'
import type { JobWork } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'

/** Failures in a row after which a collection is captured by itself no longer. */
const MOST = 3

/**
 * Writes down when a collection was captured last and how often that has failed in a row. With the third failure it is
 * captured by itself no longer, and its last editor is told; switched on again, three more are waited for.
 */
export async function countCapture(work: JobWork, failed: boolean): Promise<void> {
  const { context, session, params, job } = work
  await inTransaction(context, { session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    const entity = entityNamed(context, 'radioStation')
    const station = await context.rows.read(transaction.tx, entity, Number(params.station))
    if (!station) return
    // A failure that was ended twice, after a crash, counts once.
    const counted = String(station.lastCapturedAt ?? '') > String(job.startedAt ?? '')
    if (failed && counted) return
    const failures = failed ? Number(station.captureFailures ?? 0) + 1 : 0
    const values = { lastCapturedAt: transaction.now, captureFailures: failures }
    await context.rows.keep(transaction.tx, entity, station.id as number, values)
    if (failures > 0 && failures % MOST === 0) await switchOff(transaction, station)
  })
}

async function switchOff({ records, tx }: Transaction, station: Row): Promise<void> {
  const { id, title, captureEvery, updatedBy, createdBy, feedUrl } = station
  if (captureEvery === 'never') return
  await records.update('radioStation', id as number, { captureEvery: 'never' })
  const user = updatedBy ?? createdBy
  if (typeof user !== 'number') return
  const feed = `\n${feedUrl ?? ''}`
  await tellUser(
    { records, db: tx },
    {
      user,
      type: 'system',
      title: [`自动抓取已关闭：“${title}”`, `Capture switched off: "${title}"`],
      body: [
        `连续 ${MOST} 次抓取失败，请检查RSS地址后重新开启。${feed}`,
        `It failed ${MOST} times in a row: check the feed, then switch it on again.${feed}`,
      ],
      target: recordAddress('radioStation', id),
    },
  )
}

import type { Row } from '#declare'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { unseal } from '#portal/engine/webhooks/seal.ts'
import { randomBytes, toHex } from '#portal/storage/objects/encoding.ts'
import { bucketAddress } from '#portal/storage/objects/uploadToken.ts'
import { zipAes } from './zipAes.ts'

const PAGE = 1000
/** What the zip's password is sealed for while the job waits. */
export const PASSWORD = 'card codes'

/** Writes card numbers, codes and links of a batch for whoever prints them, into an encrypted zip. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const { context, params, records } = work
    const { store } = context
    if (!store)
      throw new Error('An export needs a store for its file: see the settings of the store')
    const batch = (await records.find('cardCodeBatch', Number(params.batch))) as Row
    const lines = ['卡号,兑换码,扫码链接']
    for (let after = 0; ; ) {
      const where = { batch: batch.id, status: ['unused', 'used'], id: { gt: after } }
      const page = await records.select('cardCode', where, { limit: PAGE, sort: 'id' })
      lines.push(...page.map(({ cardNo, code, link }) => [cardNo, code, link].join(',')))
      if (page.length < PAGE) break
      after = page.at(-1)?.id as number
    }
    const password = await unseal(context.secret, PASSWORD, String(params.password))
    const text = `\uFEFF${lines.join('\r\n')}\r\n`
    const zip = await zipAes(`${batch.batchNo}.csv`, new TextEncoder().encode(text), password)
    const key = `private/export/${toHex(randomBytes(16))}.zip`
    await store.put(key, zip, { type: 'application/zip', isPrivate: true })
    const url = `${bucketAddress(store.describe())}/${key}`
    work.kept.set('file', { url, name: `卡码-${batch.batchNo}.zip`, size: zip.length })
    const count = lines.length - 1
    return { done: count, failed: 0, total: count, over: true }
  },

  /** The first export marks the batch as delivered; the password is forgotten. */
  async ended({ context, session, job, params, kept }, how) {
    await inTransaction(context, { session }, async ({ tx, records, now }) => {
      const id = Number(params.batch)
      const batch = await records.find('cardCodeBatch', id)
      await context.rows.keep(tx, entityNamed(context, 'job'), job.id as number, {
        params: { batch: id },
      })
      if (how === 'done' && batch && !batch.deliveredAt)
        await records.update('cardCodeBatch', id, { deliveredAt: now })
    })
    const resultFile = kept.get('file')
    return how === 'done' && resultFile ? { resultFile: resultFile as Row } : undefined
  },
}

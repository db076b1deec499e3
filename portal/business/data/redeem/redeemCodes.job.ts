import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import { exportFile } from '#portal/engine/exports/exportFile.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { countsOf } from '#portal/engine/queue/jobRecord.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { same } from '#portal/engine/records/same.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { randomCode } from './randomCode.ts'
import { sheet as batchSheet } from './redeemBatch.sheet.ts'

/** Codes of one transaction. */
const MADE = 500
const CHANGED = 200

/** Makes the codes of a batch after its first, and leaves them as a file; or changes those that are still unused. */
export const job: JobKind = {
  step: (work) => (work.params.does === 'edit' ? edit(work) : generate(work)),

  async ended(work, how) {
    if (how !== 'done' || work.params.does === 'edit') return
    const { plan, name } = await batchSheet(work)
    return { resultFile: { ...(await exportFile(work.context, [plan], name)) } }
  },
}

/** How many there are is asked anew each time, so that a crash makes none twice. */
async function generate({ context, params, records, demandLease }: JobWork): Promise<JobStep> {
  const first = (await records.find('redeemCode', Number(params.first))) as Row
  const quantity = Number(first.quantity)
  const standing = await records.count('redeemCode', { batchNo: first.batchNo })
  const now = shanghaiTime(context.clock())
  const { id: _, version: __, code: ___, ...alike } = first
  const rows = Array.from({ length: Math.min(MADE, quantity - standing) }, () => ({
    ...alike,
    code: randomCode(),
    status: 'unused',
    uses: 0,
    user: null,
    redeemedAt: null,
    createdAt: now,
    updatedAt: now,
  }))
  await context.database.transaction(async (tx) => {
    await demandLease(tx)
    await insertRows(tx, entityNamed(context, 'redeemCode'), rows, 'code')
  })
  const done = standing + rows.length
  return { done, failed: 0, total: quantity, over: done >= quantity }
}

/** By number; one that holds all of it already is passed over. */
async function edit(work: JobWork): Promise<JobStep> {
  const { context, params, session, kept } = work
  const { batchNo, values } = params as { batchNo: string; values: Row }
  const after = Number(kept.get('after') ?? 0)
  const where = { batchNo, status: 'unused', id: { gt: after } }
  return inTransaction(context, { session }, async ({ tx, records }) => {
    await work.demandLease(tx)
    const page = await records.select('redeemCode', where, { limit: CHANGED, sort: 'id' })
    const other = page.filter((row) =>
      Object.keys(values).some((name) => !same(row[name], values[name])),
    )
    for (const { id } of other) await records.update('redeemCode', id as number, values)
    kept.set('after', page.at(-1)?.id ?? after)
    const counts = countsOf(work.job)
    const done = Number(kept.get('done') ?? 0) + page.length
    kept.set('done', done)
    return { ...counts, done, over: page.length < CHANGED }
  })
}

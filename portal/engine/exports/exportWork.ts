import type { Row, StoredFile } from '#declare'
import { shift } from '#derive/moment.ts'
import type { Change } from '../context/change.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import type { JobEnd, JobKind, JobStep, JobWork } from '../queue/jobKind.ts'
import { inTransaction } from '../records/transaction.ts'
import { type ExportRun, exportRun, type Reached } from './exportRun.ts'

/** How long the file of an export is kept. */
const KEPT = '+7d'
const nothing = { done: 0, failed: 0, total: 0, over: true }

/** Makes the file of a record of `export`, which goes along with its job; `params.export` says which. */
export const exportWork: JobKind = {
  async step(work): Promise<JobStep> {
    const { kept } = work
    const record = await begun(work)
    if (record.status !== 'running') return nothing
    const run = (kept.get('run') ??
      (await exportRun(work.context, record, work.starter))) as ExportRun
    kept.set('run', run)
    const { rows, missing, total, over } = await run.next()
    kept.set('reached', { rows, missing, total, over })
    if (over) kept.set('file', await run.finish())
    return { done: rows, failed: 0, skipped: missing, total, over }
  },

  async ended(work, how) {
    const resultFile = work.kept.get('file') as StoredFile | undefined
    await within(work, (transaction, record) => concluded(transaction, record, how, work))
    return how === 'done' && resultFile ? { resultFile: { ...resultFile } } : undefined
  },

  moved: followJob,
}

const within = <T>(
  work: JobWork,
  does: (transaction: Transaction, record: Row) => Promise<T>,
): Promise<T> =>
  inTransaction(work.context, { session: work.session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    const record = await transaction.records.find('export', work.params.export as number)
    if (!record)
      throw new Error(`There is no export ${work.params.export} any more: cancel the job`)
    return does(transaction, record)
  })

const begun = (work: JobWork): Promise<Row> =>
  within(work, async ({ records }, record) =>
    record.status === 'queued' ? records.move('export', record.id as number, 'start') : record,
  )

/** An export ends as its job does; one that was cancelled by itself stays so. */
async function concluded(
  transaction: Transaction,
  record: Row,
  how: JobEnd,
  { kept }: JobWork,
): Promise<void> {
  const id = record.id as number
  const file = kept.get('file') as StoredFile | undefined
  if (how === 'done' && file && record.status === 'running')
    return finishExport(transaction, id, kept.get('reached') as Reached, file)
  if (how === 'cancelled' && ['queued', 'running'].includes(record.status as string)) {
    await transaction.records.move('export', id, 'cancel')
    return
  }
  if (record.status === 'queued') await transaction.records.move('export', id, 'start')
  if (how === 'failed' && ['queued', 'running'].includes(record.status as string))
    await transaction.records.move('export', id, 'fail')
}

/** The file stands: counted, and kept for seven days from now on. */
export async function finishExport(
  transaction: Transaction,
  id: number,
  { rows, missing }: Pick<Reached, 'rows' | 'missing'>,
  file: StoredFile,
): Promise<void> {
  const { context, tx, records, now } = transaction
  await context.rows.keep(tx, entityNamed(context, 'export'), id, { rows, missing })
  await records.move('export', id, 'finish', {
    resultFile: { ...file },
    expiresAt: shift(now, KEPT),
  })
}

const from: { readonly [move: string]: readonly string[] } = {
  cancel: ['queued', 'running'],
  retry: ['failed', 'cancelled', 'expired'],
}

/** Somebody cancelled or retried the job: the export follows. */
async function followJob({ by = '', after, records }: Change): Promise<void> {
  const { export: id } = after.params as { readonly export: number }
  const record = await records.find('export', id)
  if (record && from[by]?.includes(record.status as string)) await records.move('export', id, by)
}

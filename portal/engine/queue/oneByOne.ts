import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { JobLine } from '#wire/jobLine.ts'
import type { Transaction } from '../context/transaction.ts'
import { alone } from '../records/alone.ts'
import { inTransaction, openTransaction } from '../records/transaction.ts'
import type { JobStep, JobWork } from './jobKind.ts'
import { countsOf } from './jobRecord.ts'

/** Records that a job goes through, and what it does with each. */
export interface OneByOne {
  readonly entity: string
  readonly where: Row
  /** So many in one transaction. */
  readonly most: number
  /** Told in the audit log. */
  readonly reason?: string
  act(own: Transaction, row: Row): Promise<unknown>
  /** What a record is called where it was refused. */
  titleOf?(transaction: Transaction, row: Row): Promise<string> | string
}

/**
 * The next portion of a job that goes through records in the order of their ids: each under all rules by itself, so
 * that what refuses one is listed and keeps nothing else waiting.
 */
export function oneByOne(work: JobWork, given: OneByOne): Promise<JobStep> {
  const { context, session, kept } = work
  const { entity, most, reason } = given
  const by = { session, ...(reason !== undefined && { reason }) }
  return inTransaction(context, by, async (transaction) => {
    await work.demandLease(transaction.tx)
    const after = Number(kept.get('after') ?? 0)
    const where = { ...given.where, id: { gt: after } }
    const page = await transaction.records.select(entity, where, { limit: most, sort: 'id' })
    const lines: JobLine[] = []
    for (const row of page) {
      const own = openTransaction(context, by, transaction.tx)
      const done = await alone(own, () => given.act(own, row))
      if (!(done instanceof PortalError)) continue
      const title = await given.titleOf?.(transaction, row)
      const record = String(row.id)
      lines.push({
        level: 'failed',
        record,
        text: done.label,
        ...(title !== undefined && { title }),
      })
    }
    const so = (kept.get('counts') as ReturnType<typeof countsOf>) ?? countsOf(work.job)
    const counts = {
      done: so.done + page.length - lines.length,
      failed: so.failed + lines.length,
    }
    await work.tell(transaction.tx, lines)
    await work.reached(transaction.tx, counts)
    kept.set('after', page.at(-1)?.id ?? after)
    kept.set('counts', counts)
    return { ...counts, total: counts.done + counts.failed, over: page.length < most }
  })
}

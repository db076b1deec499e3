import type { Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import type { JobAsked } from '../context/change.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Session } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { inTransaction, openTransaction } from '../records/transaction.ts'
import { keptSession } from './starter.ts'

/** The transaction a job is queued in. */
type Queueing = Pick<Transaction, 'context' | 'tx' | 'now' | 'records'>

/**
 * Queues a job for a session and gives its number: in the transaction of `within` where that is a transaction, so that it
 * stands or falls with what asked for it, else in one of its own. It is taken up once the transaction is through.
 */
export function queueJob(
  within: PortalContext | Queueing,
  asked: JobAsked,
  session: Session,
): Promise<number> {
  if ('tx' in within) return queueWithin(within, asked, session)
  const terms = { session }
  return inTransaction(within, terms, (transaction) => queueWithin(transaction, asked, session))
}

async function queueWithin(unit: Queueing, asked: JobAsked, session: Session): Promise<number> {
  const { context, tx } = unit
  const standing = asked.key && (await jobOfKey(context, tx, asked.key))
  if (standing) return standing
  const { records } = openTransaction(context, { session }, tx)
  const { id } = await records.create('job', valuesOf(asked))
  const row = { job: id, session: JSON.stringify(keptSession(session)), place: '' }
  const due = asked.scheduled ? Date.parse(asked.scheduled) : 0
  await tx
    .insertInto('_job')
    .values({ ...row, crashes: 0, due, again: 0, ended: 0 })
    .execute()
  return id as number
}

function valuesOf({ kind, title, entity, recordId, params, key, total, ...asked }: JobAsked): Row {
  const { scheduled, along } = asked
  return {
    kind,
    title: [...title].slice(0, 80).join(''),
    entity: entity ?? null,
    recordId: recordId === undefined ? null : String(recordId),
    params: params ?? null,
    key: key ?? null,
    total: total ?? 0,
    scheduled: scheduled ?? null,
    along: along ?? false,
  }
}

async function jobOfKey(context: PortalContext, tx: Tx, key: string): Promise<number | undefined> {
  const found = await context.rows.select(tx, entityNamed(context, 'job'), { key })
  return found[0]?.id as number | undefined
}

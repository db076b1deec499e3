import { txOf } from '#portal/storage/db/txOf.ts'
import type { ActionCall } from '../actions/action.ts'
import type { JobAsked } from '../context/change.ts'
import { openTransaction } from '../records/transaction.ts'
import { queueJob } from './queueJob.ts'

/** Queues a job for the call of an action, in its transaction; gives the job's number. */
export const queueFor = (
  { context, session, db }: Pick<ActionCall, 'context' | 'session' | 'db'>,
  asked: JobAsked,
): Promise<number> => queueJob(openTransaction(context, { session }, txOf(db)), asked, session)

import { txOf } from '#portal/storage/db/txOf.ts'
import type { ActionCall } from '../actions/action.ts'
import type { JobAsked } from '../context/change.ts'
import { openUnit } from '../records/unit.ts'
import { queueJob } from './queueJob.ts'

/** Queues a job for the call of an action, in its transaction; gives the job's number. */
export const queueFor = (
  { ground, session, db }: Pick<ActionCall, 'ground' | 'session' | 'db'>,
  asked: JobAsked,
): Promise<number> => queueJob(openUnit(ground, { session }, txOf(db)), asked, session)

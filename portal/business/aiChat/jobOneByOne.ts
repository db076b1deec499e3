import type { Label } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { JobCounts, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import { PortError } from '#portal/outside/portError.ts'

/** How one of many came out: done, passed over, or why not. */
export type Outcome = 'done' | 'skipped' | Label

/**
 * The next of a job's records, one a step, since a model takes its time. How many came out how is also how far the job
 * is. A service that asks for patience ends the attempt, so that it goes on later where it stood.
 */
export async function nextOf(
  work: JobWork,
  ids: readonly number[],
  carryOut: (id: number) => Promise<Outcome>,
): Promise<JobStep> {
  const before = countsOf(work)
  const id = ids[before.done + before.failed + before.skipped]
  const total = ids.length
  if (id === undefined) return { ...before, total, over: true }
  const outcome = await withReason(carryOut(id))
  const way = typeof outcome === 'string' ? outcome : 'failed'
  const counts = { ...before, total, [way]: before[way] + 1 }
  await work.context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    await work.reached(tx, counts)
    if (typeof outcome !== 'string')
      await work.tell(tx, [{ level: 'failed', record: String(id), text: outcome }])
  })
  work.kept.set('counts', counts)
  return { ...counts, over: counts.done + counts.failed + counts.skipped >= total }
}

const withReason = (work: Promise<Outcome>): Promise<Outcome> =>
  work.catch((error: unknown) => {
    if (!(error instanceof PortalError) || isThrottled(error)) throw error
    return error.label
  })

/** Whether it may pass if it is asked for later. */
const isThrottled = (error: PortalError): boolean =>
  error instanceof PortError && error.why === 'throttled'

const countsOf = ({ kept, job }: JobWork): Required<JobCounts> => {
  const { done, failed, skipped } = (kept.get('counts') ?? job) as Partial<JobCounts>
  return { done: done ?? 0, failed: failed ?? 0, skipped: skipped ?? 0, total: 0 }
}

/** From the beginning, for a retry: what was done is passed over. */
export async function fromTheBeginning(work: JobWork): Promise<void> {
  const counts = { done: 0, failed: 0, skipped: 0 }
  await work.context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    await work.reached(tx, counts)
  })
  work.kept.set('counts', counts)
}

import type { Row } from '#declare'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { JobCounts, JobKind, JobWork } from '#portal/engine/queue/jobKind.ts'
import { keepLines } from '#portal/engine/queue/jobLines.ts'
import { countsOf, jobEntity, nowOf } from '#portal/engine/queue/jobRecord.ts'
import { sessionOf, starterOf } from '#portal/engine/queue/starter.ts'
import { recordsOutside } from '#portal/engine/records/recordsOutside.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import type { Claimed } from './claimJob.ts'
import { keepLease, LEASE } from './lease.ts'

/** How a worker goes about it. */
export interface Running {
  /** Whether it should hand its jobs back, since the portal closes. */
  readonly isOver: () => boolean
  /** Between portions: others get their turn. */
  readonly rest: () => Promise<void>
  /** How long a lease lives, in milliseconds. */
  readonly life?: number
  /** Beats no heart, as a worker that sleeps: for tests of what happens then. */
  readonly asleep?: boolean
  /** What jobs do; those of the portal unless a test says. */
  readonly kinds?: { readonly [kind: string]: JobKind }
}

/** A job at work: what its kind is given, and what the worker itself keeps in mind. */
export interface AtWork {
  readonly context: PortalContext
  readonly claimed: Claimed
  readonly kind: JobKind | undefined
  readonly work: JobWork
  readonly life: number
  /** As they stand in the database. */
  counts: JobCounts
  /** The state its transactions demand. */
  demands: 'running' | 'cancelled'
  /** It was left to another portal, since a file lies out of this one's reach. */
  isLeft?: boolean
}

/** Thrown in a job's transaction when it was paused or cancelled meanwhile. */
export class Interrupted extends Error {
  /** The state it is in instead. */
  readonly status: unknown

  constructor(status: unknown) {
    super(`The job is ${status} now`)
    this.name = 'Interrupted'
    this.status = status
  }
}

/** Puts a claimed job before its kind. */
export function atWork(context: PortalContext, claimed: Claimed, running: Running): AtWork {
  const kinds = running.kinds ?? context.parts.jobs
  const at = {
    context,
    claimed,
    kind: kinds[claimed.job.kind as string],
    life: running.life ?? LEASE,
    counts: countsOf(claimed.job),
    demands: claimed.to === 'cancel' ? 'cancelled' : 'running',
  } as AtWork
  return Object.assign(at, { work: workOf(at, running) })
}

function workOf(at: AtWork, { isOver }: Running): JobWork {
  const { context, claimed } = at
  const { job } = claimed
  const kept = JSON.parse(claimed.session)
  const session = sessionOf(kept)
  return {
    context,
    job,
    params: (job.params ?? {}) as Row,
    session,
    starter: starterOf(kept),
    records: recordsOutside(context, { session }),
    kept: new Map(),
    isOver,
    demandLease: (tx) => demandLease(at, tx),
    reached: async (tx, counts) => {
      const values = { ...counts, heartbeat: nowOf(context) }
      await context.rows.keep(tx, jobEntity(context), job.id as number, values)
      at.counts = { ...at.counts, ...counts }
    },
    gotFurther: () =>
      context.database.transaction(async (tx) => {
        await demandLease(at, tx)
        await forgetCrashes(tx, job.id as number)
      }),
    tell: (tx, lines) => keepLines(tx, job.id as number, nowOf(context), lines),
  }
}

const forgetCrashes = (tx: Tx, job: number) =>
  tx.updateTable('_job').set({ crashes: 0, place: '' }).where('job', '=', job).execute()

/**
 * The lease first: its row stays locked, so that nobody takes over before this transaction has ended; then the job's
 * own, so that a pause waits for what is in hand.
 */
async function demandLease({ context, claimed, life, demands }: AtWork, tx: Tx): Promise<void> {
  await keepLease(tx, claimed.lease, context.clock().getTime(), life)
  const query = tx.selectFrom('job').select('status').where('id', '=', claimed.job.id)
  const locked = context.database.kind === 'postgres' ? query.forUpdate() : query
  const status = (await locked.executeTakeFirst())?.status
  if (status !== demands) throw new Interrupted(status)
}

import type { Label, Row } from '#declare'
import { traced } from '#portal/core/trace.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { JobCounts, JobKind } from '#portal/engine/queue/jobKind.ts'
import { forgetFailed } from '#portal/engine/queue/jobLines.ts'
import { countsOf, jobEntity, nowOf } from '#portal/engine/queue/jobRecord.ts'
import type { KeptSession } from '#portal/engine/queue/starter.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { type AtWork, atWork, Interrupted, type Running } from './atWork.ts'
import type { Claimed } from './claimJob.ts'
import { afterError, cancelJob, endJob, handBack, letGo } from './endJob.ts'
import { keepLease, LeaseLost } from './lease.ts'

/** Beats of the heart, in milliseconds of real time. */
const BEAT = 1000

/**
 * Runs a claimed job to its end, or until it is interrupted, handed back or lost. Never throws. Gives whether it was
 * left to another portal, which may reach what this one does not.
 */
export async function runJob(
  context: PortalContext,
  claimed: Claimed,
  running: Running,
): Promise<{ readonly isLeft: boolean }> {
  const at = atWork(context, claimed, running)
  const heart = running.asleep ? async () => {} : beating(at)
  try {
    await traced(`job ${claimed.job.kind}`, () => toItsEnd(at, running), {
      from: (JSON.parse(claimed.session) as KeptSession).trace,
      facts: { 'masthead.job': Number(claimed.job.id) },
    })
  } catch (error) {
    await putDown(at, error)
  } finally {
    await heart()
  }
  return { isLeft: at.isLeft ?? false }
}

async function toItsEnd(at: AtWork, running: Running): Promise<void> {
  const { claimed, kind } = at
  if (claimed.to === 'cancel') return cancelJob(at)
  try {
    if (claimed.to === 'fail') return await endJob(at, 'failed', crashedThrice(claimed.job))
    if (!kind) return await endJob(at, 'failed', noSuchKind(claimed.job))
    if (claimed.again) await begunAgain(at, kind)
    const over = await stepping(at, kind, running)
    return over ? await endJob(at, endOf(at.counts)) : await handBack(at)
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error
    return error.status === 'cancelled' ? cancelJob(at) : letGo(at)
  }
}

/** Portion after portion; false where the worker had to stop before the last one. */
async function stepping(at: AtWork, kind: JobKind, { isOver, rest }: Running): Promise<boolean> {
  while (!isOver()) {
    const { over, ...counts } = await kind.step(at.work)
    if (!isSame(counts, at.counts))
      await at.context.database.transaction((tx) => demanded(at, counts, tx))
    if (over) return true
    await rest()
  }
  return false
}

async function demanded({ work }: AtWork, counts: JobCounts, tx: Tx): Promise<void> {
  await work.demandLease(tx)
  await work.reached(tx, counts)
}

/** What was asked anew is remembered until it was begun, so that a crash before does not lose it. */
async function begunAgain({ context, work, claimed }: AtWork, kind: JobKind): Promise<void> {
  await kind.again?.(work)
  await context.database.transaction(async (tx) => {
    await work.demandLease(tx)
    await forgetFailed(tx, claimed.job.id as number)
    await tx.updateTable('_job').set({ again: 0 }).where('job', '=', claimed.job.id).execute()
  })
}

/** Says that this worker lives, every second, also while a portion waits for something outside. Gives what stops it. */
function beating({ context, claimed, life }: AtWork): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  const once = async () => {
    const heartbeat = nowOf(context)
    await context.database.transaction(async (tx) => {
      await keepLease(tx, claimed.lease, context.clock().getTime(), life)
      await context.rows.keep(tx, jobEntity(context), claimed.job.id as number, { heartbeat })
    })
  }
  const beat = () => {
    // A heart that fails is found out by the next transaction of the job itself.
    last = last.then(once).catch(() => {})
  }
  const timer = setInterval(beat, Math.min(BEAT, life / 3))
  return () => {
    clearInterval(timer)
    return last
  }
}

/** Where not even the failure can be written down, the lease runs out and another worker goes on. */
async function putDown(at: AtWork, error: unknown): Promise<void> {
  const { log } = at.context
  const { id } = at.claimed.job
  if (error instanceof LeaseLost)
    return log({ level: 'warn', message: `Job ${id}: ${error.message}` })
  await afterError(at, error).catch((again: Error) => {
    if (again instanceof LeaseLost || again instanceof Interrupted) return
    log({ level: 'error', message: `Job ${id} could not be put down: ${again.message}` })
  })
}

const endOf = (counts: JobCounts) => {
  const { done, failed, skipped } = countsOf({ ...counts })
  if (failed === 0) return 'done'
  return done + skipped > 0 ? 'partly' : 'failed'
}

const isSame = (counts: JobCounts, before: JobCounts) =>
  (Object.keys(counts) as (keyof JobCounts)[]).every((name) => counts[name] === before[name])

const crashedThrice = (job: Row): Label => {
  const { done, failed, skipped } = countsOf(job)
  const at = done + failed + skipped
  return [
    `在第 ${at} 行之后连续三次中断，已停止；可重试，从该处继续`,
    `It broke off three times after row ${at} and was stopped; a retry goes on from there`,
  ]
}
const noSuchKind = ({ kind }: Row): Label => [
  `门户不会执行“${kind}”类任务，请更新门户后重试`,
  `This portal does not know how to run "${kind}" jobs: update it, then retry`,
]

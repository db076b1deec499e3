import type { Label, Row } from '#declare'
import { portalSession } from '#portal/engine/context/session.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { JobEnd, JobOutcome } from '#portal/engine/queue/jobKind.ts'
import { keepLines } from '#portal/engine/queue/jobLines.ts'
import { jobEntity, nowOf, wordsOf } from '#portal/engine/queue/jobRecord.ts'
import { OutOfReach } from '#portal/engine/queue/outOfReach.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import type { AtWork } from './atWork.ts'
import { CRASHES, placeOf } from './claimJob.ts'
import { giveBack, keepLease } from './lease.ts'

/** How long a job rests after its first and second error, in milliseconds. */
const RESTS = [5_000, 30_000]
/** So many workers in a row may find a file out of reach. */
const REACHES = 4
/** After so many crashes at one place its kind is not even asked to tidy up. */
const HOPELESS = 2 * CRASHES

const moveOf = { done: 'finish', partly: 'finishPartly', failed: 'fail' } as const

/**
 * Brings a job to its end: its kind first, which may be asked again after a crash, then the record, the notice to its
 * starter and the lease in one transaction, so that an end is told once.
 */
export async function endJob(
  at: AtWork,
  how: Exclude<JobEnd, 'cancelled'>,
  why?: Label,
): Promise<void> {
  const outcome = await tidied(at, how)
  await lastly(at, async (transaction) => {
    const { records, tx, now } = transaction
    await at.work.demandLease(tx)
    if (why) await keepLines(tx, idOf(at), now, [{ level: 'warn', text: why }])
    await records.move('job', idOf(at), moveOf[how], {
      finishedAt: now,
      ...(why && { error: cut(`${why[0]}\n${why[1]}`) }),
      ...fileOf(outcome),
    })
    await isEnded(tx, at)
  })
}

/** A job somebody cancelled: its kind puts its own things in order, then nobody looks at it any more. */
export async function cancelJob(at: AtWork): Promise<void> {
  at.demands = 'cancelled'
  const outcome = await tidied(at, 'cancelled')
  await lastly(at, async ({ tx, now, context }) => {
    await at.work.demandLease(tx)
    const values: Row = { finishedAt: now, ...fileOf(outcome) }
    await context.rows.keep(tx, jobEntity(context), idOf(at), values)
    await isEnded(tx, at)
  })
}

/** The portal closes: another worker goes on at once, and no crash is counted. */
export const handBack = (at: AtWork): Promise<void> =>
  lastly(at, async ({ records, tx }) => {
    await at.work.demandLease(tx)
    await records.move('job', idOf(at), 'requeue')
  })

/** Paused, or paused and resumed: whoever takes it up next needs the lease. */
export const letGo = ({ context, claimed }: AtWork): Promise<void> =>
  giveBack(context.database.db, claimed.lease)

/**
 * A file that this portal does not reach: no crash of the job. Whoever has it takes it up at once; where nobody does
 * for a while, it fails and says which file.
 */
async function leave(at: AtWork, error: OutOfReach): Promise<void> {
  const tries = await countedError(at, error.label)
  if (tries >= REACHES) return endJob(at, 'failed', error.label)
  at.isLeft = true
  await handBack(at)
}

/** An attempt that threw: again after a rest, and failed for good the third time at one place. */
export async function afterError(at: AtWork, error: unknown): Promise<void> {
  const { context, claimed } = at
  if (error instanceof OutOfReach && claimed.to === 'run' && at.demands !== 'cancelled')
    return leave(at, error)
  const why = wordsOf(error)
  const told = (error as Error | null)?.stack ?? String(error)
  context.log({ level: 'error', message: `Job ${idOf(at)} broke off: ${told}` })
  const tries = await countedError(at, why)
  // Whoever finds the lease run out tries to end it again.
  if (claimed.to !== 'run' || at.demands === 'cancelled') return
  if (tries >= CRASHES) return endJob(at, 'failed', why)
  await lastly(at, async ({ records, tx }) => {
    await at.work.demandLease(tx)
    await records.move('job', idOf(at), 'requeue')
    const due = context.clock().getTime() + (RESTS[tries - 1] ?? 0)
    await tx.updateTable('_job').set({ due }).where('job', '=', idOf(at)).execute()
  })
}

function countedError(at: AtWork, why: Label): Promise<number> {
  const { context, claimed } = at
  return context.database.transaction(async (tx) => {
    await keepLease(tx, claimed.lease, context.clock().getTime(), at.life)
    const job = await tx
      .selectFrom('job')
      .selectAll()
      .where('id', '=', idOf(at))
      .executeTakeFirstOrThrow()
    const place = placeOf(job)
    const before = await crashesOf(tx, at)
    const crashes = before.place === place ? before.crashes + 1 : 1
    await tx.updateTable('_job').set({ place, crashes }).where('job', '=', idOf(at)).execute()
    await keepLines(tx, idOf(at), nowOf(context), [{ level: 'warn', text: why }])
    return crashes
  })
}

/** What the kind leaves behind; it is not asked again where asking is what it crashes at. */
async function tidied(at: AtWork, how: JobEnd): Promise<JobOutcome | undefined> {
  const { crashes } = await crashesOf(at.context.database.db, at)
  if (crashes >= HOPELESS) return undefined
  return (await at.kind?.ended?.(at.work, how)) ?? undefined
}

/** One transaction as the portal, at the end of which the lease is given back. */
const lastly = (
  { context, claimed }: AtWork,
  work: (transaction: Transaction) => Promise<void>,
): Promise<void> =>
  inTransaction(context, { session: portalSession }, async (transaction) => {
    await work(transaction)
    await giveBack(transaction.tx, claimed.lease)
  })

async function crashesOf(
  db: AtWork['context']['database']['db'] | Tx,
  at: AtWork,
): Promise<{ place: string; crashes: number }> {
  const query = db.selectFrom('_job').select(['place', 'crashes']).where('job', '=', idOf(at))
  const { place = '', crashes = 0 } = (await query.executeTakeFirst()) ?? {}
  return { place, crashes: Number(crashes) }
}

const isEnded = (tx: Tx, at: AtWork) =>
  tx.updateTable('_job').set({ ended: 1 }).where('job', '=', idOf(at)).execute()

const idOf = ({ claimed }: AtWork) => claimed.job.id as number
const fileOf = (outcome: JobOutcome | undefined): Row =>
  outcome?.resultFile ? { resultFile: outcome.resultFile } : {}
const cut = (text: string) => [...text].slice(0, 2000).join('')

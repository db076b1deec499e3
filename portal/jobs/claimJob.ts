import { sql } from 'kysely'
import type { Row } from '#declare'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { isFree, LEASE, type Lease, takeLease } from './lease.ts'

/** Jobs that run at once, over all portals on one database. */
export const AT_ONCE = 4
/** How often a job may crash at one place. */
export const CRASHES = 3

/** A job in one worker's hands: to be run, or only to be brought to its end. */
export interface Claimed {
  readonly job: Row
  readonly lease: Lease
  readonly to: 'run' | 'fail' | 'cancel'
  /** Somebody asked to retry what failed, and it was not begun yet. */
  readonly again: boolean
  /** The session that started it, as kept. */
  readonly session: string
}

/** What is known of a job while it is looked at. */
interface Candidate {
  readonly id: number
  readonly status: string
  readonly kind: string
  readonly entity: string | null
  readonly recordId: string | null
  readonly done: number
  readonly failed: number
  readonly skipped: number
  readonly session: string
  readonly place: string
  readonly crashes: number
  readonly due: number
  readonly again: number
  readonly until: number | null
}

/** What the worker of a job holds, so that no other takes it up. */
export const jobLease = (id: unknown) => `job:${id}`
/** How far a job has come: whoever crashed at the same place again got no further. */
export const placeOf = ({ done, failed, skipped }: Row) => `${done}/${failed}/${skipped}`

/**
 * Takes up one job: one whose worker has gone silent, one that was cancelled and whose end was not told, or the oldest
 * that waits and may run. Null where there is nothing to do. At most {@link AT_ONCE} run, fewer of a
 * kind that says so, and one per kind and record.
 * @param isOver whether the worker closes: it takes up nothing any more, least of all what it has just handed back
 * @param isLeft which jobs this worker leaves to others for now
 */
export async function claimJob(
  context: PortalContext,
  owner: string,
  life = LEASE,
  isOver = () => false,
  isLeft: (job: number) => boolean = () => false,
): Promise<Claimed | null> {
  if (!(await isAnyToClaim(context, life))) return null
  return inTransaction(context, { session: portalSession }, async (transaction) => {
    await lockQueue(transaction.tx)
    const now = context.clock().getTime()
    const all = await candidates(transaction.tx)
    // Asked once they are read: what is handed back later was still held then.
    if (isOver()) return null
    const most = mostOf(context)
    for (const one of all) {
      if (isLeft(Number(one.id))) continue
      const to = purposeOf(one, all, { now, life, most })
      const lease = to && (await takeLease(transaction.tx, jobLease(one.id), owner, now, life))
      if (lease) return take(transaction, one, lease, to, now)
    }
    return null
  })
}

/** Looked up without a lock, since it is asked all the time. */
export async function isAnyToClaim(context: PortalContext, life = LEASE): Promise<boolean> {
  const now = context.clock().getTime()
  const all = await candidates(context.database.db)
  const most = mostOf(context)
  return all.some((one) => purposeOf(one, all, { now, life, most }) !== null)
}

/** How many of a kind may run at once. */
const mostOf =
  ({ parts }: PortalContext) =>
  (kind: string) =>
    parts.jobs[kind]?.atOnce ?? AT_ONCE

/** Jobs that wait, run, or were cancelled without their end having been told, oldest first. */
async function candidates(db: Db | Tx): Promise<Candidate[]> {
  const found = await sql<Candidate>`
    select j."id", j."status", j."kind", j."entity", j."recordId", j."done", j."failed", j."skipped",
      k."session", k."place", k."crashes", k."due", k."again", l."until"
    from "_job" as k join "job" as j on j."id" = k."job"
    left join "_lease" as l on l."name" = 'job:' || j."id"
    where k."ended" = 0 and j."status" in ('queued', 'running', 'cancelled') and j."deletedAt" is null
    order by j."id" limit 1000`.execute(db)
  return found.rows
}

interface Terms {
  readonly now: number
  readonly life: number
  most(kind: string): number
}

function purposeOf(
  one: Candidate,
  all: readonly Candidate[],
  { now, life, most }: Terms,
): Claimed['to'] | null {
  if (!isFree(one.until, now, life)) return null
  if (one.status === 'cancelled') return 'cancel'
  if (one.status === 'running') return crashesAt(one) >= CRASHES ? 'fail' : 'run'
  const running = all.filter(({ status }) => status === 'running')
  if (Number(one.due) > now || running.length >= AT_ONCE) return null
  if (running.filter(({ kind }) => kind === one.kind).length >= most(one.kind)) return null
  return running.some((other) => isSameRecord(one, other)) ? null : 'run'
}

const isSameRecord = (one: Candidate, other: Candidate) =>
  one.recordId !== null &&
  one.kind === other.kind &&
  one.entity === other.entity &&
  one.recordId === other.recordId

/** With the one that is being found now. */
const crashesAt = (one: Candidate): number =>
  one.place === placeOf(one as unknown as Row) ? Number(one.crashes) + 1 : 1

/** Two workers that look at once must not both take the last place. */
async function lockQueue(tx: Tx): Promise<void> {
  await sql`insert into "_lease" ("name", "owner", "until", "fence") values ('jobs', '', 0, 0)
    on conflict ("name") do update set "fence" = "_lease"."fence" + 1`.execute(tx)
}

async function take(
  transaction: Transaction,
  one: Candidate,
  lease: Lease,
  to: Claimed['to'],
  now: number,
): Promise<Claimed> {
  const crashed = one.status === 'running'
  if (crashed)
    await transaction.tx
      .updateTable('_job')
      .set({ crashes: crashesAt(one), place: placeOf(one as unknown as Row) })
      .where('job', '=', one.id)
      .execute()
  const job =
    to === 'run' ? await start(transaction, one, crashed, now) : await jobRow(transaction, one.id)
  return { job, lease, to, again: Number(one.again) === 1, session: one.session }
}

async function start(
  transaction: Transaction,
  { id }: Candidate,
  crashed: boolean,
  now: number,
): Promise<Row> {
  const { records, context, tx } = transaction
  if (crashed) await records.move('job', id, 'requeue')
  const at = shanghaiTime(new Date(now))
  const before = await jobRow(transaction, id)
  await records.move('job', id, 'start', {
    startedAt: before.startedAt ?? at,
    finishedAt: null,
    error: null,
  })
  const attempt = Number(before.attempt ?? 0) + 1
  await context.rows.keep(tx, entityNamed(context, 'job'), id, { attempt, heartbeat: at })
  return jobRow(transaction, id)
}

const jobRow = async ({ context, tx }: Transaction, id: number): Promise<Row> =>
  (await context.rows.read(tx, entityNamed(context, 'job'), id)) as Row

import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { JobKind, JobStep, JobWork } from '#portal/engine/queue/jobKind.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { writeBankDay } from './bankDay.ts'
import { retentions } from './dayFigures.ts'
import { writeDay, writeRetention } from './writeDay.ts'

/** Days made up for at most, and counted again at once. */
export const MOST_DAYS = 31

interface Counting {
  /** The field with the day. */
  readonly day: string
  write(work: JobWork, tx: Tx, day: string): Promise<unknown>
}
/** What is counted day by day, by the entity it makes. */
const countings: { readonly [entity: string]: Counting } = {
  statistics: {
    day: 'date',
    async write({ context, params }, tx, day) {
      await writeDay(context, tx, day)
      if (params.from) return
      for (const later of Object.values(retentions))
        await writeRetention(context, tx, shift(day, `-${later}d`))
    },
  },
  icbcData: { day: 'day', write: ({ context }, tx, day) => writeBankDay(context, tx, day) },
}
const nameOf = ({ job }: JobWork) => String(job.entity)
const countingOf = (work: JobWork) => countings[nameOf(work)] as Counting

/**
 * Counts days of the job's entity, one a step: those from `params.from` to `params.to`, or at night every day since the
 * last one counted, up to yesterday; of the figures, with the retention that has become known since.
 */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const days = (work.kept.get('days') ?? (await daysOf(work))) as readonly string[]
    work.kept.set('days', days)
    const at = Number(work.kept.get('at') ?? 0)
    const day = days[at]
    const total = days.length
    if (!day) return { done: total, failed: 0, total, over: true }
    await work.context.database.transaction(async (tx) => {
      await work.demandLease(tx)
      await countingOf(work).write(work, tx, day)
      await work.reached(tx, { done: at + 1, failed: 0, total })
    })
    work.kept.set('at', at + 1)
    return { done: at + 1, failed: 0, total, over: at + 1 >= total }
  },
}

async function daysOf(work: JobWork): Promise<readonly string[]> {
  const { context, params } = work
  const { day } = countingOf(work)
  const yesterday = shift(shanghaiTime(context.clock()).slice(0, 10), '-1d')
  if (params.from) return between(String(params.from), String(params.to))
  const [last] = await context.rows.select(
    context.database.db,
    entityNamed(context, nameOf(work)),
    {},
    { limit: 1, sort: `-${day}` },
  )
  const first = last ? shift(String(last[day]), '+1d') : yesterday
  return between(first, yesterday).slice(-MOST_DAYS)
}

/** Every day from one to another, both included. */
export function between(from: string, to: string): string[] {
  const days: string[] = []
  for (let day = from; day <= to; day = shift(day, '+1d')) days.push(day)
  return days
}

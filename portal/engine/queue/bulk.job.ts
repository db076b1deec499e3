import type { Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'
import type { JobLine } from '#wire/jobLine.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { type Doing, doGroup, GROUP, type Outcome, tell } from '../records/bulk.ts'
import type { JobKind, JobStep, JobWork } from './jobKind.ts'
import { countsOf, jobEntity } from './jobRecord.ts'

/** What the job remembers between portions, in its own parameters. */
interface Place {
  readonly of: string
  readonly name: string
  readonly sent: Row
  readonly wrap: Doing['wrap']
  readonly ids: readonly number[]
  /** How many of them were come to. */
  readonly at: number
  /** Those that were refused: a retry begins with them. */
  readonly refused: readonly number[]
}

/** A move, an action or a removal for many records of a list, each under all rules and the starter's own rights. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const place = placeOf(work.kept.get('place') ?? work.params)
    const ids = place.ids.slice(place.at, place.at + GROUP)
    if (ids.length === 0) return { ...countsOf(await standing(work)), over: true }
    let step: JobStep | undefined
    await doGroup(doingOf(work, place), ids, work.session.language, {
      begin: ({ tx }) => work.demandLease(tx),
      end: async ({ tx }, outcomes) => {
        step = await reached(work, tx, place, outcomes)
      },
    })
    return step as JobStep
  },

  async again(work) {
    await work.context.database.transaction(async (tx) => {
      await work.demandLease(tx)
      const place = placeOf(work.params)
      const ids = [...place.refused, ...place.ids.slice(place.at)]
      await remember(work, tx, { ...place, ids, at: 0, refused: [] })
      await work.reached(tx, { ...countsOf(work.job), failed: 0 })
    })
  },

  async ended(work) {
    const { done, failed, total } = countsOf(await standing(work))
    const { name, of } = placeOf(work.params)
    const entity = entityNamed(work.context, of)
    await tell({ context: work.context, entity, session: work.session }, name, {
      total,
      done,
      refused: failed,
    })
  },
}

const placeOf = (params: unknown) => params as Place

const doingOf = (work: JobWork, { of, name, sent, wrap }: Place): Doing => ({
  call: { context: work.context, entity: entityNamed(work.context, of), session: work.starter },
  name,
  sent,
  wrap,
})

/** Counts, refusals and place in the transaction of the group: a crash takes all of it back, or nothing. */
async function reached(
  work: JobWork,
  tx: Tx,
  place: Place,
  outcomes: readonly Outcome[],
): Promise<JobStep> {
  const bad = outcomes.filter(({ done }) => !done)
  const at = place.at + outcomes.length
  const refused = [...place.refused, ...bad.map(({ id }) => id)]
  await remember(work, tx, { ...place, at, refused })
  const so = countsOf(await standing(work, tx))
  const counts = { ...so, done: so.done + outcomes.length - bad.length, failed: refused.length }
  await work.reached(tx, counts)
  await work.tell(tx, bad.map(lineOf))
  return { ...counts, over: at >= place.ids.length }
}

const lineOf = ({ id, title, message, errors }: Outcome): JobLine => {
  const told = Object.values((errors as { errors?: Record<string, string> } | null)?.errors ?? {})
  const text = told.length > 0 ? told.join('；') : (message ?? '')
  return { level: 'failed', record: String(id), title, text: [text, text] }
}

async function remember(work: JobWork, tx: Tx, place: Place): Promise<void> {
  const { context, job, kept } = work
  await context.rows.keep(tx, jobEntity(context), job.id as number, { params: place })
  kept.set('place', place)
}

const standing = async ({ context, job }: JobWork, tx?: Transaction['tx']): Promise<Row> =>
  (await context.rows.read(tx ?? context.database.db, jobEntity(context), job.id as number)) as Row

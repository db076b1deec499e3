import type { Entity, Label, Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { personalFields } from '#derive/personalRecords.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { blankHistory } from '../audit/history.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import type { JobCounts, JobKind, JobWork } from '../queue/jobKind.ts'
import { queueJob } from '../queue/queueJob.ts'
import { inTransaction } from '../records/transaction.ts'
import { type AboutPerson, aboutPerson, personOf } from './aboutPerson.ts'
import { erase } from './erase.ts'
import { queueForgetting } from './queueForgetting.ts'

/** Records of one transaction. */
const GROUP = 100
/** What was still being dealt with is looked at again after so long. */
const AGAIN = '+7d'

/** Where the work has got to; kept while one worker has the job, since what is done already is passed over. */
interface Reached {
  readonly at: number
  readonly after: number
  readonly waiting: number
  readonly counts: JobCounts
}

/**
 * Erases what other records hold of somebody who closed their account. What is still being dealt with at a desk keeps
 * what that takes (where a parcel goes), and is looked at again in a week.
 */
export const job: JobKind = {
  async step(work) {
    const { context, session } = work
    const about = (work.kept.get('about') ??
      (await aboutPerson(context, context.database.db, personOf(work.params)))) as AboutPerson[]
    work.kept.set('about', about)
    const from = (work.kept.get('reached') ?? nowhere) as Reached
    const kind = about[from.at]
    const reached = await inTransaction(context, { session }, async (transaction) => {
      await work.demandLease(transaction.tx)
      if (from === nowhere) await eraseVersions(transaction, work.params)
      const next = kind ? await eraseSome(work, transaction, kind, from) : from
      if (next.at >= about.length && next.waiting > 0) await lookAgain(work, transaction)
      await work.reached(transaction.tx, next.counts)
      return next
    })
    work.kept.set('reached', reached)
    return { ...reached.counts, over: reached.at >= about.length }
  },
}

const nowhere: Reached = { at: 0, after: 0, waiting: 0, counts: { done: 0, failed: 0, total: 0 } }

async function eraseSome(
  { tell }: JobWork,
  transaction: Transaction,
  kind: AboutPerson,
  from: Reached,
): Promise<Reached> {
  const { context, tx } = transaction
  const where = { ...kind.where, id: { gt: from.after } }
  const rows = await context.rows.select(tx, kind.entity, where, { limit: GROUP, sort: 'id' })
  let [done, waiting] = [0, 0]
  for (const row of rows) {
    if (isDealtWith(kind.entity, row)) waiting++
    else if (await erase(transaction, kind, row)) done++
  }
  if (waiting > 0) await tell(tx, [{ text: waitingLine(kind.entity, waiting) }])
  const all = from.counts.done + done
  const isLast = rows.length < GROUP
  return {
    at: isLast ? from.at + 1 : from.at,
    after: isLast ? 0 : Number(rows.at(-1)?.id),
    waiting: from.waiting + waiting,
    counts: { done: all, failed: 0, total: all },
  }
}

/** Whether somebody still has to decide on it at a desk. */
function isDealtWith({ queue, stateField }: Entity, row: Row): boolean {
  const states = (queue?.tabs ?? []).flatMap(({ filter }) => [filter[stateField] ?? []].flat())
  return states.some((state) => state === row[stateField])
}

const waitingLine = ({ label }: Entity, count: number): Label => [
  `${label[0]}还有 ${count} 条在处理，办完后再删`,
  `${label[1]}: ${count} still being dealt with, erased once they are done`,
]

/** The person's own record is emptied as it is closed; what it was before goes here. */
async function eraseVersions({ context, tx }: Transaction, params: Row): Promise<void> {
  const { of, id } = personOf(params)
  const entity = entityNamed(context, of)
  const row = await context.rows.read(tx, entity, id)
  const now = personalFields(entity).map((name) => [name, row?.[name] ?? null])
  await blankHistory(tx, entity, id, (snapshot) => ({ ...snapshot, ...Object.fromEntries(now) }))
}

async function lookAgain({ context, params, session }: JobWork, transaction: Transaction) {
  const of = entityNamed(context, String(params.of))
  const person = await context.rows.read(transaction.tx, of, Number(params.id))
  const later = shift(shanghaiTime(context.clock()), AGAIN)
  await queueForgetting(
    (asked) => queueJob(transaction, asked, session),
    of,
    person ?? { id: params.id },
    later,
  )
}

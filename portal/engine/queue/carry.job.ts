import type { Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { JobLine } from '#wire/jobLine.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { alone } from '../records/alone.ts'
import { GROUP } from '../records/bulk.ts'
import { titleOf } from '../records/titleOf.ts'
import { inTransaction } from '../records/transaction.ts'
import type { JobKind, JobStep, JobWork } from './jobKind.ts'
import { countsOf, jobEntity } from './jobRecord.ts'

/** What the job remembers: which records a rule moves along, and the last it came to. */
interface Place {
  readonly of: string
  readonly move: string
  /** Conditions with every value bound. */
  readonly where: Row
  readonly reason?: string
  readonly after: number
  readonly done: number
  readonly failed: number
}

/** Moves the records that follow another one's move, as the portal: too many for the transaction of that move. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const place = placeOf(work)
    const rows = await work.records.select(
      place.of,
      { ...place.where, id: { gt: place.after } },
      { limit: GROUP, sort: 'id' },
    )
    if (rows.length === 0) return { ...countsOf(work.job), ...countsIn(place), over: true }
    const next = await carryRows(work, place, rows)
    work.kept.set('place', next)
    return { ...countsIn(next), over: rows.length < GROUP }
  },

  /** From the beginning: what was moved does not meet the conditions any more. */
  async again(work) {
    const place = { ...placeOf(work), after: 0, failed: 0 }
    await work.context.database.transaction(async (tx) => {
      await work.demandLease(tx)
      await remember(work, tx, place)
      await work.reached(tx, countsIn(place))
    })
    work.kept.set('place', place)
  },
}

const countsIn = ({ done, failed }: Place) => ({ done, failed })

const placeOf = ({ kept, params }: JobWork): Place => ({
  ...({ after: 0, done: 0, failed: 0, ...params } as unknown as Place),
  ...(kept.get('place') as Place | undefined),
})

/** Some of them in one transaction with the counts; one that is refused stays as it was. */
function carryRows(work: JobWork, place: Place, rows: readonly Row[]): Promise<Place> {
  const { context, session } = work
  const { reason } = place
  return inTransaction(context, { session, ...(reason && { reason }) }, async (transaction) => {
    await work.demandLease(transaction.tx)
    const lines: JobLine[] = []
    for (const row of rows) lines.push(...(await one(transaction, place, row)))
    const next = {
      ...place,
      after: Number(rows.at(-1)?.id),
      done: place.done + rows.length - lines.length,
      failed: place.failed + lines.length,
    }
    await remember(work, transaction.tx, next)
    await work.reached(transaction.tx, countsIn(next))
    await work.tell(transaction.tx, lines)
    return next
  })
}

/** Nothing where it went well; one whose state lets it not is passed over. */
async function one(
  transaction: Transaction,
  { of, move }: Place,
  row: Row,
): Promise<readonly JobLine[]> {
  const entity = entityNamed(transaction.context, of)
  if (!entity.moves[move]?.from.includes(String(row[entity.stateField]))) return []
  const id = Number(row.id)
  const refused = await alone(transaction, async () => {
    await transaction.records.move(of, id, move)
  })
  if (!(refused instanceof PortalError)) return []
  return [{ level: 'failed', record: String(id), title: titleOf(entity, row), text: refused.label }]
}

async function remember(work: JobWork, tx: Transaction['tx'], place: Place): Promise<void> {
  const { context, job } = work
  await context.rows.keep(tx, jobEntity(context), job.id as number, { params: place })
}

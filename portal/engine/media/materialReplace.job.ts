import type { Label, Row } from '#declare'
import { PortalError } from '#portal/core/errors.ts'
import type { JobLine } from '#wire/jobLine.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import type { JobKind, JobStep, JobWork } from '../queue/jobKind.ts'
import { countsOf, jobEntity } from '../queue/jobRecord.ts'
import { alone } from '../records/alone.ts'
import { titleOf } from '../records/titleOf.ts'
import { inTransaction } from '../records/transaction.ts'
import { type Place, placesOf } from './placesOf.ts'
import { type Replacement, withReplaced } from './withReplaced.ts'

/** Places of one transaction. */
const AT_ONCE = 50

/** What the job remembers: what is replaced by what, the last place it came to, and how many went how. */
interface Going extends Replacement {
  readonly after?: Place
  readonly done: number
  readonly failed: number
}

/** Points every place that shows one object at another, each record under all its rules, and tells which they were. */
export const job: JobKind = {
  async step(work): Promise<JobStep> {
    const going = goingOf(work)
    const { context } = work
    const places = await placesOf(context.database.db, context.entities, going.from, {
      limit: AT_ONCE,
      ...(going.after && { after: going.after }),
    })
    if (places.length === 0) return { ...countsOf(work.job), ...countsIn(going), over: true }
    const next = await replaced(work, going, places)
    work.kept.set('going', next)
    return { ...countsIn(next), over: places.length < AT_ONCE }
  },

  /** From the beginning: what was replaced shows the old object no more. */
  async again(work) {
    const { after: _, ...going } = { ...goingOf(work), failed: 0 }
    await work.context.database.transaction(async (tx) => {
      await work.demandLease(tx)
      await remember(work, tx, going)
      await work.reached(tx, countsIn(going))
    })
    work.kept.set('going', going)
  },
}

const countsIn = ({ done, failed }: Going) => ({ done, failed })

const goingOf = ({ kept, params }: JobWork): Going => ({
  ...({ done: 0, failed: 0, ...params } as unknown as Going),
  ...(kept.get('going') as Going | undefined),
})

function replaced(work: JobWork, going: Going, places: readonly Place[]): Promise<Going> {
  return inTransaction(work.context, { session: work.session }, async (transaction) => {
    await work.demandLease(transaction.tx)
    const lines: JobLine[] = []
    for (const place of places) lines.push(await one(transaction, place, going))
    const failed = lines.filter(({ level }) => level === 'failed').length
    const after = places.at(-1)
    const next = {
      ...going,
      ...(after && { after }),
      done: going.done + lines.length - failed,
      failed: going.failed + failed,
    }
    await remember(work, transaction.tx, next)
    await work.reached(transaction.tx, countsIn(next))
    await work.tell(transaction.tx, lines)
    return next
  })
}

/** One that its rules refuse stays as it was, and is told with the reason. */
async function one(
  transaction: Transaction,
  { entity: name, id, path }: Place,
  going: Going,
): Promise<JobLine> {
  const entity = entityNamed(transaction.context, name)
  const [field = ''] = path.split('.')
  const declared = entity.fields[field]
  const row = await transaction.records.find(name, id)
  const title = row ? titleOf(entity, row) : `#${id}`
  const where = { record: String(id), title }
  const refused = await alone(transaction, async () => {
    if (!row || !declared) return
    const now = withReplaced(declared, row[field], going)
    if (JSON.stringify(now) !== JSON.stringify(row[field]))
      await transaction.records.update(name, id, { [field]: now } as Row)
  })
  if (refused instanceof PortalError) return { ...where, level: 'failed', text: refused.label }
  const told = placeInWords(entity.label, declared?.label ?? [field, field], title)
  const [before, after] = [row, await transaction.records.find(name, id)].map(
    (one) => entity.states[String(one?.[entity.stateField])],
  )
  // A change may cost a record its state: an article that was proofed is a draft again.
  if (!before || !after || before === after) return { ...where, text: told }
  return { ...where, level: 'warn', text: fellBack(told, before, after) }
}

const fellBack = (told: Label, before: Label, after: Label): Label => [
  `${told[0]}；状态由“${before[0]}”变为“${after[0]}”`,
  `${told[1]}; it was ${before[1]}, and is ${after[1]} now`,
]

const placeInWords = (entity: Label, field: Label, title: string): Label => [
  `已替换：${entity[0]}“${title}” · ${field[0]}`,
  `Replaced: ${entity[1]} "${title}" · ${field[1]}`,
]

async function remember(work: JobWork, tx: Transaction['tx'], going: Going): Promise<void> {
  const { context, job } = work
  await context.rows.keep(tx, jobEntity(context), job.id as number, { params: going })
}

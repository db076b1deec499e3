import { sql } from 'kysely'
import type { Label, Row } from '#declare'
import { finding } from '#derive/bulk/finding.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { recordAddress } from '../notices/tellUser.ts'
import type { JobEnd, JobKind, JobStep, JobWork } from '../queue/jobKind.ts'
import { openTransaction, settle } from '../records/transaction.ts'
import { batchFollows } from './batchFollows.ts'
import { type Checked, clearRows, judgeList, letGo, writeChecked } from './checking.ts'
import { conclude } from './conclude.ts'
import { dropHopeless } from './dropHopeless.ts'
import type { Named } from './files/brought.ts'
import { dropAlong } from './files/dropAlong.ts'
import { bringForCheck, wantedFiles } from './files/wantedFiles.ts'
import { functionsOf } from './functionsOf.ts'
import { fitsBudget, goOn } from './goOn.ts'
import { kindOf } from './kindOf.ts'
import { markUnreached } from './markUnreached.ts'
import { countsOf, endRun, runPortion } from './runPortion.ts'
import { checkNext, numbersIn } from './steady.ts'

/** Rows written at a stretch while checking. */
const PORTION = 500

/** Checks and carries out batches: `params.step` says which, `params.batch` whose. */
export const job: JobKind = {
  step: (work) => (isRun(work) ? runStep(work) : checkStep(work)),
  ended: (work, how) => (isRun(work) ? runEnded(work, how) : checkEnded(work, how)),
  moved: batchFollows,
  notice: async ({ after, tx, parts, records }) => {
    const { step, batch: id } = after.params as { readonly step?: string; readonly batch: number }
    const batch = await records.find('batchGive', id)
    const own = batch ? functionsOf(parts, batch).address?.(batch) : undefined
    if (step === 'run') return own === undefined ? undefined : { target: own }
    return { body: await checkedOf(tx, id), target: own ?? recordAddress('batchGive', id) }
  },
}

/** What a check found; a row with a problem was checked, but there is nothing done about it. */
async function checkedOf(db: Db | Tx, batch: number): Promise<Label> {
  const { rows, problems, warnings } = await db
    .selectFrom('batchGive')
    .select(['rows', 'problems', 'warnings'])
    .where('id', '=', batch)
    .executeTakeFirstOrThrow()
  return [
    `共 ${rows} 行，问题 ${problems} 行，提醒 ${warnings} 行`,
    `${rows} rows, ${problems} with problems, ${warnings} with warnings`,
  ]
}

const isRun = ({ params }: JobWork) => params.step === 'run'
const nothing = { done: 0, failed: 0, skipped: 0 }

/** The batch as it stands in the transaction; held, so that a pause waits for the portion in hand. */
async function batchOf({ context, params }: JobWork, tx: Tx): Promise<Row> {
  if (context.database.kind === 'postgres')
    await tx
      .selectFrom('batchGive')
      .select('id')
      .where('id', '=', params.batch)
      .forUpdate()
      .execute()
  const batch = await context.rows.read(
    tx,
    entityNamed(context, 'batchGive'),
    params.batch as number,
  )
  if (!batch) throw new Error(`There is no batch ${params.batch} any more: cancel the job`)
  return batch
}

const within = <T>(
  work: JobWork,
  does: (transaction: Transaction, batch: Row) => Promise<T>,
  isPart = false,
): Promise<T> =>
  work.context.database.transaction(async (tx) => {
    if (isPart) await unhurried(work, tx)
    await work.demandLease(tx)
    const transaction = openTransaction(
      work.context,
      { session: { ...work.session, acting: 'portal' } },
      tx,
    )
    const result = await does(transaction, await batchOf(work, tx))
    await settle(transaction)
    return result
  })

/**
 * A portion need not be on the disk before the next one begins: a power cut takes back whole portions, the last ones,
 * and whoever goes on finds their rows waiting. What ends the run waits for the disk, and for all before it.
 */
async function unhurried({ context }: JobWork, tx: Tx): Promise<void> {
  if (context.database.kind === 'postgres')
    await sql`set local synchronous_commit = off`.execute(tx)
}

/** The list is read and judged once a worker's hold, then written portion by portion; the last one concludes. */
async function checkStep(work: JobWork): Promise<JobStep> {
  const { context, kept } = work
  const batch = await within(work, begun)
  if (batch.status !== 'checking') return { ...nothing, over: true }
  if (work.params.step === 'conclude') return concluded(work)
  if (kindOf(batch).steady) return steadyStep(work, batch)
  if (await broughtSome(work, batch)) return { ...nothing, over: false }
  const checked = (kept.get('checked') ?? (await judgeList(context, batch))) as Checked
  kept.set('checked', checked)
  const from = (kept.get('written') as number | undefined) ?? 0
  const to = Math.min(from + PORTION, checked.count)
  const write = async (transaction: Transaction) => {
    if (from === 0) await clearRows(transaction.tx, batch.id as number)
    await writeChecked(context, transaction.tx, batch, checked, { from, to, session: work.session })
    await work.reached(transaction.tx, { ...nothing, done: to })
  }
  await within(work, write, true)
  kept.set('written', to)
  letGo(checked, from, to)
  if (to < checked.count) return { ...nothing, done: to, over: false }
  return concluded(work, checked)
}

/** Rows that are judged each by itself are read, judged and written portion by portion, however many there are. */
async function steadyStep(work: JobWork, batch: Row): Promise<JobStep> {
  const { context, kept, session } = work
  const isFresh = !batch.undoOf && !batch.retryOf
  const numbers = isFresh
    ? ((kept.get('numbers') as Float64Array | undefined) ?? (await numbersIn(context, batch)))
    : null
  kept.set('numbers', numbers)
  const after = (kept.get('after') as number | undefined) ?? 0
  const so = (kept.get('rowsChecked') as number | undefined) ?? 0
  const last = await within(
    work,
    async (transaction) => {
      if (after === 0) await clearRows(transaction.tx, batch.id as number)
      const place = { context, batch, numbers }
      const found = await checkNext(transaction, place, { after, most: PORTION, session })
      await work.reached(transaction.tx, { ...nothing, done: so + PORTION })
      return found
    },
    true,
  )
  if (last === null) return concluded(work)
  kept.set('after', last)
  kept.set('rowsChecked', so + PORTION)
  return { ...nothing, done: so + PORTION, over: false }
}

/** Pictures and files brought in at a stretch: other sites may take their time. */
const FILES = 16

/** Brings in some of what the list names, before any of its rows are judged; false once all of it is there. */
async function broughtSome(work: JobWork, batch: Row): Promise<boolean> {
  const { context, kept } = work
  if (kept.has('checked')) return false
  const named = (kept.get('named') ?? (await wantedFiles(context, batch))) as readonly Named[]
  if (named.length === 0) return false
  await bringForCheck(context, batch, named.slice(0, FILES))
  kept.set('named', named.slice(FILES))
  await work.gotFurther()
  return true
}

/** Rows that stand already were judged when they were edited: only the conclusion is drawn anew. */
async function begun(transaction: Transaction, batch: Row): Promise<Row> {
  if (batch.status !== 'uploaded') return batch
  return transaction.records.move('batchGive', batch.id as number, 'check')
}

async function concluded(work: JobWork, checked?: Checked): Promise<JobStep> {
  const ended = await within(work, async (transaction, batch) => {
    const texts = checked?.texts
    const after = await conclude(transaction, batch, {
      faults: checked?.faults ?? [],
      ...(texts && { texts }),
    })
    if (goesOn(after) && after.status === 'ready' && (await fitsBudget(transaction, after)))
      await goOn(
        {
          context: transaction.context,
          entity: entityNamed(transaction.context, 'batchGive'),
          session: transaction.session,
        },
        transaction,
        after,
      )
    return after
  })
  await dropHopeless(work.context, ended)
  await dropAlong(work.context, ended)
  return { ...nothing, done: Number(ended.rows), over: true }
}

/** A batch of an old call goes on by itself; one of a source where nothing at all is to be said of it. */
function goesOn({ options, problems, warnings, faults }: Row): boolean {
  const onwards = (options as Row | null)?.onwards
  return onwards === true || (onwards === 'clean' && !problems && !warnings && !faults)
}

async function checkEnded(work: JobWork, how: JobEnd): Promise<void> {
  if (how === 'done' || how === 'partly') return
  await within(work, async (transaction, batch) => {
    // Cancelled before it was begun: the batch must not wait for a check that never comes.
    const { status } = await begun(transaction, batch)
    if (status !== 'checking') return
    const faults = [finding(how === 'cancelled' ? 'X3' : 'X2')]
    await transaction.records.move('batchGive', batch.id as number, 'findProblems', { faults })
  })
}

/** A group of rows: their effects, their states and the counts in one transaction. */
async function runStep(work: JobWork): Promise<JobStep> {
  const carryOut = async (transaction: Transaction, batch: Row): Promise<JobStep> => {
    const so = countsOf(batch)
    if (batch.status !== 'running') return { ...so, over: true }
    const portion = await nextPortion(work, transaction, batch)
    if (!portion) return { ...so, over: true }
    const { counts } = portion
    await work.reached(transaction.tx, counts)
    const lines = portion.failures.map(({ rowNo, message }) => ({
      level: 'failed' as const,
      record: String(rowNo),
      text: message,
    }))
    if (lines.length > 0) await work.tell(transaction.tx, lines)
    return { ...counts, over: false }
  }
  return within(work, carryOut, true)
}

/**
 * The rows after the last ones this worker has carried out, so that those done are not passed over each time; none left
 * there, it looks once more from the beginning.
 */
async function nextPortion({ kept, params }: JobWork, transaction: Transaction, batch: Row) {
  const most = params.group === undefined ? {} : { most: params.group as number }
  const after = (kept.get('after') as number | undefined) ?? 0
  const further = await runPortion(transaction, batch, { ...most, after })
  const portion = further ?? (after > 0 ? await runPortion(transaction, batch, most) : null)
  // Where the transaction fails nothing is remembered: the attempt ends, and the next one begins at the front.
  if (portion) kept.set('after', portion.last)
  return portion
}

/** What was not come to is marked, then the batch ends as its rows say. */
async function runEnded(work: JobWork, how: JobEnd): Promise<void> {
  if (how === 'cancelled' || how === 'failed') {
    const code = how === 'cancelled' ? 'X3' : 'X2'
    while (await within(work, (transaction, batch) => markUnreached(transaction, batch, code)));
  }
  await within(work, (transaction, batch) => endRun(transaction, batch, how === 'cancelled'))
  const { context, params } = work
  const { db } = context.database
  const ended = await context.rows.read(
    db,
    entityNamed(context, 'batchGive'),
    params.batch as number,
  )
  if (ended) await dropAlong(context, ended)
}

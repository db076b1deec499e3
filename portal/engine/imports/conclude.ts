import type { Row } from '#declare'
import { yuan } from '#derive/bulk/columns/money.ts'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { hashOf } from '#derive/bulk/hashOf.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'
import { readConfig } from '../configuration/readConfig.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { filesAlong } from './files/bundle.ts'
import { kindOf } from './kindOf.ts'
import { readAgain } from './rowOf.ts'
import { type RowTally, tallyRows } from './tallyRows.ts'
import { told } from './trail.ts'

/** What stands on a batch about its rows. */
export const countsOf = (tally: RowTally): Row => ({
  rows: tally.rows,
  people: tally.people,
  problems: tally.problems,
  warnings: tally.warned,
  done: tally.done,
  failed: tally.failed,
  skipped: tally.skipped,
})

/** Brings the counts of a batch in step with its rows; neither version nor time changes by it. */
export async function keepCounts(
  unit: Pick<Transaction, 'context' | 'tx'>,
  batch: number,
): Promise<RowTally> {
  const tally = await tallyRows(unit.tx, batch)
  const total = await totalOf(unit.tx, batch)
  const entity = entityNamed(unit.context, 'batchGive')
  await unit.context.rows.keep(unit.tx, entity, batch, { ...countsOf(tally), total })
  return tally
}

async function totalOf(db: Db | Tx, batch: number): Promise<number> {
  const found = await db
    .selectFrom('batchRow')
    .select((eb) => eb.fn.sum('amount').as('total'))
    .where('batch', '=', batch)
    .where('status', '<>', 'skipped')
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return Number(found?.total ?? 0)
}

/** What a conclusion is drawn with. */
export type Concluding = Pick<Transaction, 'context' | 'tx' | 'session' | 'now' | 'records'>

/**
 * Ends a check: counts, the most a batch may come to (F9), the fingerprint of the list, whether the same list ran
 * before (F11), and the state that follows. `texts` are the rows' as they were just read; left out, they are read.
 */
export async function conclude(
  unit: Concluding,
  batch: Row,
  { faults, texts }: { readonly faults: readonly Finding[]; readonly texts?: readonly string[] },
): Promise<Row> {
  const id = batch.id as number
  const tally = await keepCounts(unit, id)
  const isRead = tally.rows > 0
  // What is made good to one user is warned of where it was given before, and may be given again.
  const isList = isRead && !kindOf(batch).steady && !batch.user
  const lines = isList ? (texts ?? (await textsOf(unit, batch))) : []
  const hash = isList ? await hashOf(batch.kind as string, sameOptions(batch), lines) : null
  const listKey = isRead ? listKeyOf(batch, hash) : null
  const sentHash = texts && isSent(batch) ? hash : ((batch.sentHash as string | null) ?? null)
  const first = listKey ? await sameList(unit.tx, listKey, { id, sentHash }) : undefined
  const found = [
    ...(faults.length > 0 ? faults : noticesOf(batch)),
    ...(await overTotal(unit, batch, tally)),
    ...(first ? [again(first)] : []),
  ]
  const isBad = tally.problems > 0 || !isRead || found.some(({ level }) => level === 'error')
  const values = {
    hash,
    sentHash,
    listKey: first ? null : listKey,
    faults: found.length > 0 ? found : null,
  }
  await told(unit, batch, 'check', { ...countsOf(tally), codes: found.map(({ code }) => code) })
  const after = await unit.records.move('batchGive', id, isBad ? 'findProblems' : 'pass', values)
  return first ? unit.records.move('batchGive', id, 'cancel') : after
}

/** What was odd about the file stays known when rows were mended since. */
const noticesOf = ({ faults }: Row): readonly Finding[] =>
  ((faults as readonly Finding[] | null) ?? []).filter(({ code }) => code === 'F6')

/** What is chosen on screen beside the file. */
const sameOptions = (batch: Row): Row => {
  const given = (batch.options as Row | null) ?? {}
  const chosen = Object.keys(kindOf(batch).options).map((name) => [name, given[name] ?? null])
  // Other pictures under the same names make another list.
  const along = filesAlong(batch).map(({ name, size }) => `${name} ${size}`)
  return { ...Object.fromEntries(chosen), ...(along.length > 0 && { along: along.toSorted() }) }
}

/**
 * What the database holds unique among batches that are not cancelled. Re-runs and taking back stand once for the
 * batch they go back to, so that no row of it is carried out twice by two of them.
 */
function listKeyOf(batch: Row, hash: string | null): string {
  if (batch.retryOf) return `retry:${batch.retryOf}`
  if (batch.undoOf) return `undo:${batch.undoOf}`
  // What is edited may be edited so again.
  if (hash === null) return `${batch.kind}:${batch.batchNo}`
  return `${batch.kind}:${hash}:${batch.repeatOf ?? 0}`
}

/** It came as a file, neither to repeat another nor to go back to one. */
const isSent = ({ file, repeatOf, retryOf, undoOf }: Row): boolean =>
  Boolean(file) && !repeatOf && !retryOf && !undoOf

interface First {
  readonly id: number
  readonly batchNo: string
  readonly name: string
  readonly time: string
}

/**
 * The batch that stands with this key, or that came as this list and had rows mended since. Two checks of one list at
 * once wait for each other here.
 */
async function sameList(
  tx: Tx,
  listKey: string,
  { id: but, sentHash }: { readonly id: number; readonly sentHash: string | null },
): Promise<First | undefined> {
  await oneAtATime(tx, `batchGive ${listKey}`)
  const row = await tx
    .selectFrom('batchGive as b')
    .leftJoin('portalUser as u', 'u.id', 'b.createdBy')
    .select(['b.id', 'b.batchNo', 'b.createdAt', 'u.name'])
    .where((eb) =>
      eb.or([
        eb('b.listKey', '=', listKey),
        ...(sentHash ? [eb('b.sentHash', '=', sentHash)] : []),
      ]),
    )
    .where('b.status', '<>', 'cancelled')
    .where('b.deletedAt', 'is', null)
    .where('b.id', '<>', but)
    .orderBy('b.id', 'desc')
    .executeTakeFirst()
  if (!row) return undefined
  const time = String(row.createdAt).slice(0, 16).replace('T', ' ')
  return { id: Number(row.id), batchNo: String(row.batchNo), name: String(row.name ?? '—'), time }
}

/** F11 with the first batch's number, by which a screen leads there. */
const again = ({ id, batchNo, name, time }: First): Finding => ({
  ...finding('F11', { name, time, batchNo }),
  values: { name, time, batchNo, batch: id },
})

async function overTotal(unit: Concluding, batch: Row, tally: RowTally): Promise<Finding[]> {
  const { total } = kindOf(batch)
  const most = total?.most ? Number(await readConfig(unit.tx, total.most, unit.now)) : 0
  if (!most || tally.amount <= most) return []
  return [finding('F9', { total: yuan(tally.amount), max: yuan(most) })]
}

const PORTION = 1000

/** The rows of a batch in their one way of writing. */
async function textsOf({ context, tx, now }: Concluding, batch: Row): Promise<string[]> {
  const kind = kindOf(batch)
  const texts: string[] = []
  for (let after = 0; ; ) {
    const where = { batch: batch.id, rowNo: { gt: after } }
    const rows = await context.rows.select(tx, entityNamed(context, 'batchRow'), where, {
      limit: PORTION,
      sort: 'rowNo',
    })
    texts.push(...rows.map((row) => readAgain(kind, batch, row, now).text))
    if (rows.length < PORTION) return texts
    after = rows.at(-1)?.rowNo as number
  }
}

import type { Label, Row, StoredFile } from '#declare'
import { type Finding, messageOf, weightiest } from '#derive/bulk/finding.ts'
import { asks, invalid, refusedField } from '#portal/core/errors.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import type { ActionCall } from '../../actions/action.ts'
import { entityNamed } from '../../context/portalContext.ts'
import type { Session } from '../../context/session.ts'
import type { Transaction } from '../../context/transaction.ts'
import { openTransaction, settle } from '../../records/transaction.ts'
import { demandProof } from '../../session/proof.ts'
import { approvalOf } from '../approval.ts'
import { allowanceFor } from '../budget.ts'
import { judgeList, writeChecked } from '../checking.ts'
import { conclude } from '../conclude.ts'
import { kindOf } from '../kindOf.ts'
import { endRun, runPortion } from '../runPortion.ts'
import { keyOfFile, rowsAsFile } from '../sourceFile.ts'
import { tellApprovers } from '../steps.ts'
import { batchWithin } from '../submit.ts'
import { tallyRows } from '../tallyRows.ts'
import { cellsOfOne, kindOfOne } from './oneKind.ts'
import { toldOf } from './toldOf.ts'

/** What a person asks to be given to a user. */
export interface Gift {
  readonly kind: unknown
  /** The cells of the row by the names of their columns. */
  readonly cells: unknown
  readonly why: unknown
  readonly recipe?: number | null
}

/** What has to be agreed to before a batch goes to somebody else for approval. */
export const APPROVAL = 'approval'

/**
 * Gives something to one user: a batch of one row through the same checks, carried out within the call, or handed in for
 * approval where it is more than the caller gives by themselves. Throws 40001 with what is wrong at its column, 42800
 * with what is to be agreed to. Gives the batch and what to say of it.
 */
export async function giveOne(call: ActionCall, user: Row, gift: Gift): Promise<Row> {
  const { context, now } = call
  const kind = kindOfOne(gift.kind)
  const reason = String(gift.why ?? '').trim()
  if ([...reason].length < 4)
    throw refusedField('why', ['原因至少 4 个字', 'Give a reason of at least 4 characters'])
  const cells = cellsOfOne(kind, user, gift.cells, now.slice(0, 10))
  const file = await rowsAsFile(context, kind, [cells as Row])
  const made = { kind: kind.name, file, reason, user: user.id as number }
  try {
    return await given(call, { ...made, ...(gift.recipe && { recipe: gift.recipe }) })
  } catch (error) {
    const key = keyOfFile(context, { file })
    if (key) await context.store?.remove(key)
    throw error
  }
}

interface Made {
  readonly kind: string
  readonly file: StoredFile
  readonly reason: string
  readonly user: number
  readonly recipe?: number
}

async function given(call: ActionCall, made: Made): Promise<Row> {
  const { context, session } = call
  const transaction = unitOf(call)
  const { tx, now } = transaction
  // Of two at once the second sees what the first took of the month.
  await oneAtATime(tx, `made good by ${session.user?.id}`)
  const entity = entityNamed(context, 'batchGive')
  const batch = await batchWithin({ context, entity, session }, transaction, made)
  const id = batch.id as number
  const warnings = await checked(transaction, batch)
  const tally = await tallyRows(tx, id)
  const approval = await approvalOf(tx, batch, tally, now)
  demandAgreed(call, warnings, batch, approval.needed ? approval.why : null)
  const seen = warnings.map(({ code }) => code)
  if (approval.needed) {
    await provenWithin(transaction, session)
    await handedIn(transaction, id, seen)
  } else await carriedOut(transaction, id, seen)
  await settle(transaction)
  const [row] = await transaction.records.select('batchRow', { batch: id }, { limit: 1 })
  const after = (await transaction.records.find('batchGive', id)) as Row
  const told = row && (await toldOf(context, tx, [row])).get(row.id as number)
  // This one counts among what was given.
  const wanted = { batch: { ...after, id: 0 }, amount: 0 }
  return {
    ...{ batch: id, batchNo: after.batchNo, status: after.status, total: tally.amount },
    ...{ row: row?.status ?? null, problem: row?.message ?? null, ...told },
    allowance: await allowanceFor(tx, (after.createdBy as number | null) ?? null, wanted, now),
  }
}

async function carriedOut(transaction: Transaction, id: number, seen: readonly string[]) {
  const startedAt = transaction.now
  const running = await transaction.records.move('batchGive', id, 'confirm', { seen, startedAt })
  await runPortion(transaction, running)
  await endRun(transaction, running)
}

async function handedIn(transaction: Transaction, id: number, seen: readonly string[]) {
  const batch = await transaction.records.move('batchGive', id, 'submit', { seen })
  await tellApprovers(transaction, batch)
}

/** A batch that is handed in asks who does it; asked within the transaction, since SQLite has no other way in meanwhile. */
const provenWithin = ({ context, tx }: Transaction, session: Session): Promise<void> =>
  demandProof({ ...context, database: { ...context.database, db: tx } }, session)

const unitOf = (call: ActionCall): Transaction =>
  openTransaction(
    call.context,
    { session: { ...call.session }, accepted: call.accepted },
    txOf(call.db),
  )

/** What was found to be agreed to. Throws 40001 where it cannot be given as it is. */
async function checked(transaction: Transaction, batch: Row): Promise<readonly Finding[]> {
  const { context, tx, session } = transaction
  const list = await judgeList(context, batch, tx)
  await transaction.records.move('batchGive', batch.id as number, 'check')
  const to = list.rows.length
  await writeChecked(context, tx, batch, list, { from: 0, to, session })
  const { texts } = list
  const after = await conclude(transaction, batch, { faults: list.faults, texts })
  const found = list.rows.flatMap((row, at) => [
    ...row.findings,
    ...(list.judged[at]?.findings ?? []),
  ])
  refuseFaulty(batch, [...found, ...((after.faults as readonly Finding[] | null) ?? [])])
  return found.filter(({ level }) => level === 'warn')
}

function refuseFaulty(batch: Row, found: readonly Finding[]): void {
  const kind = kindOf(batch)
  const gravest = weightiest(found)
  if (!gravest || gravest.level === 'warn' || gravest.level === 'note') return
  const wrong = found.filter(({ level }) => level === 'error' || level === 'skip')
  throw invalid(wrong.map((one) => ({ field: one.column ?? '_', message: messageOf(kind, one) })))
}

/** Everything that was warned of, and that somebody else has to agree, is agreed to first. */
function demandAgreed(
  { accepted }: ActionCall,
  found: readonly Finding[],
  batch: Row,
  approval: Label | null,
): void {
  const kind = kindOf(batch)
  const warnings = found.map((one) => ({
    ...{ rule: one.code as string, field: '_', message: messageOf(kind, one) },
  }))
  if (approval) warnings.push({ rule: APPROVAL, field: '_', message: approval })
  const open = warnings.filter(({ rule }) => !accepted.has(rule))
  if (open.length > 0) throw asks({ warnings: open })
}

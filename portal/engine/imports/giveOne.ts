import type { Row, StoredFile } from '#declare'
import { yuan } from '#derive/bulk/columns/money.ts'
import { type Finding, messageOf, weightiest } from '#derive/bulk/finding.ts'
import { asks, conflict, invalid, refusedField } from '#portal/core/errors.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import type { ActionCall } from '../actions/action.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { openTransaction } from '../records/transaction.ts'
import { judgeList, writeChecked } from './checking.ts'
import { conclude } from './conclude.ts'
import { kindOf } from './kindOf.ts'
import { endRun, runPortion } from './runPortion.ts'
import { keyOfFile, rowsAsFile } from './sourceFile.ts'
import { batchWithin } from './submit.ts'

/**
 * A grant of read money to one user: a batch of one row through the same checks, carried out within the call. Throws
 * 40001 with what is wrong, 42800 with what is to be agreed to, 40900 where the same grant ran before or somebody else
 * must approve it. Gives the batch.
 */
export async function giveOne(call: ActionCall, user: Row): Promise<{ readonly batch: Row }> {
  const { context, values } = call
  const why = String(values.why ?? '').trim()
  if ([...why].length < 4)
    throw refusedField('why', ['原因至少 4 个字', 'Give a reason of at least 4 characters'])
  const file = await rowsAsFile(context, kindOf({ kind: 'readMoney' }), [cellsOf(user, values)])
  try {
    return { batch: await given(call, file, why) }
  } catch (error) {
    const key = keyOfFile(context, { file })
    if (key) await context.store?.remove(key)
    throw error
  }
}

async function given(call: ActionCall, file: StoredFile, reason: string): Promise<Row> {
  const { context, session } = call
  const transaction = unitOf(call)
  const entity = entityNamed(context, 'batchGive')
  const made = { kind: 'readMoney', file, reason }
  const batch = await batchWithin({ context, entity, session }, transaction, made)
  const ready = await checked(transaction, batch)
  demandAgreed(call, ready.warnings, batch)
  const running = await transaction.records.move('batchGive', batch.id as number, 'confirm', {
    seen: ready.warnings.map(({ code }) => code),
    startedAt: call.now,
  })
  await runPortion(transaction, running)
  await endRun(transaction, running)
  return transaction.records.find('batchGive', batch.id as number) as Promise<Row>
}

/** The cells a spreadsheet would hold. */
const cellsOf = (user: Row, { amount, validUntil, note }: Row): Row => ({
  uid: user.uid,
  amount: typeof amount === 'number' ? yuan(amount) : String(amount ?? ''),
  ...(validUntil ? { validUntil } : {}),
  ...(note ? { note } : {}),
})

const unitOf = (call: ActionCall): Transaction =>
  openTransaction(
    call.context,
    { session: { ...call.session }, accepted: call.accepted },
    txOf(call.db),
  )

async function checked(
  transaction: Transaction,
  batch: Row,
): Promise<{ warnings: readonly Finding[] }> {
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
  refuseFaulty(batch, found, (after.faults as readonly Finding[] | null) ?? [])
  return { warnings: found.filter(({ level }) => level === 'warn') }
}

function refuseFaulty(batch: Row, rows: readonly Finding[], whole: readonly Finding[]): void {
  const kind = kindOf(batch)
  const again = whole.find(({ code }) => code === 'F11')
  if (again) throw conflict([{ field: '_', kind: 'conflict', message: messageOf(kind, again) }])
  const gravest = weightiest([...rows, ...whole])
  if (!gravest || gravest.level === 'warn') return
  const wrong = [...rows, ...whole].filter(({ level }) => level !== 'warn')
  throw invalid(wrong.map((one) => ({ field: one.column ?? '_', message: messageOf(kind, one) })))
}

function demandAgreed({ accepted }: ActionCall, warnings: readonly Finding[], batch: Row): void {
  const open = warnings.filter(({ code }) => !accepted.has(code))
  if (open.length === 0) return
  throw asks({
    warnings: open.map((one) => ({
      rule: one.code,
      field: '_',
      message: messageOf(kindOf(batch), one),
    })),
  })
}

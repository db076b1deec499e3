import type { Row } from '#declare'
import { asks, conflict } from '#portal/core/errors.ts'
import type { Transaction } from '../context/transaction.ts'
import { dropWithin } from '../imports/dropProblems.ts'
import { warningsOf } from '../imports/goingOn.ts'
import { endRun, runPortion } from '../imports/runPortion.ts'
import { confirmWithin, holdBatch } from '../imports/steps.ts'
import { tallyRows } from '../imports/tallyRows.ts'
import { type Call, demand, demandKnown } from '../records/call.ts'
import { moveWithin } from '../records/move.ts'
import { unwrap } from '../records/sentValues.ts'
import { inTransaction } from '../records/transaction.ts'
import { editBatch, onBatches } from './batchOf.ts'
import { AT_ONCE } from './startEdit.ts'

/**
 * `POST {entity}/edits/{id}/run { accept? }`: does what the preview said, within the call where it is little, else by a
 * job; what was refused there is left out. Throws 42800 with the warnings that nobody has agreed to yet. Gives the batch.
 */
export async function runEdit(call: Call, id: number, body: Row): Promise<Row> {
  demand(call, 'update')
  const { wrap, values } = unwrap(null, body)
  demandKnown(values, [])
  const batches = onBatches(call)
  return inTransaction(call.context, { session: batches.session }, async (transaction) => {
    const { tx, records } = transaction
    await holdBatch(transaction, id)
    const batch = await editBatch(call, tx, id)
    if (batch.status !== 'ready' && batch.status !== 'problem') throw gone(batch)
    const warnings = await warningsOf(tx, batch)
    const open = warnings.filter(({ rule }) => !wrap.accept.includes(rule))
    if (open.length > 0) throw asks({ warnings: open })
    if (batch.status === 'problem') await dropWithin(transaction, batch)
    const ready = (await records.find('batchGive', id)) as Row
    const { fine, warned } = await tallyRows(tx, id)
    if (fine + warned === 0) throw nothing(ready)
    const seen = [...new Set(warnings.map(({ rule }) => rule))]
    if (fine + warned > AT_ONCE) return confirmWithin(batches, transaction, ready, { seen })
    await runNow(transaction, ready, seen)
    return records.find('batchGive', id) as Promise<Row>
  })
}

async function runNow(transaction: Transaction, ready: Row, seen: readonly string[]) {
  const values = { seen: [...seen], startedAt: transaction.now }
  const { records } = transaction
  const running = await records.move('batchGive', ready.id as number, 'confirm', values)
  // A small one is done in one portion.
  await runPortion(transaction, running)
  await endRun(transaction, running)
}

/** `POST {entity}/edits/{id}/cancel`: a preview that is not wanted, or a run that is to stop after the group in hand. */
export async function cancelEdit(call: Call, id: number): Promise<Row> {
  demand(call, 'update')
  const batches = onBatches(call)
  return inTransaction(call.context, { session: batches.session }, async (transaction) => {
    await holdBatch(transaction, id)
    const batch = await editBatch(call, transaction.tx, id)
    return moveWithin(batches, transaction, batch, 'cancel', {})
  })
}

const barred = (current: Row, zh: string, en: string) =>
  conflict([{ field: '_', kind: 'conflict', message: [zh, en] }], current)

const gone = (batch: Row) =>
  barred(
    batch,
    '此次批量编辑已执行或已取消，请重新预览',
    'This edit was run or cancelled already: preview it again',
  )
const nothing = (batch: Row) =>
  barred(batch, '没有可修改的记录', 'There is no record that can be changed')

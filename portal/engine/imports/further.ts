import type { Row, StoredFile } from '#declare'
import { shift } from '#derive/moment.ts'
import { conflict, forbidden, missing, refusedField } from '#portal/core/errors.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import type { ActionCall } from '../actions/action.ts'
import type { Transaction } from '../context/transaction.ts'
import { blankRow } from '../records/blankRow.ts'
import { isUndoable } from './functionsOf.ts'
import { mayRunBatch } from './rights.ts'
import { queueCheck, type Submission } from './submit.ts'
import { told } from './trail.ts'

/** Days within which a batch can be taken back. */
const UNDONE_WITHIN = '+7d'

const barred = (zh: string, en: string) =>
  conflict([{ field: '_', kind: 'conflict', message: [zh, en] }])

/** `rerun`: a batch of the rows that failed, checked anew; rows that are done are never part of it. */
export async function rerun(call: ActionCall): Promise<Row> {
  const batch = batchOf(call)
  if (!['partly', 'cancelled'].includes(batch.status as string))
    throw barred('没有可重跑的失败行', 'There are no failed rows to run again')
  const open = await openRows(call, batch)
  if (open === 0) throw barred('没有可重跑的失败行', 'There are no failed rows to run again')
  return made(call, {
    ...likeIt(batch),
    reason: batch.reason as string,
    retryOf: batch.id as number,
  })
}

/** `undo`: within seven days, a batch that takes back what the done rows wrote and is still unspent. */
export async function undo(call: ActionCall): Promise<Row> {
  const batch = batchOf(call)
  await demandUndoable({ ...call, tx: txOf(call.db) }, batch)
  const next = await made(call, {
    ...likeIt(batch),
    reason: reasonOf(call),
    undoOf: batch.id as number,
    // Who asked for it elsewhere has agreed already: it goes on by itself once it is checked.
    ...(call.values.onwards === true && {
      options: { ...likeIt(batch).options, onwards: true },
    }),
  })
  await told(trailOf(call), batch, 'undo', { by: next.batchNo })
  return next
}

/** Where a batch is to be taken back. */
type Undoing = Pick<Transaction, 'context' | 'tx' | 'records' | 'now'>

/** Throws 40900 where a batch cannot be taken back: of a kind that never is, taken back already, never run, or too old. */
export async function demandUndoable(
  { context, tx, records, now }: Undoing,
  batch: Row,
): Promise<void> {
  if (!isUndoable(context.parts, batch.kind) || batch.undoOf)
    throw barred('此类批次不能撤回', 'Batches of this kind cannot be taken back')
  // Of many who press at once one gets through; the others find what it made.
  await oneAtATime(tx, `undo ${batch.id}`)
  const [other] = await records.select(
    'batchGive',
    { undoOf: batch.id as number, status: { not: 'cancelled' } },
    { limit: 1, sort: '-id' },
  )
  if (other)
    throw barred(
      `本批已由批次 ${other.batchNo} 撤回，不能再次撤回`,
      `Batch ${other.batchNo} takes this one back already`,
    )
  if (!batch.endedAt || Number(batch.done) === 0)
    throw barred('没有可撤回的内容', 'Nothing was carried out that could be taken back')
  if (shift(batch.endedAt as string, UNDONE_WITHIN) < now)
    throw barred('已超过 7 天，不能撤回', 'A batch can be taken back within 7 days only')
}

/** `again`: the same list once more on purpose, for a new reason. */
export async function again(call: ActionCall): Promise<Row> {
  const batch = batchOf(call)
  if (batch.undoOf) throw barred('撤回批次不能再次发放', 'A reversal cannot be granted again')
  const [latest] = await call.records.select(
    'batchGive',
    { hash: batch.hash ?? '', status: { not: 'cancelled' } },
    { limit: 1, sort: '-id' },
  )
  const origin = batch.hash && latest ? latest : batch
  return made(call, { ...likeIt(batch), reason: reasonOf(call), repeatOf: origin.id as number })
}

function batchOf({ row, entity, session }: ActionCall): Row {
  if (!row) throw missing(entity.label)
  if (!mayRunBatch(session, row))
    throw forbidden(['没有执行此类批量操作的权限', 'You may not run batches of this kind'])
  return row
}

const likeIt = ({ kind, file, options, user }: Row): Omit<Submission, 'reason'> => ({
  kind: kind as string,
  file: file as StoredFile | null,
  ...(user !== null && user !== undefined && { user: user as number }),
  options: withoutOnwards(options as Row | null),
})
const withoutOnwards = (options: Row | null): Row | null => {
  const { onwards: _, ...rest } = options ?? {}
  return Object.keys(rest).length > 0 ? rest : null
}

function reasonOf({ values }: ActionCall): string {
  const why = String(values.why ?? '').trim()
  if ([...why].length < 4)
    throw refusedField('why', ['原因至少 4 个字', 'Give a reason of at least 4 characters'])
  return why
}

async function openRows({ records }: ActionCall, { id }: Row): Promise<number> {
  const failed = await records.count('batchRow', { batch: id, status: 'failed' })
  return failed + (await records.count('batchRow', { batch: id, status: 'skipped', problem: 'X3' }))
}

/** Its rows come from the batch it goes back to; a job reads and judges them. */
async function made(call: ActionCall, submission: Submission): Promise<Row> {
  const { entity } = call
  const batch = await call.make({ ...blankRow(entity), ...submission } as Row)
  const { context, session, records, now } = call
  await queueCheck({ context, tx: txOf(call.db), session, records, now }, batch)
  return batch
}

const trailOf = ({ context, db, session }: ActionCall) => ({ context, tx: txOf(db), session })

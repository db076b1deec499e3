import type { Entity, Row } from '#declare'
import { editProblems } from '#derive/edit/editProblems.ts'
import type { FieldEdit } from '#derive/edit/ways.ts'
import { maskedFields } from '#derive/maskedFields.ts'
import { invalid, refusedField } from '#portal/core/errors.ts'
import { entityNamed } from '../context/portalContext.ts'
import { checkSteady } from '../imports/checkSteady.ts'
import { demandUndoable } from '../imports/further.ts'
import { bytesAsFile } from '../imports/sourceFile.ts'
import { batchWithin, type Submission } from '../imports/submit.ts'
import { told } from '../imports/trail.ts'
import { type Call, demandKnown } from '../records/call.ts'
import { type FindIds, type MeantAs, meantIds } from '../records/meantIds.ts'
import { inTransaction } from '../records/transaction.ts'
import { demandDeed } from '../session/proof.ts'
import { editBatch, onBatches } from './batchOf.ts'
import type { EditOptions } from './editOf.ts'

/** Records of one edit: their numbers stand in a file, which may weigh no more than any list. */
const MOST = 1_000_000
/** Up to so many records are looked at within the call. */
export const AT_ONCE = 200

/**
 * `POST {entity}/edits { ids | filter, count, edits, reason? }`: a batch that would edit these records, checked: within
 * the call where they are few, else by a job. Nothing is edited before it is run. Gives the batch.
 */
export async function startEdit(call: Call, body: Row, findIds: FindIds): Promise<Row> {
  const { entity, session } = call
  await demandDeed(call, 'update')
  demandKnown(body, ['ids', 'filter', 'count', 'edits', 'reason'])
  const wrong = editProblems(entity, body.edits, maskedFields(entity, session))
  if (wrong.length > 0) throw invalid(wrong)
  const edits = body.edits as readonly FieldEdit[]
  const ids = await meantIds(body as MeantAs, findIds, MOST)
  return startEditOf(call, ids, {
    edits,
    reason: reasonGiven(body.reason) ?? reasonOf(entity, edits),
  })
}

/** The same of records that are known by number, whatever is done with them. */
export async function startEditOf(
  call: Call,
  ids: readonly number[],
  { reason, ...what }: Pick<EditOptions, 'edits' | 'replace'> & { readonly reason: string },
): Promise<Row> {
  const { context, entity, session } = call
  const text = `编号\n${ids.join('\n')}`
  const file = await bytesAsFile(context, new TextEncoder().encode(text), '选中的记录.csv')
  return make(call, ids.length, {
    ...{ kind: 'edit', file, reason },
    options: { of: entity.name, ...what, role: session.currentRole } as unknown as Row,
  })
}

/**
 * `POST {entity}/edits/{id}/back`: a batch that takes an edit back, within seven days, checked as the first one was.
 * `POST {entity}/edits/{id}/again`: one of the records that failed, or were not come to.
 */
export async function followEdit(call: Call, id: number, how: 'back' | 'again'): Promise<Row> {
  const { context } = call
  await demandDeed(call, 'update')
  const first = await editBatch(call, context.database.db, id)
  const { kind, file, reason, options } = first as unknown as Submission
  const like = { kind, file: file ?? null, options: options ?? null }
  if (how === 'again')
    return make(call, Number(first.failed) + Number(first.skipped), {
      ...{ ...like, reason, retryOf: id },
    })
  return make(call, Number(first.done), { ...like, reason: `撤回：${reason}`, undoOf: id }, first)
}

/** The batch and its check stand or fall together; a long check is left to a job. */
function make(call: Call, count: number, submission: Submission, undone?: Row): Promise<Row> {
  const { context, session } = call
  return inTransaction(context, { session }, async (transaction) => {
    if (undone) await demandUndoable(transaction, undone)
    const batch = await batchWithin(onBatches(call), transaction, {
      ...submission,
      reason: [...submission.reason].slice(0, 100).join(''),
    })
    if (undone) await told(transaction, undone, 'undo', { by: batch.batchNo })
    await checkSteady(transaction, batch, count, AT_ONCE)
    const { rows, database } = context
    const standing = await rows.read(
      transaction.tx ?? database.db,
      entityNamed(context, 'batchGive'),
      batch.id as number,
    )
    return standing as Row
  })
}

/** Why, as it was given. Throws 40001 where it says too little. */
export function reasonGiven(reason: unknown): string | undefined {
  if (reason === undefined || reason === null || reason === '') return undefined
  const given = typeof reason === 'string' ? reason.trim() : ''
  if (given.length >= 4) return given
  throw refusedField('reason', ['原因至少 4 个字', 'Give a reason of at least 4 characters'])
}

const reasonOf = ({ fields, label }: Entity, edits: readonly FieldEdit[]): string => {
  const names = [...new Set(edits.map(({ field }) => fields[field]?.label[0] ?? field))]
  return `批量编辑${label[0]}：${names.join('、')}`
}

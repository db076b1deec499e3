import type { BulkKind, Row, StoredFile } from '#declare'
import { fileFault } from '#derive/bulk/fileFault.ts'
import { type Finding, messageOf } from '#derive/bulk/finding.ts'
import { forbidden, invalid, PortalError, refusedField } from '#portal/core/errors.ts'
import { bulkKinds } from '#resources/data/bulk/bulkKinds.ts'
import type { Transaction } from '../context/transaction.ts'
import { queueJob } from '../queue/queueJob.ts'
import { blankRow } from '../records/blankRow.ts'
import { type Call, demand, demandKnown } from '../records/call.ts'
import { carryOut } from '../records/carryOut.ts'
import { kindProblems } from '../records/kindProblems.ts'
import { inTransaction } from '../records/transaction.ts'
import { judgeList, writeChecked } from './checking.ts'
import { type Concluding, conclude } from './conclude.ts'
import { dropHopeless } from './dropHopeless.ts'
import { dropAlong } from './files/dropAlong.ts'
import { takenAlong } from './files/takenAlong.ts'
import { bringForCheck, wantedFiles } from './files/wantedFiles.ts'
import { isShort } from './isShort.ts'
import { optionProblems } from './optionProblems.ts'
import { mayRun } from './rights.ts'
import { SourceFault } from './SourceFault.ts'
import { takeIn, uploadedObject } from './sourceFile.ts'

/** What a batch is made of, whoever asks for it. */
export interface Submission {
  readonly kind: string
  readonly file?: StoredFile | null
  readonly fileName?: string | null
  /** What came along with the list, in the private place. */
  readonly files?: readonly StoredFile[] | null
  readonly reason: string
  readonly options?: Row | null
  readonly editorName?: string | null
  /** The source of lists it was taken from by itself. */
  readonly source?: number
  /** The one user it makes good to, and the recipe that was chosen for it. */
  readonly user?: number
  readonly recipe?: number
  readonly repeatOf?: number
  readonly retryOf?: number
  readonly undoOf?: number
}

const taken = ['kind', 'file', 'fileName', 'files', 'reason', 'options']

/**
 * `POST batchGive { kind, file, fileName?, files?, reason, options? }`: takes the upload in and checks it; a large one by a
 * job. Throws 40001 with F1, F2, F3 or F10 where the file cannot be taken, 40900 with F11 where the list ran before.
 */
export async function submit(call: Call, body: Row): Promise<Row> {
  demand(call, 'create')
  demandKnown(body, taken)
  const kind = kindNamed(call, body.kind)
  const wrong = kindProblems(call.entity.fields, body)
  if (wrong.length > 0) throw invalid(wrong)
  const chosen = await optionProblems(call.context, kind, (body.options as Row | null) ?? null)
  if (chosen.length > 0) throw invalid(chosen)
  const given = body.file as StoredFile | null
  if (!given?.url) throw refusedField('file', ['请上传文件', 'Upload a file'])
  const fileName = String(body.fileName ?? given.name ?? '')
  const fault = fileFault(kind, { name: fileName, size: Number(given.size ?? 0) })
  if (fault) throw saying(kind, fault)
  const file = await stored(call, kind, given.url, fileName)
  const files = await takenAlong(call, kind, body.files)
  const batch = await makeBatch(call, {
    kind: kind.name,
    file,
    ...(files.length > 0 && { files }),
    fileName,
    reason: String(body.reason ?? ''),
    options: (body.options as Row | null) ?? null,
  })
  return checkNow(call, batch, isShort(Number(file.size ?? 0)))
}

/** The declared kind, where the session may run it. */
export function kindNamed({ context, session }: Call, name: unknown): BulkKind {
  const kind = bulkKinds[String(name)]
  if (!kind)
    throw refusedField('kind', [
      `没有可用的批量类型“${name}”`,
      `There is no kind of batch "${name}" here`,
    ])
  const mayUse = (entity: string, operation: string) => {
    const named = context.entities.get(entity)
    return named !== undefined && context.access.mayUse(session, named, operation)
  }
  if (mayRun(session, kind, mayUse)) return kind
  throw forbidden([
    `没有执行“${kind.label[0]}”的权限`,
    `You may not run batches of "${kind.label[1]}"`,
  ])
}

/** A fault of the file as the answer to a call. */
export const saying = (kind: BulkKind, found: Finding): PortalError =>
  refusedField(found.code === 'F1' ? 'fileName' : 'file', messageOf(kind, found))

/** The upload in its private place. Throws F10 and F3 as 40001. */
export async function stored(
  { context, session }: Call,
  kind: BulkKind,
  url: string,
  name: string,
): Promise<StoredFile> {
  try {
    return await takeIn(context, await uploadedObject(context, session, url), name)
  } catch (error) {
    throw error instanceof SourceFault ? saying(kind, error.found) : error
  }
}

/** The record of a batch, made through all its rules. */
export const makeBatch = (call: Call, submission: Submission): Promise<Row> =>
  inTransaction(call.context, { session: call.session }, (transaction) =>
    batchWithin(call, transaction, submission),
  )

/** The same within a transaction that runs. */
export function batchWithin(
  call: Call,
  transaction: Transaction,
  submission: Submission,
): Promise<Row> {
  const { entity } = call
  const after = { ...blankRow(entity), ...submission }
  const { kind, file, fileName, reason, options } = after as Row
  const sent = { kind, file, fileName, reason, options } as Row
  // Whether the caller may was asked with the kind; who and from where stays with the record.
  const session = { ...call.session, acting: 'portal' as const }
  return carryOut(transaction, { entity, kind: 'create', before: null, after, sent, session })
}

/** So many pictures or files are brought in within the call; more of them by the job. */
const FILES_AT_ONCE = 6

/** Checks a batch: a short list at once and in one transaction, a long one by a job. */
export async function checkNow(call: Call, batch: Row, isShort: boolean): Promise<Row> {
  const named = isShort ? await wantedFiles(call.context, batch) : []
  if (isShort && named.length <= FILES_AT_ONCE) {
    await bringForCheck(call.context, batch, named)
    return answered(await checkAtOnce(call, batch))
  }
  await inTransaction(call.context, { session: call.session }, (transaction) =>
    queueCheck(transaction, batch),
  )
  return batch
}

async function checkAtOnce({ context, session }: Call, batch: Row): Promise<Row> {
  const checked = await judgeList(context, batch)
  const after = await inTransaction(context, { session }, async (transaction) => {
    await transaction.records.move('batchGive', batch.id as number, 'check')
    await writeChecked(context, transaction.tx, batch, checked, {
      from: 0,
      to: checked.rows.length,
      session,
    })
    const { texts } = checked
    return conclude(transaction, batch, { faults: checked.faults, texts })
  })
  await dropAlong(context, after)
  return dropHopeless(context, after)
}

/** A job for the check; `conclude` where the rows stand already. */
export async function queueCheck(
  unit: Concluding,
  batch: Row,
  step: 'check' | 'conclude' = 'check',
): Promise<void> {
  const asked = {
    kind: 'grant',
    title: `校验 ${batch.batchNo} ${batch.reason}`,
    entity: 'batchGive',
    recordId: batch.id as number,
    params: { step, batch: batch.id },
    total: Number(batch.rows ?? 0),
  }
  const job = await queueJob(unit, asked, unit.session)
  await unit.records.update('batchGive', batch.id as number, { job })
}

/** A list that ran before answers with the first batch (F11). */
export function answered(batch: Row): Row {
  const again = ((batch.faults as readonly Finding[] | null) ?? []).find(
    ({ code }) => code === 'F11',
  )
  if (!again) return batch
  const kind = bulkKinds[batch.kind as string] as BulkKind
  const first = again.values?.batch
  throw new PortalError(40900, 409, messageOf(kind, again), () => ({
    code: 'F11',
    batch: first,
    batchNo: again.values?.batchNo,
  }))
}

import type { Context } from 'hono'
import type { BulkKind, Row, StoredFile } from '#declare'
import { type Finding, messageOf, weightiest } from '#derive/bulk/finding.ts'
import { toasts } from '#derive/bulk/messages.ts'
import { shift } from '#derive/moment.ts'
import { invalid, PortalError, refusedField } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed } from '#portal/engine/context/portalContext.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { BY_CALL } from '#portal/engine/imports/byCall.ts'
import { goOn } from '#portal/engine/imports/goOn.ts'
import { isShort } from '#portal/engine/imports/isShort.ts'
import { kindOf } from '#portal/engine/imports/kindOf.ts'
import { endRun, runPortion } from '#portal/engine/imports/runPortion.ts'
import { SourceFault } from '#portal/engine/imports/SourceFault.ts'
import { asFile, resultFile, XLSX } from '#portal/engine/imports/sheets.ts'
import { rowsAsFile, uploadedObject } from '#portal/engine/imports/sourceFile.ts'
import { checkNow, kindNamed, makeBatch, saying, stored } from '#portal/engine/imports/submit.ts'
import { type Call, demand } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

/** Rows carried out within the call, and how long it may take, in milliseconds; more is left to the job. */
const MOST = 500
const PATIENCE = 4000

/**
 * `POST batchGive/batchGiveUser…?editorName&filePath`, as old clients and scripts call it: makes the batch, checks it,
 * and where no row is a problem carries it out, under the caller's rights. Answers the result as a spreadsheet; one
 * that says 处理中 or 待复核 where it goes on without the caller.
 */
export const giveByFile =
  (kindName: string): Route =>
  async (c, call) =>
    answer(c, call, await batchByFile(c, call, kindName))

/**
 * The same for calls that answer the usual body: `{ batchNo, done, failed, skipped }`. Throws 40001 with the first
 * problem where a row has one.
 */
export const runByFile =
  (kindName: string): Route =>
  async (c, call) => {
    const batch = await batchByFile(c, call, kindName)
    if (batch.status === 'problem') throw await firstProblem(call, batch)
    namedIn(c, batch)
    const { batchNo, done: carriedOut, failed, skipped } = batch
    return success(c, { batchNo, done: carriedOut, failed, skipped })
  }

/** The batch of the list at `filePath`, as far as it goes within the call. */
async function batchByFile(c: Context, call: Call, kindName: string): Promise<Row> {
  demand(call, 'create')
  const kind = kindNamed(call, kindName)
  const { editorName = '', filePath = '' } = queryOf(c)
  if (filePath === '')
    throw refusedField('filePath', ['请给出 filePath', 'Send filePath, the address of the upload'])
  const size = await sizeOf(call, kind, filePath)
  const take = () => stored(call, kind, filePath, filePath.split('/').at(-1) ?? '')
  const batch = await batchFor(call, kind, { editorName, size, take })
  return carriedOn(call, batch)
}

/** The first row that cannot be carried out, and why. */
async function firstProblem({ context }: Call, batch: Row): Promise<PortalError> {
  const kind = kindOf(batch)
  const [row] = await context.rows.select(
    context.database.db,
    entityNamed(context, 'batchRow'),
    { batch: batch.id, level: 'error', status: 'waiting' },
    { limit: 1, sort: 'rowNo' },
  )
  const found = [row?.findings, batch.faults].flatMap((some) => (some as Finding[] | null) ?? [])
  const gravest = weightiest(found)
  const [zh, en] = gravest ? messageOf(kind, gravest) : toasts.failed
  if (!row) return refusedField('filePath', [zh, en])
  return refusedField('filePath', [`第${row.rowNo}行：${zh}`, `Row ${row.rowNo}: ${en}`])
}

/** `POST batchGive/batchGiveUserCoupon { items: [{ phone, uid, couponId, quantity }], editorName }`, as above. */
export const giveByItems =
  (kindName: string, named: { readonly [item: string]: string }): Route =>
  async (c, call) => {
    demand(call, 'create')
    const kind = kindNamed(call, kindName)
    const { items, editorName = '' } = await bodyOf(c)
    const rows = itemsIn(kind, items, named)
    const file = await rowsAsFile(call.context, kind, rows)
    const given = {
      editorName: String(editorName),
      size: Number(file.size),
      take: async () => file,
    }
    const batch = await batchFor(call, kind, given)
    return answer(c, call, await carriedOn(call, batch))
  }

/** Items as rows of the kind; `named` says which column what is called otherwise stands in. */
function itemsIn(
  { columns, most }: BulkKind,
  items: unknown,
  named: { readonly [item: string]: string },
): Row[] {
  const isList = Array.isArray(items) && items.every((one) => typeof one === 'object' && one)
  if (!isList || items.length === 0 || items.length > most)
    throw refusedField('items', [`请给出 1 到 ${most} 条 items`, `Send from 1 to ${most} items`])
  const strange = [...new Set((items as Row[]).flatMap((item) => Object.keys(item)))].filter(
    (name) => !((named[name] ?? name) in columns),
  )
  if (strange.length > 0)
    throw invalid(
      strange.map((name) => ({
        field: `items.${name}`,
        message: [`items 不接受“${name}”`, `Items take no "${name}"`] as const,
      })),
    )
  return (items as Row[]).map((item) =>
    Object.fromEntries(Object.entries(item).map(([name, value]) => [named[name] ?? name, value])),
  )
}

interface Given {
  readonly editorName: string
  /** Of the list, in bytes. */
  readonly size: number
  /** Puts the list where only the portal reads it. */
  take(): Promise<StoredFile>
}

/** The batch of this list: a new one, or the first of the last 30 days. */
async function batchFor(call: Call, kind: BulkKind, given: Given): Promise<Row> {
  try {
    return await newBatch(call, kind, given)
  } catch (error) {
    const first = await firstOf(call, error)
    if (!first) throw error
    const now = shanghaiTime(call.context.clock())
    if (String(first.createdAt) >= shift(now, '-30d')) return first
    return newBatch(call, kind, given, first.id as number)
  }
}

async function sizeOf({ context, session }: Call, kind: BulkKind, url: string): Promise<number> {
  try {
    return (await uploadedObject(context, session, url)).size
  } catch (error) {
    if (!(error instanceof SourceFault)) throw error
    throw refusedField('filePath', messageOf(kind, error.found))
  }
}

async function newBatch(
  call: Call,
  kind: BulkKind,
  { editorName, size, take }: Given,
  repeatOf?: number,
): Promise<Row> {
  const batch = await makeBatch(call, {
    kind: kind.name,
    file: await take(),
    reason: BY_CALL,
    editorName: [...editorName].slice(0, 40).join(''),
    options: { onwards: true },
    ...(repeatOf && { repeatOf }),
  })
  const after = await checkNow(call, batch, isShort(size))
  const fault = ((after.faults as readonly Finding[] | null) ?? []).find(
    ({ level }) => level === 'error',
  )
  if (fault && Number(after.rows) === 0) throw saying(kind, fault)
  return after
}

/** The batch that an F11 speaks of. */
async function firstOf({ context, entity }: Call, error: unknown): Promise<Row | null> {
  if (!(error instanceof PortalError)) return null
  const { code, batch } = (error.dataIn('zh') ?? {}) as { code?: string; batch?: number }
  if (code !== 'F11' || !batch) return null
  return context.rows.read(context.database.db, entity, batch)
}

/** Lets a checked batch go on, and carries a short one out within the call. */
async function carriedOn(call: Call, batch: Row): Promise<Row> {
  const { context, session } = call
  if (batch.status === 'ready')
    await inTransaction(context, { session }, async (transaction) => {
      const now = (await lockBatch(transaction, batch.id as number)) as Row
      if (now.status === 'ready') await goOn(call, transaction, now)
    })
  const until = performance.now() + PATIENCE
  if (Number(batch.rows) <= MOST)
    while (performance.now() < until && (await oneGroup(call, batch.id as number)));
  return (await context.rows.read(context.database.db, call.entity, batch.id as number)) as Row
}

/** One group beside whatever worker has the job: each holds the batch while it works. */
const oneGroup = ({ context, session }: Call, id: number): Promise<boolean> =>
  inTransaction(context, { session: { ...session, acting: 'portal' } }, async (transaction) => {
    const batch = await lockBatch(transaction, id)
    if (batch?.status !== 'running') return false
    if (await runPortion(transaction, batch)) return true
    await endRun(transaction, batch)
    return false
  })

async function lockBatch({ context, tx }: Transaction, id: number): Promise<Row | null> {
  if (context.database.kind === 'postgres')
    await (tx as Tx).selectFrom('batchGive').select('id').where('id', '=', id).forUpdate().execute()
  return context.rows.read(tx, entityNamed(context, 'batchGive'), id)
}

/** States in which a call is told what is going on instead of what came of it. */
const underWay: { readonly [status: string]: string } = {
  uploaded: '处理中',
  checking: '处理中',
  ready: '处理中',
  running: '处理中',
  paused: '处理中',
  approval: '待复核',
}

function namedIn(c: Context, batch: Row): void {
  c.header('X-Batch-No', String(batch.batchNo))
  if (batch.job) c.header('X-Job-Id', String(batch.job))
}

async function answer(c: Context, call: Call, batch: Row): Promise<Response> {
  namedIn(c, batch)
  const told = underWay[batch.status as string]
  if (!told) {
    const { bytes, name, type } = await resultFile(call, batch)
    return asFile(c, bytes, name, type)
  }
  const label = kindOf(batch).label[0]
  const name = `${label}结果${batch.batchNo}.xlsx`
  return asFile(c, await tinySheet(told, String(batch.batchNo)), name, XLSX)
}

async function tinySheet(told: string, batchNo: string): Promise<Uint8Array> {
  const { utils, write } = await import('xlsx')
  const book = utils.book_new()
  const lines = [
    ['结果', '批次号'],
    [told, batchNo],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(lines), '结果')
  return new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer)
}

import type { Label, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { finding } from '#derive/bulk/finding.ts'
import { forbidden, refusedField } from '#portal/core/errors.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { recordAddress, tellUser } from '../notices/tellUser.ts'
import { queueJob } from '../queue/queueJob.ts'
import { demandOnly } from '../records/acceptedValues.ts'
import { type Call, demand, demandVersion, findVisible, termsOf } from '../records/call.ts'
import { moveWithin } from '../records/move.ts'
import { reread } from '../records/save.ts'
import { unwrap, type Wrapping } from '../records/sentValues.ts'
import { inTransaction } from '../records/transaction.ts'
import { demandDeed, demandProof } from '../session/proof.ts'
import { approversOf } from './approval.ts'
import { concludeAgain } from './concludeAgain.ts'
import { mediaColumns } from './files/brought.ts'
import { dropAlong } from './files/dropAlong.ts'
import { bringForEdit } from './files/wantedFiles.ts'
import { typedPeople } from './goingOn.ts'
import { kindOf } from './kindOf.ts'
import { shownRows } from './listRows.ts'
import { mapWithin, readAnew } from './mapped.ts'
import { cellsReplaced, foundIn, type Replacing, replaceIn } from './replaced.ts'
import { mayRunBatch } from './rights.ts'
import {
  changeRows,
  demandEditable,
  fixRows,
  type RowChange,
  settle,
  writeCells,
} from './rowEdits.ts'
import { sampleOf } from './sampleOf.ts'
import { seesCells } from './seesCells.ts'
import { answered, checkNow } from './submit.ts'
import { tallyRows } from './tallyRows.ts'
import { told } from './trail.ts'

/** What a call does to a batch, in its transaction. */
type Doing = (
  transaction: Transaction,
  batch: Row,
  wrap: Wrapping,
  values: Row,
) => Promise<Row | void>

/** One call on a batch: seen, at the version that was read, in one transaction; gives the batch as it stands. */
async function on(
  call: Call,
  id: number,
  operation: string,
  body: Row,
  does: Doing,
  taken: readonly string[] = [],
): Promise<Row> {
  await demandDeed(call, operation)
  const { people, ...rest } = body
  demandOnly(rest, taken)
  const { wrap, values } = unwrap(null, rest)
  const accept = [...wrap.accept, ...(people === undefined ? [] : [typedPeople(people)])]
  const terms = termsOf(call, { ...wrap, accept })
  const written = await inTransaction(call.context, terms, async (transaction) => {
    await holdBatch(transaction, id)
    const batch = await findVisible(call, transaction.tx, id)
    demandVersion(call, batch, wrap.version)
    // Whoever approves sees a list, and changes nothing in it.
    if (operation === 'check') demandRunner(call, batch)
    return (await does(transaction, batch, wrap, values)) ?? batch
  })
  return reread(call, written)
}

function demandRunner({ session }: Call, batch: Row): void {
  if (!mayRunBatch(session, batch))
    throw forbidden(['没有执行此类批量操作的权限', 'You may not run batches of this kind'])
}

/**
 * Two calls on one batch follow each other: the second reads what the first left. Its job is held first, as whoever
 * works at it does; the other way round each would wait for the other.
 */
export async function holdBatch({ context, tx }: Transaction, id: number): Promise<void> {
  if (context.database.kind !== 'postgres') return
  const own = tx.selectFrom('batchGive').where('id', '=', id)
  const job = tx.selectFrom('job').select('id').where('id', 'in', own.select('job'))
  await job.forUpdate().execute()
  await own.select('id').forUpdate().execute()
}

/** `POST {id}/check`: draws the conclusion anew over rows that were edited; a list without rows is read again. */
export async function check(call: Call, id: number, body: Row): Promise<Row> {
  let isUnread = false
  const batch = await on(call, id, 'check', body, async (transaction, before) => {
    isUnread = Number(before.rows) === 0
    if (isUnread) return
    return concludeAgain(transaction, await moveWithin(call, transaction, before, 'check', {}))
  })
  // Of a file that can be no list nothing was kept: there is nothing to read again, and why stands with the batch.
  return isUnread && batch.file ? checkNow(call, batch, true) : answered(batch)
}

/** `POST {id}/map { columns }`: the file is read anew, its columns as somebody mapped them. */
export async function map(call: Call, id: number, body: Row): Promise<Row> {
  const batch = await on(
    call,
    id,
    'check',
    body,
    (transaction, before, _, { columns }) => mapWithin(call, transaction, before, columns),
    ['columns'],
  )
  return readAnew(call, batch)
}

/** `POST {id}/confirm { accept, people, version }`: carried out from here on, by a job. */
export const confirm = async (call: Call, id: number, body: Row): Promise<Row> => {
  demand(call, 'confirm')
  const { status } = await findVisible(call, call.context.database.db, id)
  if (status === 'approval') await demandProof(call.context, call.session)
  return on(call, id, 'confirm', body, async (transaction, before) => {
    const confirmed = await confirmWithin(call, transaction, before)
    const title: Label = [`批次已通过复核：${calledAs(before)}`, `Approved: ${calledAs(before)}`]
    if (before.status === 'approval') {
      await tellMaker(transaction, before, title)
      const { rows, of } = await sampleOf(transaction.context, transaction.tx, before)
      const drawn = rows.map(({ rowNo }) => rowNo)
      await told(transaction, confirmed, 'approve', { drawn, of })
    }
    return confirmed
  })
}

/** The same within a transaction that runs: the job stands or falls with it. */
export async function confirmWithin(
  call: Call,
  transaction: Transaction,
  before: Row,
  values: Row = {},
): Promise<Row> {
  const moved = await moveWithin(call, transaction, before, 'confirm', values)
  const seenCodes = (moved.seen as readonly string[] | null) ?? []
  if (seenCodes.length > 0) await told(transaction, moved, 'warnings', { codes: seenCodes })
  const asked = {
    kind: 'grant',
    title: `${before.batchNo} ${before.reason}`,
    entity: 'batchGive',
    recordId: before.id as number,
    params: { step: 'run', batch: before.id },
    key: `run-${before.batchNo}`,
    total: Number(before.rows),
  }
  const job = await queueJob(transaction, asked, call.session)
  return transaction.records.update('batchGive', before.id as number, {
    job,
    startedAt: transaction.now,
  })
}

/** `POST {id}/submit { accept, people, version }`: handed in for approval; those who may approve are told. */
export const submitForApproval = (call: Call, id: number, body: Row): Promise<Row> =>
  on(call, id, 'submit', body, async (transaction, before) => {
    const moved = await moveWithin(call, transaction, before, 'submit', {})
    await tellApprovers(transaction, before)
    return moved
  })

/** Everybody who can let a batch through, but its maker, reads of it from the bell. */
export async function tellApprovers(transaction: Transaction, batch: Row): Promise<void> {
  const { amount } = await tallyRows(transaction.tx, batch.id as number)
  const { able } = await approversOf(transaction.tx, { batch, amount }, transaction.now)
  for (const user of able)
    await tellUser(tellerOf(transaction), {
      user,
      type: 'approval',
      title: [`批次待复核：${calledAs(batch)}`, `A batch waits for approval: ${calledAs(batch)}`],
      target: recordAddress('batchGive', batch.id),
    })
}

/** Whoever made a batch reads from the bell what became of it, unless it was they who decided. */
async function tellMaker(
  transaction: Transaction,
  batch: Row,
  title: Label,
  body?: string,
): Promise<void> {
  const user = batch.createdBy
  if (typeof user !== 'number' || user === transaction.session.user?.id) return
  const target = recordAddress('batchGive', batch.id)
  await tellUser(tellerOf(transaction), { user, type: 'approval', title, body, target })
}

const tellerOf = ({ records, tx }: Transaction) => ({ records, db: tx })
const calledAs = ({ batchNo, reason }: Row) => `${batchNo} ${reason}`

/** `POST {id}/refuse { reason }`: sent back to whoever made it. */
export const refuse = (call: Call, id: number, body: Row): Promise<Row> =>
  on(call, id, 'refuse', body, async (transaction, before, wrap) => {
    const why = (wrap.reason ?? '').trim()
    if (why.length < 2) throw refusedField('reason', ['请填写驳回原因', 'Say why it is sent back'])
    await moveWithin(call, transaction, before, 'refuse', {})
    const title: Label = [`批次被驳回：${calledAs(before)}`, `Sent back: ${calledAs(before)}`]
    await tellMaker(transaction, before, title, why)
    return transaction.records.update('batchGive', id, { refusal: [...why].slice(0, 100).join('') })
  })

/** `pause`, `resume` and `cancel`: take hold after the group in hand. */
export const plainMove =
  (name: 'pause' | 'resume' | 'cancel') =>
  async (call: Call, id: number, body: Row): Promise<Row> => {
    const after = await on(call, id, name, body, (transaction, before) =>
      moveWithin(call, transaction, before, name, {}),
    )
    if (name === 'cancel') await dropAlong(call.context, after)
    return after
  }

/** `POST batchRow/{id}/skip`: a row that is to be passed over. */
export const skipRow = (call: Call, id: number, body: Row): Promise<Row> =>
  onRow(call, id, 'skip', body, () => ({ skip: true, because: finding('X4') }))

/** `PUT batchRow/{id} { data, version }`: other cells for a row, which is checked again; cells not named stay. */
export async function editRow(call: Call, id: number, body: Row): Promise<Row> {
  demand(call, 'update')
  const { context } = call
  const row = await findVisible(call, context.database.db, id)
  await bringFiles(call, Number(row.batch), () => [
    { ...(row.data as Cells), ...cellsGiven(body.data) },
  ])
  return onRow(call, id, 'update', body, ({ data }, before) => ({
    data: { ...(before.data as Cells), ...cellsGiven(data) },
  }))
}

/** Pictures and files that an edit is about to name are brought in before it, and in no transaction. */
async function bringFiles(
  call: Call,
  id: number,
  cells: (batch: Row) => readonly Cells[] | Promise<readonly Cells[]>,
): Promise<void> {
  const batches = { ...call, entity: entityNamed(call.context, 'batchGive') }
  const batch = await findVisible(batches, call.context.database.db, id)
  if (mediaColumns(kindOf(batch)).length === 0) return
  demandRunner(call, batch)
  demandEditable(batch)
  await bringForEdit(call.context, batch, await cells(batch))
}

/** One change of one row, at the version that was read, while its batch can still be changed. */
async function onRow(
  call: Call,
  id: number,
  operation: string,
  body: Row,
  changeOf: (values: Row, row: Row) => Omit<RowChange, 'row'>,
): Promise<Row> {
  demand(call, operation)
  demandOnly(body, operation === 'update' ? ['data'] : [])
  const { wrap, values } = unwrap(call.entity, body)
  return inTransaction(call.context, termsOf(call, wrap), async (transaction) => {
    const [row, batch] = await rowAndBatch(call, transaction, id)
    demandVersion(call, row, wrap.version)
    demandRunner(call, batch)
    demandEditable(batch)
    const [after] = await changeRows(transaction, batch, [{ row, ...changeOf(values, row) }])
    const [shown] = await shownRows(call, batch, [after as Row], transaction.tx)
    return shown as Row
  })
}

/** A row and its batch, held and seen. */
async function rowAndBatch(call: Call, transaction: Transaction, id: number): Promise<[Row, Row]> {
  const first = await findVisible(call, transaction.tx, id)
  await holdBatch(transaction, first.batch as number)
  const batches = { ...call, entity: entityNamed(call.context, 'batchGive') }
  const batch = await findVisible(batches, transaction.tx, first.batch as number)
  return [await findVisible(call, transaction.tx, id), batch]
}

function cellsGiven(data: unknown): Cells {
  const isCells =
    typeof data === 'object' &&
    data !== null &&
    !Array.isArray(data) &&
    Object.values(data).every((cell) => typeof cell === 'string' || cell === null)
  if (!isCells)
    throw refusedField('data', [
      '请按列名给出单元格文本',
      'Send the cells as texts by the names of their columns',
    ])
  return Object.fromEntries(
    Object.entries(data as Record<string, string | null>).map(([name, cell]) => [name, cell ?? '']),
  )
}

/** `POST {id}/fixRows { code, column, value }`: one value put right for all rows of one code. */
export async function fixAll(call: Call, id: number, body: Row): Promise<Row> {
  let changed = 0
  await bringFiles(call, id, () => [{ [String(body.column)]: String(body.value ?? '') }])
  await on(
    call,
    id,
    'check',
    body,
    async (transaction, batch, _, { code, says, column, value }) => {
      demandEditable(batch)
      changed = await fixRows(transaction, batch, {
        code: String(code),
        ...(says !== undefined && { says: String(says) }),
        column: String(column),
        value: String(value ?? ''),
      })
    },
    ['code', 'says', 'column', 'value'],
  )
  return { changed }
}

/** `POST {id}/replace { column, find, by }`: a piece of text replaced in a column of all rows that wait. */
export async function replace(call: Call, id: number, body: Row): Promise<Row> {
  let changed = 0
  const does: Doing = async (transaction, batch, _, { column, find, by }) => {
    demandEditable(batch)
    changed = await replaceIn(transaction, batch, replacing({ column, find, by }))
  }
  const { context } = call
  await bringFiles(call, id, (batch) =>
    cellsReplaced({ context, tx: context.database.db }, batch, replacing(body)),
  )
  await on(call, id, 'check', body, does, ['column', 'find', 'by'])
  return { changed }
}

const replacing = ({ column, find, by }: Row): Replacing => ({
  column: String(column),
  find: String(find ?? ''),
  by: String(by ?? ''),
})

/** `GET {id}/found?column=…&find=…&by=…`: what that would change, before it does. */
export async function found(call: Call, id: number, asked: Row): Promise<Row> {
  demand(call, 'check')
  const { context } = call
  const { db } = context.database
  const batch = await findVisible(call, db, id)
  demandRunner(call, batch)
  demandEditable(batch)
  // Of cells that are shown in part, a count would tell what their hidden part holds.
  if (!seesCells(call, batch)) return { rows: null, first: [] }
  const { rows, first } = await foundIn({ context, tx: db }, batch, replacing(asked))
  return { rows, first }
}

/** `POST {id}/cells { cells: [{ row, data }] }`: a block of cells that was pasted. */
export async function pasteCells(call: Call, id: number, body: Row): Promise<Row> {
  let changed = 0
  const does: Doing = async (transaction, batch, _, { cells }) => {
    demandEditable(batch)
    if (!Array.isArray(cells)) throw refusedField('cells', ['请给出 cells', 'Send cells'])
    const given = (cells as Row[]).map(({ row, data }) => ({
      row: Number(row),
      data: cellsGiven(data),
    }))
    changed = await writeCells(transaction, batch, given)
  }
  if (Array.isArray(body.cells))
    await bringFiles(call, id, () => (body.cells as Row[]).map(({ data }) => cellsGiven(data)))
  await on(call, id, 'check', body, does, ['cells'])
  return { changed }
}

/** `POST {id}/doubles { how: 'keepFirst' | 'merge' }`. */
export async function settleTwice(call: Call, id: number, body: Row): Promise<Row> {
  let changed = 0
  await on(
    call,
    id,
    'check',
    body,
    async (transaction, batch, _, { how }) => {
      demandEditable(batch)
      if (how !== 'keepFirst' && how !== 'merge')
        throw refusedField('how', ['请选择 keepFirst 或 merge', 'Send keepFirst or merge'])
      changed = await settle(transaction, batch, how)
    },
    ['how'],
  )
  return { changed }
}

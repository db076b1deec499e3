import type { BulkKind, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { doubles, settleDoubles } from '#derive/bulk/doubles.ts'
import { type Finding, finding } from '#derive/bulk/finding.ts'
import { cellsOf, normalise } from '#derive/bulk/normalise.ts'
import { amountsOf, ENOUGH, strays, type Usual, usualOf } from '#derive/bulk/strays.ts'
import { conflict, refusedField } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import type { Transaction } from '../context/transaction.ts'
import { keepCounts } from './conclude.ts'
import { functionsOf } from './functionsOf.ts'
import { kindOf } from './kindOf.ts'
import { judgedValues, readAgain, verdictOf } from './rowOf.ts'
import { told } from './trail.ts'

/** Rows judged at a stretch. */
const STRETCH = 500
/** Changes of rows told one by one in the audit log; of more than that, how many. */
const TOLD = 20

/** A row with other cells; without them it is only judged again. */
export interface RowChange {
  readonly row: Row
  readonly data?: Cells
  /** Passed over, or taken up again. */
  readonly skip?: boolean
  /** Why it is passed over. */
  readonly because?: Finding
}

/** Refuses edits of a batch that has gone on. */
export function demandEditable(batch: Row): void {
  if (batch.status === 'problem' || batch.status === 'ready') return
  throw conflict(
    [
      {
        field: '_',
        kind: 'conflict',
        message: ['此批次已不能修改', 'This batch cannot be changed any more'],
      },
    ],
    batch,
  )
}

/**
 * Changes rows of a batch and judges them again, together with the rows of the same users, whose doubles may come or
 * go by it. The batch has to be checked once more before it goes on. Gives the rows as they stand.
 */
export async function changeRows(
  transaction: Transaction,
  batch: Row,
  changes: readonly RowChange[],
): Promise<Row[]> {
  const { context, tx } = transaction
  if (batch.undoOf && changes.some(({ data }) => data)) throw asItWasDone(batch)
  const entity = entityNamed(context, 'batchRow')
  const written: Row[] = []
  for (let at = 0; at < changes.length; at += STRETCH) {
    const some = changes.slice(at, at + STRETCH)
    const judged = await judgedAlone(transaction, batch, some)
    for (const [index, { row }] of some.entries()) {
      const after = { ...row, ...judged[index], version: Number(row.version) + 1 } as Row
      await context.rows.update(tx, entity, row.id as number, stamped(transaction, after), row)
      written.push(after)
    }
  }
  const users = [...changes.map(({ row }) => row.user), ...written.map(({ user }) => user)]
  await judgeDoubles(transaction, batch, users)
  await told(
    transaction,
    batch,
    'row edit',
    { rows: changes.length, edits: written.slice(0, TOLD).map(shortly) },
    { edits: changes.slice(0, TOLD).map(({ row }) => shortly(row)) },
  )
  await changedSince(transaction, batch)
  const ids = written.map(({ id }) => id as number)
  return context.rows.readMany(tx, entity, ids)
}

/** What is taken back is what was done: rows can be left out of it, not written otherwise. */
const asItWasDone = (batch: Row) =>
  conflict(
    [
      {
        field: '_',
        kind: 'conflict',
        message: [
          '撤回按执行时的内容进行，单元格不能修改；可以剔除行',
          'A batch is taken back as it was carried out: its cells cannot be changed, rows can be left out',
        ],
      },
    ],
    batch,
  )

const stamped = ({ now, session }: Transaction, row: Row): Row => ({
  ...row,
  updatedAt: now,
  updatedBy: session.user?.id ?? null,
})
const shortly = ({ rowNo, data, status }: Row): Row => ({ rowNo, data, status })

/** The list is another one now: its fingerprint is made at the next check. */
async function changedSince(transaction: Transaction, batch: Row): Promise<void> {
  const id = batch.id as number
  if (batch.listKey)
    await transaction.records.update('batchGive', id, { hash: null, listKey: null })
  await keepCounts(transaction, id)
}

async function judgedAlone(
  { context, tx, now }: Transaction,
  batch: Row,
  changes: readonly RowChange[],
): Promise<Row[]> {
  const kind = kindOf(batch)
  const functions = functionsOf(context.parts, batch)
  const place = { context, db: tx, batch, kind, now }
  const rows = changes.map(({ row, data }) =>
    readAgain(kind, batch, data ? { ...row, data } : row, now),
  )
  const facts = await functions.look(place, rows, false)
  const usual = await usualAmong({ context, tx, now }, batch)
  return rows.map((row, at) => {
    const { skip, data, because, row: before } = changes[at] as RowChange
    const isSkipped = skip || (!data && before.status === 'skipped')
    const why = [...(because ? [because] : []), ...strays(kind, row.values, usual)]
    const values = judgedValues(kind, row, functions.judge(row, facts, place), why)
    return {
      ...values,
      ...(isSkipped && { status: 'skipped' }),
      ...(data && { edited: true }),
    }
  })
}

/** What is usual among the rows of a batch that wait. */
async function usualAmong(
  { context, tx, now }: Pick<Transaction, 'context' | 'tx' | 'now'>,
  batch: Row,
): Promise<Usual> {
  const kind = kindOf(batch)
  if (batch.undoOf || amountsOf(kind).length === 0) return new Map()
  const where = { batch: batch.id, status: 'waiting' }
  const rows = await context.rows.select(tx, entityNamed(context, 'batchRow'), where, {
    limit: ENOUGH,
    sort: 'rowNo',
  })
  return usualOf(
    kind,
    rows.map(({ data }) => normalise(kind, data as Cells, now.slice(0, 10)).values),
  )
}

/** Rows are the same by whom they are for, among other things; else any row may be the same as any other. */
const isByUser = ({ same }: BulkKind): boolean => same?.as.includes('user') ?? true

/** D1 anew among all rows of these users: a row that is passed over stands in nobody's way. */
async function judgeDoubles(
  transaction: Transaction,
  batch: Row,
  users: readonly unknown[],
): Promise<void> {
  const { context, tx } = transaction
  const kind = kindOf(batch)
  const entity = entityNamed(context, 'batchRow')
  const ids = [...new Set(users.filter((user) => typeof user === 'number'))]
  const stretches = isByUser(kind)
    ? Array.from({ length: Math.ceil(ids.length / STRETCH) }, (_, at) => ({
        user: ids.slice(at * STRETCH, (at + 1) * STRETCH),
      }))
    : [{}]
  for (const of of stretches) {
    const where = { batch: batch.id, ...of, status: 'waiting' }
    const rows = await context.rows.select(tx, entity, where, { limit: 100_000, sort: 'rowNo' })
    const found = doubles(
      kind,
      rows.map((row) => asDouble(kind, row, transaction.now)),
    )
    for (const row of rows) {
      const had = codesIn(row).includes('D1')
      const double = found.get(row.rowNo as number)
      if (!had && !double) continue
      const others = findingsIn(row).filter(({ code }) => code !== 'D1')
      const verdict = verdictOf(kind, [...others, ...(double ? [double] : [])])
      const after = { ...row, ...verdict }
      await context.rows.update(tx, entity, row.id as number, after, row)
    }
  }
}

const findingsIn = (row: Row) => (row.findings as readonly Finding[] | null) ?? []
const codesIn = (row: Row) => findingsIn(row).map(({ code }) => code)
const asDouble = (kind: BulkKind, row: Row, now: string) => ({
  rowNo: row.rowNo as number,
  user: row.user as number | null,
  values: normalise(kind, row.data as Cells, now.slice(0, 10)).values as never,
})

/** `fixRows`: one value put right in every row that bears a code about that column, or about the row as a whole. */
export async function fixRows(
  transaction: Transaction,
  batch: Row,
  { code, says, column, value }: { code: string; says?: string; column: string; value: string },
): Promise<number> {
  const kind = kindOf(batch)
  demandColumn(kind, column)
  const rows = await rowsBearing(transaction, batch, (found) => {
    const isOfColumn = found.column === undefined || found.column === column
    return found.code === code && isOfColumn && (!says || (found.says ?? code) === says)
  })
  await changeRows(
    transaction,
    batch,
    rows.map((row) => ({ row, data: { ...(row.data as Cells), [column]: value } })),
  )
  return rows.length
}

/** Cells of one row, as a block that was pasted fills them. */
export interface RowCells {
  readonly row: number
  readonly data: Cells
}
/** Cells of a block at most. */
const BLOCK = 2000

/** `cells`: a block of cells that was pasted, row by row. */
export async function writeCells(
  transaction: Transaction,
  batch: Row,
  given: readonly RowCells[],
): Promise<number> {
  const kind = kindOf(batch)
  const count = given.reduce((sum, { data }) => sum + Object.keys(data).length, 0)
  if (count > BLOCK)
    throw refusedField('cells', [
      `一次最多粘贴 ${BLOCK} 个单元格，现为 ${count} 个`,
      `At most ${BLOCK} cells at once; these are ${count}`,
    ])
  for (const name of new Set(given.flatMap(({ data }) => Object.keys(data))))
    demandColumn(kind, name)
  const found = new Map((await waitingRows(transaction, batch)).map((row) => [row.id, row]))
  const changes = given.flatMap(({ row: id, data }) => {
    const row = found.get(id)
    return row ? [{ row, data: { ...(row.data as Cells), ...data } }] : []
  })
  if (changes.length > 0) await changeRows(transaction, batch, changes)
  return changes.length
}

/** Refuses the name of a column that the kind has not. */
export function demandColumn({ columns }: BulkKind, name: string): void {
  if (!(name in columns))
    throw refusedField('column', [`没有列“${name}”`, `There is no column "${name}"`])
}

/** Rows of a batch that wait, in the order of its file. */
export const waitingRows = (
  { context, tx }: { readonly context: PortalContext; readonly tx: Db | Tx },
  { id }: Row,
): Promise<Row[]> =>
  context.rows.select(
    tx,
    entityNamed(context, 'batchRow'),
    { batch: id, status: 'waiting' },
    { limit: 100_000, sort: 'rowNo' },
  )

/** Waiting rows among whose findings is such a one. */
async function rowsBearing(
  { context, tx }: Transaction,
  batch: Row,
  isSuch: (found: Finding) => boolean,
): Promise<Row[]> {
  const where = { batch: batch.id, status: 'waiting', level: ['error', 'warn'] }
  const rows = await context.rows.select(tx, entityNamed(context, 'batchRow'), where, {
    limit: 100_000,
    sort: 'rowNo',
  })
  return rows.filter((row) => findingsIn(row).some(isSuch))
}

/** `doubles`: of rows that ask for the same the first stays, or the first with the sum of them all. */
export async function settle(
  transaction: Transaction,
  batch: Row,
  how: 'keepFirst' | 'merge',
): Promise<number> {
  const { context, tx } = transaction
  const kind = kindOf(batch)
  const twice = await rowsBearing(transaction, batch, ({ code }) => code === 'D1')
  if (twice.length === 0) return 0
  if (how === 'merge' && !kind.same?.merge)
    throw refusedField('how', ['此类不能合并', 'Rows of this kind cannot be merged'])
  const users = [...new Set(twice.map(({ user }) => user))]
  const rows = await context.rows.select(
    tx,
    entityNamed(context, 'batchRow'),
    { batch: batch.id, status: 'waiting', ...(isByUser(kind) && { user: users }) },
    { limit: 100_000, sort: 'rowNo' },
  )
  const byNo = new Map(rows.map((row) => [row.rowNo as number, row]))
  const settled = settleDoubles(
    kind,
    rows.map((row) => asDouble(kind, row, transaction.now)),
    how,
  )
  const summed = settled.change.map(({ rowNo, column, value }) => {
    const row = byNo.get(rowNo) as Row
    const cell = cellsOf(kind, { [column]: value })[column] as string
    return { row, data: { ...(row.data as Cells), [column]: cell } }
  })
  const dropped = settled.drop.map(({ rowNo, first }) => ({
    row: byNo.get(rowNo) as Row,
    skip: true,
    because: finding(how === 'merge' ? 'D1.merged' : 'D1.left', { row: first }),
  }))
  await changeRows(transaction, batch, [...dropped, ...summed])
  return settled.drop.length
}

import type { Row, StoredFile } from '#declare'
import { shift } from '#derive/moment.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'
import { listedPeople } from '#resources/data/exports/listedPeople.ts'
import type { Session } from '../context/session.ts'
import type { Transaction } from '../context/transaction.ts'
import { queueJob } from '../queue/queueJob.ts'
import { blankRow } from '../records/blankRow.ts'
import { type Call, demand, termsOf } from '../records/call.ts'
import { carryOut } from '../records/carryOut.ts'
import { takenValues } from '../records/save.ts'
import { unwrap } from '../records/sentValues.ts'
import { inTransaction } from '../records/transaction.ts'
import { demandProof } from '../session/proof.ts'
import { demandKind } from './exportRun.ts'
import { keepList } from './listFile.ts'

/** Within so long the same export answers with the earlier one. */
const SAME = '-5m'
/** What makes two exports of one operator the same. */
const asked = ['kind', 'file', 'range', 'conditions', 'format', 'fullData'] as const

/** An export as it was made, or the earlier one that is the same. */
export interface Created {
  readonly record: Row
  readonly isNew: boolean
}

/**
 * Makes an export and queues its job, unless `waits`. The same kind, list and conditions within five minutes answer with
 * the earlier one. Throws 40001 with what is wrong with the list or the values, 40300 where the caller may not.
 */
export async function createExport(
  call: Call,
  body: Row,
  { waits = false } = {},
): Promise<Created> {
  demand(call, 'create')
  const { context, entity, session } = call
  const { wrap, values } = unwrap(entity, body)
  const taken = await takenValues(call, values, null, { lookedAt: ['file'] })
  demandKind(context, taken.kind, session)
  if (taken.fullData === true) await demandProof(context, session)
  const sent = { ...taken, ...(await listTaken(call, taken)) }
  return inTransaction(context, termsOf(call, wrap), async (transaction) => {
    const after = { ...blankRow(entity), ...sent }
    const earlier = await sameAs(transaction, call, after)
    if (earlier) return { record: earlier, isNew: false }
    const made = await carryOut(transaction, { entity, kind: 'create', before: null, after, sent })
    return { record: waits ? made : await queueExport(transaction, made, session), isNew: true }
  })
}

async function listTaken(call: Call, { kind, file }: Row): Promise<Row> {
  const list = listedPeople[kind as string]
  return list && file
    ? { file: { ...(await keepList(call, list, file as unknown as StoredFile)) } }
    : {}
}

/** Queues the job of an export in the transaction that runs. */
export async function queueExport(
  transaction: Transaction,
  record: Row,
  session: Session,
): Promise<Row> {
  const id = record.id as number
  const job = await queueJob(
    transaction,
    {
      kind: 'export',
      title: `导出 ${record.reason}`,
      entity: 'export',
      recordId: id,
      params: { export: id },
    },
    session,
  )
  return transaction.records.update('export', id, { job })
}

async function sameAs(
  transaction: Transaction,
  { context, entity, session }: Call,
  row: Row,
): Promise<Row | undefined> {
  const by = session.user?.id
  if (by === undefined) return undefined
  await oneAtATime(transaction.tx, `export ${by}`)
  const where = {
    kind: row.kind,
    createdBy: by,
    status: ['queued', 'running', 'done'],
    createdAt: { gte: { text: shift(transaction.now, SAME) } },
  }
  const recent = await context.rows.select(transaction.tx, entity, where, { sort: '-id' })
  return recent.find((one) => textOf(one) === textOf(row))
}

const textOf = (row: Row): string => JSON.stringify(asked.map((name) => meant(row, name)))

/** A list is known by where it lies, since it lies under what it holds; what is left out is the usual. */
function meant(row: Row, name: (typeof asked)[number]): unknown {
  if (name === 'file') return (row.file as StoredFile | null)?.url ?? null
  if (name === 'format') return row.format ?? 'xlsx'
  return ordered(row[name] || null)
}

/** Whatever the order of its keys, an object reads the same. */
const ordered = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
    : value

import { sql } from 'kysely'
import type { Language, Row } from '#declare'
import type { Db } from '#portal/storage/db/database.ts'
import { entityNamed } from '../context/portalContext.ts'
import { isUndoable } from '../imports/functionsOf.ts'
import { type Call, demand } from '../records/call.ts'
import { editBatch } from './batchOf.ts'
import { editOf } from './editOf.ts'
import { type EditOutcome, outcome, saidOf } from './outcome.ts'

/** An edit as whoever made it sees it. */
export interface ShownEdit {
  readonly id: number
  readonly batchNo: string
  readonly status: string
  readonly reason: string
  readonly edits: unknown
  readonly at: string
  readonly job: number | null
  /** It takes that one back. */
  readonly undoOf: number | null
  readonly undoneBy: number | null
  /** Whether it may be taken back now. */
  readonly mayBack: boolean
  readonly total: number
  /** How many records of each outcome. */
  readonly counts: { readonly [O in EditOutcome]: number }
  /** What is to be agreed to before it is run, and why records were refused or kept, each with their number. */
  readonly warnings: readonly Told[]
  readonly refusals: readonly Told[]
}
interface Told {
  readonly message: string
  readonly count: number
  /** The first of them. */
  readonly records: readonly { readonly id: number; readonly title: string }[]
}
/** Wordings that are told, of so many that records bear at most, and records of each that are named. */
const NAMED = 20
const READ = 1000
const RECORDS = 5
/** `GET {entity}/edits/{id}`. */
export async function showEdit(call: Call, id: number, language: Language): Promise<ShownEdit> {
  demand(call, 'update')
  const { context } = call
  const { db } = context.database
  return shownEdit(call, await editBatch(call, db, id), language)
}

/** A batch of an edit, told in numbers. */
export async function shownEdit(call: Call, batch: Row, language: Language): Promise<ShownEdit> {
  const { context } = call
  const { db } = context.database
  const id = batch.id as number
  const counts = await countsOf(db, id)
  const isOpen = batch.status === 'ready' || batch.status === 'problem'
  const spoken = language === 'en' ? 1 : 0
  return {
    ...{ id, batchNo: String(batch.batchNo), status: String(batch.status) },
    ...{ reason: String(batch.reason), edits: editOf(context, batch).edits },
    at: String(batch.createdAt),
    job: (batch.job as number | null) ?? null,
    undoOf: (batch.undoOf as number | null) ?? null,
    undoneBy: (batch.undoneBy as number | null) ?? null,
    mayBack: isUndoable(context.parts, batch.kind) && isBackable(batch),
    total: Number(batch.rows ?? 0),
    counts,
    warnings: isOpen ? await toldOf(db, batch, ['change'], spoken) : [],
    refusals: await toldOf(db, batch, ['refused', 'kept'], spoken),
  }
}

const isBackable = ({ undoOf, undoneBy, endedAt, done }: Row): boolean =>
  !undoOf && !undoneBy && Boolean(endedAt) && Number(done) > 0

async function countsOf(db: Db, batch: number): Promise<ShownEdit['counts']> {
  const { rows } = await sql<{ outcome: EditOutcome; count: unknown }>`
    select ${outcome} as outcome, count(*) as count from "batchRow"
    where batch = ${batch} and "deletedAt" is null group by 1`.execute(db)
  const none = { change: 0, same: 0, refused: 0, done: 0, unreached: 0, kept: 0 }
  return { ...none, ...Object.fromEntries(rows.map((one) => [one.outcome, Number(one.count)])) }
}

/** What is said of records of these outcomes, each by itself with how many it is said of, the most often first. */
async function toldOf(
  db: Db,
  batch: Row,
  outcomes: readonly EditOutcome[],
  spoken: 0 | 1,
): Promise<readonly Told[]> {
  const { rows } = await sql<{ findings: unknown; message: string; count: unknown }>`
    select cast(findings as text) as findings, message, count(*) as count from "batchRow"
    where batch = ${batch.id} and "deletedAt" is null and ${outcome} in (${sql.join([...outcomes])})
      and message is not null
    group by 1, 2 order by 3 desc limit ${READ}`.execute(db)
  const told = new Map<string, { count: number; within: string[] }>()
  for (const { findings, message, count } of rows)
    for (const line of saidOf(batch, JSON.parse(String(findings ?? 'null')), message, spoken)) {
      const known = told.get(line) ?? { count: 0, within: [] }
      told.set(line, { count: known.count + Number(count), within: [...known.within, message] })
    }
  const most = [...told].toSorted(([, a], [, b]) => b.count - a.count).slice(0, NAMED)
  return Promise.all(
    most.map(async ([message, { count, within }]) => ({
      ...{ message, count },
      records: await firstOf(db, batch, outcomes, within.slice(0, RECORDS)),
    })),
  )
}

/** The first records something is said of, by number and title. */
async function firstOf(
  db: Db,
  batch: Row,
  outcomes: readonly EditOutcome[],
  messages: readonly string[],
): Promise<Told['records']> {
  const { rows } = await sql<{ data: unknown }>`
    select cast(data as text) as data from "batchRow"
    where batch = ${batch.id} and "deletedAt" is null and ${outcome} in (${sql.join([...outcomes])})
      and message in (${sql.join([...messages])})
    order by "rowNo" limit ${RECORDS}`.execute(db)
  return rows.map(({ data }) => {
    const { id, title } = JSON.parse(String(data)) as Row
    return { id: Number(id), title: String(title ?? '') }
  })
}

/** Before its end. */
const open = ['uploaded', 'checking', 'ready', 'problem', 'running', 'paused']

/**
 * `GET {entity}/edits`: the last edits somebody made of these records, the newest first: those that were run, and those a job
 * is or was busy with, which one comes back to.
 */
export async function lastEdits(call: Call, language: Language): Promise<readonly ShownEdit[]> {
  demand(call, 'update')
  const { context, entity, session } = call
  const { db } = context.database
  const where = {
    ...{ kind: 'edit', createdBy: session.user?.id ?? 0 },
    any: [
      { endedAt: { set: true }, undoOf: { set: false } },
      { status: open, job: { set: true } },
    ],
  }
  const batches = entityNamed(context, 'batchGive')
  const rows = await context.rows.select(db, batches, where as Row, { limit: 50, sort: '-id' })
  const own = rows.filter((batch) => editOf(context, batch).of === entity.name).slice(0, 5)
  return Promise.all(own.map((batch) => shownEdit(call, batch, language)))
}

import { sql } from 'kysely'
import type { Language, Row } from '#declare'
import type { Finding } from '#derive/bulk/finding.ts'
import { refusedField } from '#portal/core/errors.ts'
import { entityNamed } from '../context/portalContext.ts'
import { type Effect, effectOf } from '../imports/records/effect.ts'
import { type Call, demand, visibleRow } from '../records/call.ts'
import { editBatch } from './batchOf.ts'
import { type EditOutcome, outcome, saidOf } from './outcome.ts'

/** One record of an edit. */
export interface ShownRow {
  readonly id: number
  readonly title: string
  readonly outcome: EditOutcome
  readonly changes: { readonly [field: string]: readonly [before: unknown, after: unknown] }
  /** Why it is refused, kept, or what is to be known of it. */
  readonly says: readonly string[]
}

/** Rows of one page at most. */
const MOST = 500

/** `GET {entity}/edits/{id}/rows?outcome&range`: records of an edit in their order, with old and new as the caller sees them. */
export async function editedRows(
  call: Call,
  id: number,
  asked: { readonly [name: string]: string },
  language: Language,
): Promise<{ readonly list: readonly ShownRow[]; readonly total: number }> {
  demand(call, 'update')
  const { context, entity } = call
  const { db } = context.database
  const batch = await editBatch(call, db, id)
  const [from, to] = rangeIn(asked.range)
  const where = sql`batch = ${id} and "deletedAt" is null ${
    asked.outcome ? sql`and ${outcome} = ${asked.outcome}` : sql``
  }`
  const found = await sql<{ id: unknown; outcome: EditOutcome }>`
    select id, ${outcome} as outcome from "batchRow" where ${where}
    order by "rowNo" limit ${to - from + 1} offset ${from}`.execute(db)
  const counted = await sql<{ count: unknown }>`
    select count(*) as count from "batchRow" where ${where}`.execute(db)
  const outcomes = new Map(found.rows.map((row) => [Number(row.id), row.outcome]))
  const rows = await context.rows.readMany(db, entityNamed(context, 'batchRow'), [
    ...outcomes.keys(),
  ])
  const ids = rows.map(({ data }) => Number((data as Row).id))
  const records = await context.rows.readMany(db, entity, ids, { binned: true })
  const byId = new Map(records.map((record) => [record.id as number, record]))
  const list = rows.map((row, at) => {
    const record = byId.get(ids[at] as number) ?? {}
    const findings = row.findings as readonly Finding[] | null
    return {
      id: ids[at] as number,
      title: String((row.data as Row).title ?? ''),
      outcome: outcomes.get(row.id as number) as EditOutcome,
      changes: changesSeen(call, record, row),
      says: saidOf(batch, findings, row.message, language === 'en' ? 1 : 0),
    }
  })
  return { list, total: Number(counted.rows[0]?.count ?? 0) }
}

/** Old and new, each as the caller sees a record that holds it. */
function changesSeen(call: Call, record: Row, row: Row): ShownRow['changes'] {
  const set: Effect['set'] = effectOf(row)?.set ?? {}
  const names = Object.keys(set)
  const seen = (side: 0 | 1) =>
    visibleRow(call, {
      ...record,
      ...Object.fromEntries(names.map((name) => [name, set[name]?.[side]])),
    })
  const [before, after] = [seen(0), seen(1)]
  return Object.fromEntries(names.map((name) => [name, [before[name], after[name]] as const]))
}

function rangeIn(range: string | undefined): readonly [number, number] {
  const [from, to] = range ? (JSON.parse(range) as [number, number]) : [0, 49]
  const fits = Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0 && to >= from
  if (fits && to - from < MOST) return [from, to]
  throw refusedField('range', [`一次最多 ${MOST} 条`, `At most ${MOST} records at once`])
}

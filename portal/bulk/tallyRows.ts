import { sql } from 'kysely'
import type { Db, Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialectOf.ts'

/** What the rows of a batch come to; amounts in fen. */
export interface RowTally {
  readonly rows: number
  /** Waiting, without a problem. */
  readonly fine: number
  readonly warned: number
  /** Waiting, with a problem. */
  readonly problems: number
  readonly done: number
  readonly failed: number
  readonly skipped: number
  /** Different users among the rows that are or were to be carried out. */
  readonly people: number
  /** Of the rows that are or were to be carried out. */
  readonly amount: number
  /** Of the rows done. */
  readonly paid: number
}

/** Counts the rows of a batch, in one statement. */
export async function tallyRows(db: Db | Tx, batch: number): Promise<RowTally> {
  const goes = sql`(status in ('done', 'failed') or (status = 'waiting' and level <> 'error'))`
  const { rows } = await sql<{ [name: string]: unknown }>`
    select count(*) as "rows",
      coalesce(sum(case when status = 'waiting' and level = 'ok' then 1 else 0 end), 0) as fine,
      coalesce(sum(case when status = 'waiting' and level = 'warn' then 1 else 0 end), 0) as warned,
      coalesce(sum(case when status = 'waiting' and level = 'error' then 1 else 0 end), 0) as problems,
      coalesce(sum(case when status = 'done' then 1 else 0 end), 0) as done,
      coalesce(sum(case when status = 'failed' then 1 else 0 end), 0) as failed,
      coalesce(sum(case when status = 'skipped' then 1 else 0 end), 0) as skipped,
      count(distinct case when ${goes} then "user" end) as people,
      coalesce(sum(case when ${goes} then amount else 0 end), 0) as amount,
      coalesce(sum(case when status = 'done' then amount else 0 end), 0) as paid
    from "batchRow" where batch = ${batch} and "deletedAt" is null`.execute(db)
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
  ) as unknown as RowTally
}

/** How many rows bear a finding, and of which wording. */
export interface CodeCount {
  readonly code: string
  readonly level: 'error' | 'warn' | 'skip'
  readonly count: number
  /** One of the findings, to be put into words. */
  readonly example: unknown
}

/** Findings of a batch's rows by code and level; `waiting` leaves out rows that are skipped or over. */
export async function codesOf(
  db: Db | Tx,
  batch: number,
  { waiting = false } = {},
): Promise<CodeCount[]> {
  const of = waiting ? sql`and r.status = 'waiting'` : sql``
  const found =
    dialectOf(db) === 'postgres'
      ? sql<{ [name: string]: unknown }>`
          select f.value->>'code' as code, f.value->>'level' as level, count(*) as count, min(f.value::text) as example
          from "batchRow" r cross join lateral jsonb_array_elements(r.findings) as f(value)
          where r.batch = ${batch} and r."deletedAt" is null and jsonb_typeof(r.findings) = 'array' ${of} group by 1, 2`
      : sql<{ [name: string]: unknown }>`
          select json_extract(f.value, '$.code') as code, json_extract(f.value, '$.level') as level,
            count(*) as count, min(f.value) as example
          from "batchRow" r, json_each(r.findings) f
          where r.batch = ${batch} and r."deletedAt" is null and r.findings is not null ${of} group by 1, 2`
  const { rows } = await found.execute(db)
  return rows
    .map(({ code, level, count, example }) => ({
      code: String(code),
      level: level as CodeCount['level'],
      count: Number(count),
      example: JSON.parse(String(example)),
    }))
    .toSorted((a, b) => weight[a.level] - weight[b.level] || b.count - a.count)
}
const weight = { error: 0, warn: 1, skip: 2 }

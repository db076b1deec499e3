import { sql } from 'kysely'
import type { Finding } from '#derive/bulk/finding.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'

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
  /** Of the skipped, those that were left out with a problem. */
  readonly dropped: number
  /** Different users among the rows that are or were to be carried out. */
  readonly people: number
  /** Of the rows that are or were to be carried out. */
  readonly amount: number
  /** By how much these rows change what stands. */
  readonly moved: number
  /** How many of these rows have no price that is known: nobody can say what they are worth. */
  readonly unpriced: number
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
      coalesce(sum(case when status = 'skipped' and level = 'error' then 1 else 0 end), 0) as dropped,
      count(distinct case when ${goes} then "user" end) as people,
      coalesce(sum(case when ${goes} then amount else 0 end), 0) as amount,
      coalesce(sum(case when ${goes} then abs(coalesce(amount, 0) - coalesce(standing, 0)) else 0 end), 0) as moved,
      coalesce(sum(case when ${goes} and amount is null then 1 else 0 end), 0) as unpriced,
      coalesce(sum(case when status = 'done' then amount else 0 end), 0) as paid
    from "batchRow" where batch = ${batch} and "deletedAt" is null`.execute(db)
  return Object.fromEntries(
    Object.entries(rows[0] ?? {}).map(([name, value]) => [name, Number(value)]),
  ) as unknown as RowTally
}

/** How many rows bear a finding of one wording about one column. */
export interface CodeCount {
  readonly code: string
  /** The wording, where the code has several. */
  readonly says: string
  readonly level: 'error' | 'warn' | 'skip' | 'note'
  readonly count: number
  /** How many different findings these rows bear. */
  readonly kinds: number
  /** Those of them that most rows bear, to be put into words. */
  readonly examples: readonly Finding[]
}
/** Findings of one wording that are looked at, the rest being counted. */
const EXAMPLES = 4

/**
 * Findings of a batch's rows by wording, column and level, so that what is said of them holds for each; `waiting`
 * leaves out rows that are skipped or over.
 */
export async function codesOf(
  db: Db | Tx,
  batch: number,
  { waiting = false } = {},
): Promise<CodeCount[]> {
  const of = waiting ? sql`and r.status = 'waiting'` : sql``
  // What a row that is passed over was warned of concerns nobody any more: only why it is passed over is said.
  const isSaid = (level: ReturnType<typeof sql>) =>
    sql`and (r.status <> 'skipped' or ${level} = 'skip')`
  const isPostgres = dialectOf(db) === 'postgres'
  const each = isPostgres
    ? sql`"batchRow" r cross join lateral jsonb_array_elements(r.findings) as f(value)
        where jsonb_typeof(r.findings) = 'array'`
    : sql`"batchRow" r, json_each(r.findings) f where r.findings is not null`
  const part = (name: string) =>
    isPostgres
      ? sql`f.value->>${sql.lit(name)}`
      : sql`json_extract(f.value, ${sql.lit(`$.${name}`)})`
  const value = isPostgres ? sql`f.value::text` : sql`f.value`
  const wording = sql`code, says, level, about`
  const { rows } = await sql<{ [name: string]: unknown }>`
    with found as (
      select ${part('code')} as code, coalesce(${part('says')}, ${part('code')}) as says, ${part('level')} as level,
        coalesce(${part('column')}, '') as about, ${value} as example, count(*) as many
      from ${each} and r.batch = ${batch} and r."deletedAt" is null ${of} ${isSaid(part('level'))} group by 1, 2, 3, 4, 5),
    ranked as (
      select ${wording}, example, row_number() over (partition by ${wording} order by many desc, example) as place,
        count(*) over (partition by ${wording}) as kinds, sum(many) over (partition by ${wording}) as total
      from found)
    select * from ranked where place <= ${EXAMPLES} order by ${wording}, place`.execute(db)
  const counts = new Map<string, CodeCount>()
  for (const row of rows) {
    const { code, says, level, about, kinds, total } = row
    const key = [says, level, about].join(' ')
    counts.set(key, {
      code: String(code),
      says: String(says),
      level: level as CodeCount['level'],
      count: Number(total),
      kinds: Number(kinds),
      examples: [...(counts.get(key)?.examples ?? []), JSON.parse(String(row.example))],
    })
  }
  return [...counts.values()].toSorted(
    (a, b) => weight[a.level] - weight[b.level] || b.count - a.count,
  )
}
const weight = { error: 0, warn: 1, skip: 2, note: 3 }

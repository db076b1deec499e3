import { sql } from 'kysely'
import type { Row } from '#declare'
import { type Finding, messageOf } from '#derive/bulk/finding.ts'
import { normalise } from '#derive/bulk/normalise.ts'
import { refusedField } from '#portal/core/errors.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { entityNamed, type Page } from '../context/portalContext.ts'
import { type Call, demand, findVisible } from '../records/call.ts'
import { cellsMasked } from './cellsMasked.ts'
import { shownFiles } from './files/shownFiles.ts'
import { kindOf } from './kindOf.ts'
import { seesCells, takesCells } from './seesCells.ts'

/** What rows of a batch are filtered by. */
interface Filter {
  readonly batch: number
  readonly level?: unknown
  /** A code that rows bear, or the codes of which one is the gravest. */
  readonly problem?: unknown
  /** A wording of a code, and the column it is about. */
  readonly says?: unknown
  readonly about?: unknown
  readonly status?: unknown
  readonly q?: unknown
  readonly id?: readonly number[]
  /** From this row of the file on. */
  readonly rowNo_gte?: number
}

/** Rows of a page at most. */
const MOST = 1000

/**
 * Rows of one batch, by row number: by level, by code (any of a row's findings), by state, by a piece of a cell or
 * message. Each comes with its cells, what they mean and its findings in the caller's language.
 */
export async function listRows(
  call: Call,
  asked: { readonly [name: string]: string },
): Promise<Page> {
  const { context } = call
  demand(call, 'read')
  const { db } = context.database
  const filter = JSON.parse(asked.filter ?? '{}') as Filter
  const batches = { ...call, entity: entityNamed(context, 'batchGive') }
  const batch = await findVisible(batches, db, filter.batch)
  const [from, to] = rangeOf(asked)
  const where = whereOf(call, filter, takesCells(call, batch))
  const counted = await sql<{
    count: unknown
  }>`select count(*) as count from "batchRow" where ${where}`.execute(db)
  const ids = await sql<{ id: unknown }>`select id from "batchRow" where ${where}
    order by "rowNo" limit ${to - from + 1} offset ${from}`.execute(db)
  const rows = await context.rows.readMany(
    db,
    call.entity,
    ids.rows.map(({ id }) => Number(id)),
  )
  const total = Number(counted.rows[0]?.count ?? 0)
  const size = to - from + 1
  return {
    list: await shownRows(call, batch, rows, db),
    total,
    page: Math.floor(from / size) + 1,
    size,
    hasNext: from + rows.length < total,
  }
}

function rangeOf({ range, page, size }: { readonly [name: string]: string }): [number, number] {
  const [from, to] = range
    ? (JSON.parse(range) as [number, number])
    : [(Number(page ?? 1) - 1) * Number(size ?? 50), Number(page ?? 1) * Number(size ?? 50) - 1]
  const fits = Number.isSafeInteger(from) && Number.isSafeInteger(to) && from >= 0 && to >= from
  if (!fits || to - from >= MOST)
    throw refusedField('range', [`一次最多 ${MOST} 行`, `At most ${MOST} rows at once`])
  return [from, to]
}

function whereOf({ context }: Call, filter: Filter, isClear: boolean) {
  const { batch, level, problem, says, about, status, q, id, rowNo_gte } = filter
  const { db } = context.database
  const isPostgres = dialectOf(db) === 'postgres'
  const like = (text: unknown) => `%${String(text).replace(/[%_\\]/g, '\\$&')}%`
  const textOf = (column: string) => sql`cast(${sql.ref(column)} as text)`
  const one = (column: string, value: unknown) =>
    sql`${sql.ref(column)} in (${sql.join([value].flat().map(String))})`
  // JSON is written without blanks by us, and with one by PostgreSQL.
  const bearing = (code: unknown) =>
    isPostgres
      ? sql`findings @> cast(${JSON.stringify([{ code }])} as jsonb)`
      : sql`${textOf('findings')} like ${like(`"code":"${code}"`)} escape '\\'`
  const part = (name: string) =>
    isPostgres
      ? sql`f.value->>${sql.lit(name)}`
      : sql`json_extract(f.value, ${sql.lit(`$.${name}`)})`
  const wording = (says: unknown, about: unknown) => sql`exists (select 1 from ${
    isPostgres
      ? sql`jsonb_array_elements(case when jsonb_typeof(findings) = 'array' then findings else '[]' end) as f(value)`
      : sql`json_each(coalesce(findings, '[]')) f`
  } where coalesce(${part('says')}, ${part('code')}) = ${String(says)}
      and (status <> 'skipped' or ${part('level')} = 'skip') and coalesce(${part('column')}, '') = ${String(about ?? '')})`
  const tests = [
    sql`batch = ${batch}`,
    sql`"deletedAt" is null`,
    ...(level ? [one('level', level)] : []),
    ...(status ? [one('status', status)] : []),
    ...(id ? [sql`id in (${sql.join([0, ...id].map(Number))})`] : []),
    ...(rowNo_gte ? [sql`"rowNo" >= ${Number(rowNo_gte)}`] : []),
    ...(Array.isArray(problem) ? [one('problem', problem)] : []),
    ...(problem && !Array.isArray(problem)
      ? [sql`(problem = ${String(problem)} or ${bearing(problem)})`]
      : []),
    ...(says ? [wording(says, about)] : []),
    ...(q
      ? [
          isClear || tellsNoPhone(String(q))
            ? sql`(${textOf('data')} like ${like(q)} escape '\\' or message like ${like(q)} escape '\\' or cast("rowNo" as text) = ${String(q)})`
            : sql`cast("rowNo" as text) = ${String(q)}`,
        ]
      : []),
  ]
  return sql.join(tests, sql` and `)
}

/** Whether searching for it gives away no part of a phone that is shown in part: it has no digits, or is a whole one. */
const tellsNoPhone = (q: string): boolean => !/\d/.test(q) || /^1[3-9]\d{9}$/.test(q.trim())

/** Rows as the dry-run table shows them, with the pictures they put in the place of others. */
export async function shownRows(
  call: Call,
  batch: Row,
  rows: readonly Row[],
  db: Db | Tx,
): Promise<Row[]> {
  const filesOf = await shownFiles(call.context, db, batch, rows)
  return rows.map((row) => {
    const files = filesOf(row)
    return { ...shownRow(call, batch, row), ...(files && { files }) }
  })
}

function shownRow(call: Call, batch: Row, row: Row): Row {
  const { context, session } = call
  const kind = kindOf(batch)
  const language = session.language === 'en' ? 1 : 0
  const findings = ((row.findings as readonly Finding[] | null) ?? []).map((found) => ({
    code: found.code,
    level: found.level,
    column: found.column ?? null,
    message: messageOf(kind, found)[language],
  }))
  const today = shanghaiTime(context.clock()).slice(0, 10)
  const shown = {
    ...context.access.maskRow(call.entity, row, session),
    cells: row.data,
    findings,
    values: normalise(kind, (row.data ?? {}) as never, today).values,
  }
  // What cells mean and what is said of them holds the phones as well.
  return seesCells(call, batch) ? shown : (cellsMasked(shown) as Row)
}

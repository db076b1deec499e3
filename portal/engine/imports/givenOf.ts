import { type Expression, sql } from 'kysely'
import type { Label, Row } from '#declare'
import type { Cells } from '#derive/bulk/cell.ts'
import { columnsOfWords } from '#derive/bulk/onePerson.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { parsedJson } from '#portal/storage/db/parsedJson.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { kindOf } from './kindOf.ts'
import { giftOf } from './one/giftOf.ts'
import { readRow } from './rowOf.ts'

/** Different gifts of a list that are told one by one; the others are counted. */
const MOST = 3

/** What rows of a batch give, and how many people get it. */
export interface Given {
  readonly what: Label
  readonly people: number
}

/** What each person of a batch is given, in words, what most get first; nothing for kinds that say it in no words. */
export async function givenOf(
  context: PortalContext,
  db: Db | Tx,
  batch: Row,
  now: string,
): Promise<{ readonly named: readonly Given[]; readonly more: number }> {
  const kind = kindOf(batch)
  const columns = columnsOfWords(kind)
  if (columns.length === 0 || batch.undoOf) return { named: [], more: 0 }
  const cell = (name: string): Expression<unknown> =>
    dialectOf(db) === 'postgres'
      ? sql`data->>${sql.lit(name)}`
      : sql`json_extract(data, ${sql.lit(`$.${name}`)})`
  const cells = sql.join(columns.map((name, at) => sql`${cell(name)} as ${sql.ref(`c${at}`)}`))
  const { rows } = await sql<Row>`
    select ${cells}, count(distinct "user") as people, min(data${
      dialectOf(db) === 'postgres' ? sql`::text` : sql``
    }) as example from "batchRow"
    where batch = ${batch.id} and "deletedAt" is null
      and (status in ('done', 'failed') or (status = 'waiting' and level <> 'error'))
    group by ${sql.join(columns.map((_, at) => sql.lit(at + 1)))}
    order by people desc, example limit ${MOST + 500}`.execute(db)
  const named: Given[] = []
  for (const { example, people } of rows.slice(0, MOST)) {
    const row = readRow(kind, batch, { rowNo: 0, cells: parsedJson(example) as Cells }, now)
    named.push({ what: await giftOf(context, db, kind, row.values), people: Number(people) })
  }
  return { named, more: Math.max(0, rows.length - MOST) }
}

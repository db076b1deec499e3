import { type RawBuilder, sql } from 'kysely'
import type { Entity, Row } from '#declare'
import type { Database, Tx } from '#portal/db/database.ts'
import { createIndex } from '#portal/db/ddl.ts'
import { tableOf } from '#portal/db/tableSpec.ts'
import { searchedNumbers } from '#portal/records/search/searchedNumbers.ts'
import { keysOf } from '#portal/records/search/writeGrams.ts'
import { storedOf } from '#portal/records/store.ts'
import { articles } from './articles.ts'

const atOnce = 5000

/** The records under each key, in the order of their ids. */
type Grams = Map<bigint, number[]>

/** Fills a fresh table as the portal would, but all at once and its indexes last; nothing where it is filled already. */
export async function fill(database: Database, entity: Entity, count: number): Promise<void> {
  const { db } = database
  if (await db.selectFrom(entity.name).select('id').limit(1).executeTakeFirst()) return
  const started = performance.now()
  await database.transaction(async (tx) => {
    const indexes = tableOf(entity).indexes
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx)
    const grams = await insertRecords(tx, database, entity, count)
    await insertGrams(tx, database, grams)
    for (const index of indexes)
      await sql.raw(createIndex(tableOf(entity), index, database.kind)).execute(tx)
  })
  const tidy =
    database.kind === 'postgres' ? sql`vacuum analyze` : sql`pragma wal_checkpoint(truncate)`
  await tidy.execute(db)
  console.log(
    `${count} articles and what they are found by: ${((performance.now() - started) / 1000).toFixed(0)} s`,
  )
}

async function insertRecords(
  tx: Tx,
  { kind }: Database,
  entity: Entity,
  count: number,
): Promise<Grams> {
  const numbers = await searchedNumbers(tx)
  const grams: Grams = new Map()
  let batch: Row[] = []
  for (const row of articles(count)) {
    batch.push(storedOf(entity, row))
    if (row.deletedAt === null) {
      for (const key of keysOf(entity, row, numbers)) {
        const ids = grams.get(key)
        if (ids) ids.push(row.id as number)
        else grams.set(key, [row.id as number])
      }
    }
    if (batch.length === atOnce) batch = await insert(tx, kind, entity.name, batch)
  }
  await insert(tx, kind, entity.name, batch)
  return grams
}

async function insertGrams(tx: Tx, { kind }: Database, grams: Grams): Promise<void> {
  let rows: Row[] = []
  for (const key of [...grams.keys()].sort((a, b) => (a < b ? -1 : 1))) {
    for (const id of grams.get(key) ?? []) rows.push({ key: String(key), id })
    if (rows.length >= 50_000) rows = await insert(tx, kind, '_gram', rows)
  }
  await insert(tx, kind, '_gram', rows)
}

/** All rows as one JSON text: a parameter a value would be too many. */
async function insert(tx: Tx, kind: Database['kind'], table: string, rows: Row[]): Promise<Row[]> {
  const [first] = rows
  if (!first) return []
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  const columns = sql.join(names.map((name) => sql.ref(name)))
  const json = JSON.stringify(rows)
  const source: RawBuilder<unknown> =
    kind === 'postgres'
      ? sql`select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${parsedJson(rows)}::json)`
      : sql`select ${sql.join(names.map((name) => sql`value ->> ${name}`))} from json_each(${json})`
  await sql`insert into ${sql.table(table)} (${columns}) ${source}`.execute(tx)
  return []
}

/** JSON columns hold JSON text already; PostgreSQL wants them as they are, not as a text within JSON. */
function parsedJson(rows: readonly Row[]): string {
  return JSON.stringify(rows, (_key, value) =>
    typeof value === 'string' && /^[[{]/.test(value) ? JSON.parse(value) : value,
  )
}

import { type RawBuilder, sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { storedOf } from '#portal/engine/records/store.ts'
import type { Database, Tx } from '#portal/storage/db/database.ts'
import { createIndex } from '#portal/storage/db/ddl.ts'
import { tableOf } from '#portal/storage/db/tableSpec.ts'
import { searchedNumbers } from '#portal/storage/search/searchedNumbers.ts'
import { keysOf } from '#portal/storage/search/writePlaces.ts'
import { articles } from './articles.ts'

const atOnce = 5000

/** Rows of the search index, a column each, so that some ten million of them fit into memory. */
interface Places {
  first: BigInt64Array
  next: Float64Array
  id: Uint32Array
  count: number
}

/** Fills a fresh table as the portal would, but all at once and its indexes last; nothing where it is filled already. */
export async function fill(database: Database, entity: Entity, count: number): Promise<void> {
  const { db } = database
  if (await db.selectFrom(entity.name).select('id').limit(1).executeTakeFirst()) return
  const started = performance.now()
  await database.transaction(async (tx) => {
    const indexes = tableOf(entity).indexes
    for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx)
    const places = await insertRecords(tx, database, entity, count)
    await insertPlaces(tx, database, places)
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
): Promise<Places> {
  const numbers = await searchedNumbers(tx)
  let places = room(count * 16)
  let batch: Row[] = []
  for (const row of articles(count)) {
    batch.push(storedOf(entity, row))
    if (row.deletedAt === null) {
      for (const { first, next } of keysOf(entity, row, numbers).values()) {
        if (places.count === places.id.length) places = room(places.count * 1.3, places)
        places.first[places.count] = first
        places.next[places.count] = next
        places.id[places.count++] = row.id as number
      }
    }
    if (batch.length === atOnce) batch = await insert(tx, kind, entity.name, batch)
  }
  await insert(tx, kind, entity.name, batch)
  return places
}

/** Room for so many places, with those there are already. */
function room(size: number, there?: Places): Places {
  const length = Math.ceil(size)
  const larger = { first: new BigInt64Array(length), next: new Float64Array(length) }
  const places = { ...larger, id: new Uint32Array(length), count: there?.count ?? 0 }
  if (there) {
    places.first.set(there.first)
    places.next.set(there.next)
    places.id.set(there.id)
  }
  return places
}

/** In the order of their key, so that no page of the table is written twice. */
async function insertPlaces(tx: Tx, { kind }: Database, places: Places): Promise<void> {
  const { first, next, id, count } = places
  const order = new Uint32Array(count).map((_, at) => at)
  const compare = <T extends bigint | number>(a: T, b: T) => (a < b ? -1 : a > b ? 1 : 0)
  order.sort(
    (a, b) =>
      compare(first[a] as bigint, first[b] as bigint) ||
      compare(next[a] as number, next[b] as number) ||
      compare(id[a] as number, id[b] as number),
  )
  for (let i = 0; i < count; i += 50_000) {
    const some = Array.from(order.subarray(i, i + 50_000))
    const rows = some.map((at) => ({ first: String(first[at]), next: next[at], id: id[at] }))
    await insert(tx, kind, '_place', rows)
  }
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

import { type RawBuilder, sql } from 'kysely'
import type { Entity } from '#declare'
import { foldedColumn, searchedFields } from '#derive/searched.ts'
import { blankRow } from '#portal/engine/records/blankRow.ts'
import { storedOf } from '#portal/engine/records/store.ts'
import type { Database } from '#portal/storage/db/database.ts'
import { createIndex, typeName } from '#portal/storage/db/ddl.ts'
import { tableOf } from '#portal/storage/db/tableSpec.ts'
import { inField, searchedNumbers } from '#portal/storage/search/searchedNumbers.ts'

/** What columns hold as SQL, from `n`, which counts the records; what is left out is as in a new record. */
export type Values = { readonly [column: string]: RawBuilder<unknown> }

/** So many records a statement: what one writes fits into memory, and its progress can be told. */
const AT_ONCE = 1_000_000

/**
 * Makes so many records of an entity inside PostgreSQL as the portal would store them, behind those that are there: what
 * is folded and found by words, too. Indexes are made last.
 */
export async function fillTable(
  { db }: Database,
  entity: Entity,
  count: number,
  values: Values,
): Promise<void> {
  const began = performance.now()
  const table = tableOf(entity)
  for (const { name } of table.indexes) await sql`drop index if exists ${sql.ref(name)}`.execute(db)
  const blank = { version: 1, ...storedOf(entity, blankRow(entity)) } as Record<string, unknown>
  const columns = table.columns.filter(
    ({ name }) => name === 'id' || name in values || name in blank,
  )
  const there = await sql<{ id: string }>`
    select coalesce(max(id), 0) as id from ${sql.table(entity.name)}`.execute(db)
  const last = Number(there.rows[0]?.id)
  const of = columns.map(({ name, type }) => {
    const value = name === 'id' ? sql`n + ${last}::bigint` : (values[name] ?? sql`${blank[name]}`)
    return sql`(${value})::${sql.raw(typeName(type, 'postgres'))}`
  })
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  for (let from = 1; from <= count; from += AT_ONCE) {
    const to = Math.min(count, from + AT_ONCE - 1)
    await sql`insert into ${sql.table(entity.name)} (${names})
      select ${sql.join(of)} from generate_series(${from}::bigint, ${to}::bigint) as n`.execute(db)
  }
  // Ids go on behind those that were given here.
  await sql`select setval(pg_get_serial_sequence(${`"${entity.name}"`}, 'id'), ${last + count})`.execute(
    db,
  )
  await fillPlaces(db, entity, last)
  for (const index of table.indexes)
    await sql.raw(createIndex(table, index, 'postgres')).execute(db)
  const seconds = (performance.now() - began) / 1000
  console.log(`  ${count.toLocaleString('en-US')} of ${entity.name}: ${seconds.toFixed(0)} s`)
}

/** What words find them by (`portal/storage/search/places.ts`), in the order of its key so that it only grows. */
async function fillPlaces(db: Database['db'], entity: Entity, last: number): Promise<void> {
  const numbers = await searchedNumbers(db)
  const fields = searchedFields(entity).map((field) => ({
    field,
    start: inField(numbers.get(`${entity.name}.${field}`) ?? 0, 0),
  }))
  for (const { field, start } of fields.toSorted((a, b) => (a.start < b.start ? -1 : 1))) {
    const text = sql`coalesce(${sql.ref(foldedColumn(field))}, ${sql.ref(field)})`
    await sql`insert into "_place" ("first", "next", "id")
      select distinct ${sql.raw(String(start))} + ${three(0)} as first, ${three(3)} as next, id
      from (select id, ${text} as t from ${sql.table(entity.name)} where id > ${last}) as record,
        generate_series(1, length(t)) as at
      order by 1, 2, 3`.execute(db)
  }
}

/** Three characters from a place on as one number; behind the end there is nothing. */
const three = (from: number): RawBuilder<number> => {
  const code = (at: number) =>
    sql`(case when at + ${sql.lit(at)} > length(t) then 0 else ascii(substr(t, at + ${sql.lit(at)}, 1)) end)::bigint`
  return sql`((${code(from)} * 65536 + ${code(from + 1)}) * 65536 + ${code(from + 2)})`
}

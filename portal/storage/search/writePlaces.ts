import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { fold } from '#derive/fold.ts'
import { fromColumns } from '#derive/row.ts'
import { listedFields, searchedFields } from '#derive/searched.ts'
import type { Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialectOf.ts'
import { type JsonColumn, jsonRows } from '../db/jsonRows.ts'
import { type Place, placesOf, valuePlace } from './places.ts'
import { inField, searchedNumbers } from './searchedNumbers.ts'

/** A row of the search index but for the record it belongs to: a place in one field. */
export interface Key {
  readonly first: bigint
  readonly next: number
}
/** Keys by what tells them apart. */
type Keys = ReadonlyMap<string, Key>

/**
 * Brings the search index in step with a record: `before` is the record as it was indexed, left out where it was not.
 * Only what differs is written.
 */
export async function writePlaces(
  tx: Tx,
  entity: Entity,
  id: number,
  row: Row,
  before?: Row,
): Promise<void> {
  await writeAllPlaces(tx, entity, [{ id, row, ...(before && { before }) }])
}

/** A record as it is to be found, and as it was. */
export interface Placed {
  readonly id: number
  readonly row: Row
  readonly before?: Row
}

/** The same for many records, in few statements. */
export async function writeAllPlaces(
  tx: Tx,
  entity: Entity,
  records: readonly Placed[],
): Promise<void> {
  const fields = indexedFields(entity)
  const moved = records.filter(
    ({ row, before }) => !before || fields.some((name) => row[name] !== before[name]),
  )
  if (fields.length === 0 || moved.length === 0) return
  const numbers = await searchedNumbers(tx)
  const keys = moved.map(({ id, row, before }) => ({
    id,
    now: keysOf(entity, row, numbers),
    old: before ? keysOf(entity, before, numbers) : (new Map() as Keys),
  }))
  await removeKeys(
    tx,
    keys.flatMap(({ id, now, old }) => without(old, now).map((key) => ({ ...key, id }))),
  )
  await addKeys(
    tx,
    keys.flatMap(({ id, now, old }) => without(now, old).map((key) => ({ ...key, id }))),
  )
}

const without = (some: Keys, others: Keys): readonly Key[] =>
  [...some].flatMap(([name, key]) => (others.has(name) ? [] : [key]))

/** Takes a record out of the search index. */
export async function clearPlaces(tx: Tx, entity: Entity, id: number): Promise<void> {
  if (indexedFields(entity).length === 0) return
  const row = await tx.selectFrom(entity.name).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return
  const record = fromColumns(entity, row, dialectOf(tx) === 'postgres')
  const keys = [...keysOf(entity, record, await searchedNumbers(tx)).values()]
  await removeKeys(
    tx,
    keys.map((key) => ({ ...key, id })),
  )
}

export const indexedFields = (entity: Entity): readonly string[] => [
  ...searchedFields(entity),
  ...listedFields(entity),
]

/** Everything a record is found by, each once. */
export function keysOf(entity: Entity, row: Row, numbers: ReadonlyMap<string, number>): Keys {
  const keys = new Map<string, Key>()
  const add = (field: string, places: readonly Place[]) => {
    const number = numbers.get(`${entity.name}.${field}`)
    if (number === undefined) return
    for (const { first, next } of places)
      keys.set(`${number} ${first} ${next}`, { first: inField(number, first), next })
  }
  for (const field of searchedFields(entity))
    if (typeof row[field] === 'string') add(field, placesOf(fold(row[field])))
  for (const field of listedFields(entity))
    if (Array.isArray(row[field])) add(field, (row[field] as unknown[]).map(valuePlace))
  return keys
}

/** So many rows as one text keep a statement's memory small. */
const atOnce = 5000
const columns: readonly JsonColumn[] = [
  { name: 'first', type: 'integer' },
  { name: 'next', type: 'integer' },
  { name: 'id', type: 'integer' },
]

export async function addKeys(
  tx: Tx,
  rows: readonly (Key & { readonly id: number })[],
): Promise<void> {
  // In the order of the index: neighbours go to one page of it.
  const sorted = rows.toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))
  for (let i = 0; i < sorted.length; i += atOnce)
    await sql`insert into "_place" ("first", "next", "id") ${places(tx, sorted.slice(i, i + atOnce))}
      where 1 = 1 on conflict do nothing`.execute(tx)
}

async function removeKeys(tx: Tx, rows: readonly (Key & { readonly id: number })[]): Promise<void> {
  for (let i = 0; i < rows.length; i += atOnce)
    await sql`delete from "_place"
      where ("first", "next", "id") in (${places(tx, rows.slice(i, i + atOnce))})`.execute(tx)
}

/** JSON has no numbers beyond 2^53: these go as their digits. */
const places = (tx: Tx, rows: readonly (Key & { readonly id: number })[]) =>
  jsonRows(
    tx,
    columns,
    rows.map((row) => ({ ...row, first: String(row.first) })),
  )

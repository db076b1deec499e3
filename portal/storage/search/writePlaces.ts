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
type OfRecord = Key & { readonly id: number }
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
  const gone: OfRecord[] = []
  const come: OfRecord[] = []
  for (const { id, row, before } of moved) {
    if (!before) {
      for (const key of newKeysOf(entity, row, numbers)) come.push({ ...key, id })
      continue
    }
    const [now, old] = [keysOf(entity, row, numbers), keysOf(entity, before, numbers)]
    for (const key of without(old, now)) gone.push({ ...key, id })
    for (const key of without(now, old)) come.push({ ...key, id })
  }
  await removeKeys(tx, gone)
  await addKeys(tx, come)
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

/** Everything a new record is found by; what stands in it twice comes twice. */
export function newKeysOf(
  entity: Entity,
  row: Row,
  numbers: ReadonlyMap<string, number>,
): readonly Key[] {
  const keys: Key[] = []
  eachPlace(entity, row, numbers, (number, { first, next }) =>
    keys.push({ first: inField(number, first), next }),
  )
  return keys
}

/** Everything a record is found by, each once. */
export function keysOf(entity: Entity, row: Row, numbers: ReadonlyMap<string, number>): Keys {
  const keys = new Map<string, Key>()
  eachPlace(entity, row, numbers, (number, { first, next }) =>
    keys.set(`${number} ${first} ${next}`, { first: inField(number, first), next }),
  )
  return keys
}

function eachPlace(
  entity: Entity,
  row: Row,
  numbers: ReadonlyMap<string, number>,
  then: (field: number, place: Place) => void,
): void {
  const add = (field: string, places: readonly Place[]) => {
    const number = numbers.get(`${entity.name}.${field}`)
    if (number !== undefined) for (const place of places) then(number, place)
  }
  for (const field of searchedFields(entity))
    if (typeof row[field] === 'string') add(field, placesOf(fold(row[field])))
  for (const field of listedFields(entity))
    if (Array.isArray(row[field])) add(field, (row[field] as unknown[]).map(valuePlace))
}

/** So many rows as one text keep a statement's memory small. */
const atOnce = 5000
const columns: readonly JsonColumn[] = [
  { name: 'first', type: 'integer' },
  { name: 'next', type: 'integer' },
  { name: 'id', type: 'integer' },
]

export async function addKeys(tx: Tx, rows: readonly OfRecord[]): Promise<void> {
  // In the order of the index: neighbours go to one page of it.
  const sorted = rows.toSorted((a, b) => (a.first < b.first ? -1 : a.first > b.first ? 1 : 0))
  for (let i = 0; i < sorted.length; i += atOnce)
    await sql`insert into "_place" ("first", "next", "id") ${places(tx, sorted.slice(i, i + atOnce))}
      where 1 = 1 on conflict do nothing`.execute(tx)
}

async function removeKeys(tx: Tx, rows: readonly OfRecord[]): Promise<void> {
  for (let i = 0; i < rows.length; i += atOnce)
    await sql`delete from "_place"
      where ("first", "next", "id") in (${places(tx, rows.slice(i, i + atOnce))})`.execute(tx)
}

/** JSON has no numbers beyond 2^53: these go as their digits. */
const places = (tx: Tx, rows: readonly OfRecord[]) =>
  jsonRows(
    tx,
    columns,
    rows.map((row) => ({ ...row, first: String(row.first) })),
  )

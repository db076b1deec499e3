import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { fold } from '#derive/fold.ts'
import { fromColumns } from '#derive/row.ts'
import { listedFields, searchedFields } from '#derive/searched.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialectOf.ts'
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
  if (indexedFields(entity).length === 0) return
  const numbers = await searchedNumbers(tx)
  const now = keysOf(entity, row, numbers)
  const old: Keys = before ? keysOf(entity, before, numbers) : new Map()
  await removeKeys(tx, id, without(old, now))
  await addKeys(
    tx,
    without(now, old).map((key) => ({ ...key, id })),
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
  await removeKeys(tx, id, [...keysOf(entity, record, await searchedNumbers(tx)).values()])
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

/** So many rows in one statement stay below every database's number of parameters. */
const atOnce = 400

export async function addKeys(
  tx: Tx,
  rows: readonly (Key & { readonly id: number })[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += atOnce) {
    await tx
      .insertInto('_place')
      .values(rows.slice(i, i + atOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function removeKeys(tx: Tx, id: number, keys: readonly Key[]): Promise<void> {
  for (let i = 0; i < keys.length; i += atOnce) {
    const some = keys
      .slice(i, i + atOnce)
      .map(({ first, next }) => sql`(cast(${first} as bigint), cast(${next} as bigint))`)
    await sql`delete from "_place" where id = ${id} and (first, next) in (values ${sql.join(some)})`.execute(
      tx,
    )
  }
}

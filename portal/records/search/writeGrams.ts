import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { fold } from '#derive/fold.ts'
import { fromColumns } from '#derive/row.ts'
import { listedFields, searchedFields } from '#derive/searched.ts'
import type { Tx } from '../../db/database.ts'
import { dialectOf } from '../../db/dialectOf.ts'
import { gramsOf, valueGram } from './grams.ts'
import { keyOf, searchedNumbers } from './searchedNumbers.ts'

/**
 * Brings the search index in step with a record: `before` is the record as it was indexed, left out where it was not.
 * Only what differs is written.
 */
export async function writeGrams(
  tx: Tx,
  entity: Entity,
  id: number,
  row: Row,
  before?: Row,
): Promise<void> {
  const fields = indexedFields(entity)
  if (fields.length === 0) return
  const numbers = await searchedNumbers(tx)
  const now = keysOf(entity, row, numbers)
  const old = before ? keysOf(entity, before, numbers) : new Set<bigint>()
  await removeKeys(
    tx,
    id,
    [...old].filter((key) => !now.has(key)),
  )
  await addKeys(
    tx,
    [...now].filter((key) => !old.has(key)).map((key) => ({ key, id })),
  )
}

/** Takes a record out of the search index. */
export async function clearGrams(tx: Tx, entity: Entity, id: number): Promise<void> {
  if (indexedFields(entity).length === 0) return
  const row = await tx.selectFrom(entity.name).selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return
  const record = fromColumns(entity, row, dialectOf(tx) === 'postgres')
  await removeKeys(tx, id, [...keysOf(entity, record, await searchedNumbers(tx))])
}

export const indexedFields = (entity: Entity): readonly string[] => [
  ...searchedFields(entity),
  ...listedFields(entity),
]

/** Everything a record is found by. */
export function keysOf(
  entity: Entity,
  row: Row,
  numbers: ReadonlyMap<string, number>,
): Set<bigint> {
  const keys = new Set<bigint>()
  const add = (field: string, grams: Iterable<number>) => {
    const number = numbers.get(`${entity.name}.${field}`)
    if (number !== undefined) for (const gram of grams) keys.add(keyOf(number, gram))
  }
  for (const field of searchedFields(entity))
    if (typeof row[field] === 'string') add(field, gramsOf(fold(row[field])))
  for (const field of listedFields(entity))
    if (Array.isArray(row[field])) add(field, (row[field] as unknown[]).map(valueGram))
  return keys
}

/** So many rows in one statement stay below every database's number of parameters. */
const atOnce = 400

export async function addKeys(
  tx: Tx,
  rows: readonly { readonly key: bigint; readonly id: number }[],
): Promise<void> {
  for (let i = 0; i < rows.length; i += atOnce) {
    await tx
      .insertInto('_gram')
      .values(rows.slice(i, i + atOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

async function removeKeys(tx: Tx, id: number, keys: readonly bigint[]): Promise<void> {
  for (let i = 0; i < keys.length; i += atOnce) {
    const some = keys.slice(i, i + atOnce)
    await tx.deleteFrom('_gram').where('id', '=', id).where(sql.ref('key'), 'in', some).execute()
  }
}

import type { Db, Tx } from '../db/database.ts'
import { firstBits } from './places.ts'

const known = new WeakMap<object, ReadonlyMap<string, number>>()

/** The number of each field in the search index, by `entity.field`; given out by `migrate`, read once a database. */
export async function searchedNumbers(db: Db | Tx): Promise<ReadonlyMap<string, number>> {
  const { adapter } = db.getExecutor()
  return known.get(adapter) ?? readNumbers(db)
}

/** Reads the numbers anew, after `migrate` gave out some. */
export async function readNumbers(db: Db | Tx): Promise<ReadonlyMap<string, number>> {
  const rows = await db.selectFrom('_searched').selectAll().execute()
  const numbers = new Map(rows.map(({ field, id }) => [field as string, Number(id)]))
  known.set(db.getExecutor().adapter, numbers)
  return numbers
}

/** The first number of a place in one field. With some thousand fields it is below 2^63, what every database holds. */
export const inField = (field: number, first: number): bigint =>
  (BigInt(field) << firstBits) | BigInt(first)

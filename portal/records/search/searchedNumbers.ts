import type { Db, Tx } from '../../db/database.ts'
import { gramLimit } from './grams.ts'

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

/** The key of a gram of one field: numbers of fields stay far below 2^19, so a key is an exact number. */
export const keyOf = (field: number, gram: number): number => field * gramLimit + gram

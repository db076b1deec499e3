import type { Entity, Row } from '#declare'
import { columnsOf } from '#derive/columns.ts'
import type { Tx } from '../db/database.ts'
import { touch } from '../db/freshness.ts'
import { notUniqueOf } from './notUnique.ts'
import { referencesOf } from './references/referencesOf.ts'
import { searchedNumbers } from './search/searchedNumbers.ts'
import { addKeys, indexedFields, keysOf } from './search/writeGrams.ts'
import { storedOf } from './store.ts'

/** Values of one statement: below every database's number of parameters. */
const VALUES = 8000

/**
 * Inserts many records in few statements, with search index and references, and gives their ids in the order of
 * `rows`. For long runs that judge their rows themselves: no rule is asked here, no history written. `by` is a field
 * whose value tells the rows apart. Throws `NotUnique` where another record has a value that must be one's own; the
 * transaction, or its savepoint, is then to be taken back.
 */
export async function insertRows(
  tx: Tx,
  entity: Entity,
  rows: readonly Row[],
  by: string,
): Promise<number[]> {
  if (rows.length === 0) return []
  const stored = rows.map((row) => ({ version: 1, ...storedOf(entity, row) }))
  const columns = columnsIn(entity, stored)
  const ids = new Map<unknown, number>()
  const portion = Math.max(1, Math.floor(VALUES / columns.length))
  for (let at = 0; at < stored.length; at += portion) {
    const values = stored.slice(at, at + portion).map((row) => filled(row, columns))
    for (const found of await inserted(tx, entity, values, by)) ids.set(found[by], Number(found.id))
  }
  touch(tx, entity.name)
  const inOrder = rows.map((row) => ids.get(row[by]) as number)
  await index(tx, entity, rows, inOrder)
  return inOrder
}

/** Every row of a statement must name the same columns: what one leaves out is null there. */
function columnsIn(entity: Entity, stored: readonly Row[]): readonly string[] {
  const named = new Set(stored.flatMap((row) => Object.keys(row)))
  const counts = columnsOf(entity)
    .map(({ name }) => name)
    .filter((name) => entity.fields[name]?.kind === 'count')
  return [...new Set([...named, ...counts])]
}
const filled = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column] ?? null]))

async function inserted(tx: Tx, entity: Entity, values: readonly Row[], by: string) {
  try {
    return await tx.insertInto(entity.name).values(values).returning(['id', by]).execute()
  } catch (error) {
    throw notUniqueOf(entity, error) ?? error
  }
}

async function index(
  tx: Tx,
  entity: Entity,
  rows: readonly Row[],
  ids: readonly number[],
): Promise<void> {
  const references = rows.flatMap((row, at) =>
    referencesOf(entity, row).map((one) => ({ entity: entity.name, id: ids[at], ...one })),
  )
  for (let at = 0; at < references.length; at += 1000)
    await tx
      .insertInto('_reference')
      .values(references.slice(at, at + 1000))
      .execute()
  if (indexedFields(entity).length === 0) return
  const numbers = await searchedNumbers(tx)
  const keys = rows.flatMap((row, at) =>
    [...keysOf(entity, row, numbers)].map((key) => ({ key, id: ids[at] as number })),
  )
  await addKeys(tx, keys)
}

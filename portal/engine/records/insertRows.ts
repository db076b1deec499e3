import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { columnsOf } from '#derive/columns.ts'
import { foldedColumn, searchedFields } from '#derive/searched.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { type JsonColumn, jsonRows } from '#portal/storage/db/jsonRows.ts'
import { searchedNumbers } from '#portal/storage/search/searchedNumbers.ts'
import { addKeys, indexedFields, newKeysOf } from '#portal/storage/search/writePlaces.ts'
import { addTexts, writtenIn } from '#portal/storage/search/writtenTexts.ts'
import { notUniqueOf } from './notUnique.ts'
import { addReferences } from './reference.ts'
import { noteObjects } from './references/notedObjects.ts'
import { referencesOf } from './references/referencesOf.ts'
import { storedOf } from './store.ts'

/** Rows of one statement. */
const AT_ONCE = 500

/**
 * Inserts many records in few statements, with search index and references, and gives their ids in the order of
 * `rows`. For long runs that judge their rows themselves: no rule is asked here, no history written. `by` is a field
 * whose value tells the rows apart. What they refer to is noted only where `isReferring`: records that are never removed
 * need not know of a hundred thousand rows that refer to them. Throws `NotUnique` where another record has a value that must be one's own; the
 * transaction, or its savepoint, is then to be taken back.
 */
export async function insertRows(
  tx: Tx,
  entity: Entity,
  rows: readonly Row[],
  by: string,
  isReferring = true,
): Promise<number[]> {
  if (rows.length === 0) return []
  const stored = rows.map((row) => ({ version: 1, ...storedOf(entity, row) }))
  const columns = columnsIn(entity, stored)
  const ids = new Map<unknown, number>()
  for (let at = 0; at < stored.length; at += AT_ONCE)
    for (const found of await inserted(tx, entity, columns, stored.slice(at, at + AT_ONCE), by))
      ids.set(found[by], Number(found.id))
  touch(tx, entity.name)
  const inOrder = rows.map((row) => ids.get(row[by]) as number)
  await index(tx, entity, rows, inOrder, isReferring)
  return inOrder
}

/** The same for rows that no field tells apart: a statement gives ids in the order of its rows. */
export async function insertInOrder(
  tx: Tx,
  entity: Entity,
  rows: readonly Row[],
): Promise<number[]> {
  if (rows.length === 0) return []
  const stored = rows.map((row) => ({ version: 1, ...storedOf(entity, row) }))
  const columns = columnsIn(entity, stored)
  const ids: number[] = []
  for (let at = 0; at < stored.length; at += AT_ONCE) {
    const some = await inserted(tx, entity, columns, stored.slice(at, at + AT_ONCE), 'version')
    ids.push(...some.map(({ id }) => Number(id)).toSorted((a, b) => a - b))
  }
  touch(tx, entity.name)
  await index(tx, entity, rows, ids, true)
  return ids
}

/** Rows with the ids they are to have; what they are found by and refer to is left to the caller. */
export async function insertNumbered(tx: Tx, entity: Entity, rows: readonly Row[]): Promise<void> {
  const stored = rows.map((row) => ({ version: 1, ...storedOf(entity, row) }))
  const columns = columnsIn(entity, stored)
  for (let at = 0; at < stored.length; at += AT_ONCE)
    await inserted(tx, entity, columns, stored.slice(at, at + AT_ONCE), 'version')
  touch(tx, entity.name)
}

/** Every row of a statement has the same columns: what one leaves out is null there. */
function columnsIn(entity: Entity, stored: readonly Row[]): readonly JsonColumn[] {
  const named = new Set(stored.flatMap((row) => Object.keys(row)))
  const folded = searchedFields(entity).map(foldedColumn)
  return [
    ...columnsOf(entity).filter(
      ({ name }) => named.has(name) || entity.fields[name]?.kind === 'count',
    ),
    ...folded.filter((name) => named.has(name)).map((name) => ({ name, type: 'text' as const })),
  ]
}

async function inserted(
  tx: Tx,
  entity: Entity,
  columns: readonly JsonColumn[],
  stored: readonly Row[],
  by: string,
): Promise<readonly Row[]> {
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  try {
    const { rows } = await sql<Row>`insert into ${sql.table(entity.name)} (${names})
      ${jsonRows(tx, columns, stored)} returning id, ${sql.ref(by)}`.execute(tx)
    return rows
  } catch (error) {
    throw notUniqueOf(entity, error) ?? error
  }
}

async function index(
  tx: Tx,
  entity: Entity,
  rows: readonly Row[],
  ids: readonly number[],
  isReferring: boolean,
): Promise<void> {
  const references = (isReferring ? rows : []).flatMap((row, at) =>
    referencesOf(entity, row).map((one) => ({
      entity: entity.name,
      id: ids[at] as number,
      ...one,
    })),
  )
  noteObjects(tx, references)
  await addReferences(tx, references)
  await addTexts(
    tx,
    rows.flatMap((row, at) => writtenIn(entity, ids[at] as number, row)),
  )
  if (indexedFields(entity).length === 0) return
  const numbers = await searchedNumbers(tx)
  const keys = rows.flatMap((row, at) =>
    newKeysOf(entity, row, numbers).map((key) => ({ ...key, id: ids[at] as number })),
  )
  await addKeys(tx, keys)
}

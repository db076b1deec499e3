import { sql } from 'kysely'
import type { Entity, Row } from '#declare'
import { columnsOf } from '#derive/columns.ts'
import { fold } from '#derive/fold.ts'
import { perEntity } from '#derive/perEntity.ts'
import { type Stored, toColumns } from '#derive/row.ts'
import { foldedColumn, searchedFields } from '#derive/searched.ts'
import { writtenFields } from '#derive/writtenFields.ts'
import type { Tx } from '#portal/storage/db/database.ts'
import { dialectOf } from '#portal/storage/db/dialectOf.ts'
import { touch } from '#portal/storage/db/freshness.ts'
import { clearPlaces, indexedFields, writePlaces } from '#portal/storage/search/writePlaces.ts'
import { clearTexts, writeTexts } from '#portal/storage/search/writtenTexts.ts'
import { notUniqueOf } from './notUnique.ts'
import { clearReferences, writeReferences } from './reference.ts'
import { readRow } from './storeRead.ts'
import { groupOf } from './together/group.ts'

/**
 * Inserts a record with its search index and references, and gives its id. What `row` leaves out stays empty, counts
 * start at 0. An `id` in `row` is taken over (seeds, imports). Throws `NotUnique` where another record has a value
 * that must be one's own. Within a group of records it is kept back, its id given ahead.
 */
export async function insertRow(tx: Tx, entity: Entity, row: Row): Promise<number> {
  const group = row.id === undefined && groupOf(tx)
  if (group) return group.make(entity, row)
  const id = await insertOnly(tx, entity, row)
  if (row.id !== undefined) await countOnFrom(tx, entity)
  await index(tx, entity, id, row)
  return id
}

async function insertOnly(tx: Tx, entity: Entity, row: Row): Promise<number> {
  const values = { version: 1, ...storedOf(entity, row) }
  const { id } = await refusing(entity, () =>
    tx.insertInto(entity.name).values(values).returning('id').executeTakeFirstOrThrow(),
  )
  touch(tx, entity.name)
  return Number(id)
}

/** SQLite counts on from the highest id by itself. */
async function countOnFrom(tx: Tx, { name }: Entity): Promise<void> {
  if (dialectOf(tx) !== 'postgres') return
  await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), (select max(id) from ${sql.table(name)}))`.execute(
    tx,
  )
}

/**
 * Writes what differs from `before`, and brings search index and references in step. `row` is the whole record or the
 * fields to change. Where `row.version` is one more than `before.version`, the record must still be at that version.
 *
 * Within a group of records it is kept back, and who was faster is found when it is written.
 *
 * @returns false when somebody else was faster, or the record is gone; nothing is written then
 */
export async function updateRow(
  tx: Tx,
  entity: Entity,
  id: number,
  row: Row,
  before: Row,
): Promise<boolean> {
  const other = otherThan(before, row)
  const changes = changed(storedOf(entity, other), storedOf(entity, only(before, other)))
  if (Object.keys(changes).length === 0) return true
  const isNext = Number(row.version) === Number(before.version) + 1
  const group = isNext && groupOf(tx)
  if (group) {
    await group.update({ entity, id, row: { ...before, ...row }, before, changes })
    return true
  }
  const { numUpdatedRows } = await refusing(entity, () => {
    const update = tx.updateTable(entity.name).set(changes).where('id', '=', id)
    return (isNext ? update.where('version', '=', before.version) : update).executeTakeFirst()
  })
  if (Number(numUpdatedRows) === 0) return false
  touch(tx, entity.name)
  await index(tx, entity, id, { ...before, ...row }, before)
  return true
}

/** Who puts a record into the bin or takes it out, and when (ISO 8601, +08:00). */
export interface Binning {
  readonly at: string
  readonly by: number | null
}

/**
 * Puts a record into the bin: it is found by nothing any more, refers to nothing and gives its unique values free.
 *
 * @returns false when somebody else was faster: it lies there already
 */
export async function binRow(
  tx: Tx,
  entity: Entity,
  id: number,
  { at, by }: Binning,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable(entity.name)
    .set((eb) => ({ deletedAt: at, deletedBy: by, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) return false
  touch(tx, entity.name)
  await clearPlaces(tx, entity, id)
  await clearTexts(tx, entity, id)
  await clearReferences(tx, entity, id)
  return true
}

/**
 * Writes values the portal keeps (counts, computed columns): neither version nor time of the record changes by it. It
 * is found by what it holds now.
 */
export async function keepValues(tx: Tx, entity: Entity, id: number, row: Row): Promise<void> {
  const values = storedOf(entity, row)
  if (Object.keys(values).length === 0) return
  const found = foundBy(entity)
  const before = Object.keys(row).some((name) => found.has(name)) && (await readRow(tx, entity, id))
  await tx.updateTable(entity.name).set(values).where('id', '=', id).execute()
  touch(tx, entity.name)
  if (!before) return
  await writePlaces(tx, entity, id, { ...before, ...row }, before)
  await writeTexts(tx, entity, id, { ...before, ...row }, before)
}

/** The fields by which records are looked for; what is in the bin is not. */
const foundBy = perEntity(
  (entity): ReadonlySet<string> => new Set([...indexedFields(entity), ...writtenFields(entity)]),
)

/**
 * Takes a record out of the bin, with the values of `row` where some are to change on the way. Throws `NotUnique` as
 * an insert does.
 *
 * @returns false when somebody else was faster: it lies there no more
 */
export async function unbinRow(
  tx: Tx,
  entity: Entity,
  id: number,
  row: Row = {},
): Promise<boolean> {
  const { id: _, version: __, deletedAt: ___, deletedBy: ____, ...values } = storedOf(entity, row)
  const { numUpdatedRows } = await refusing(entity, () =>
    tx
      .updateTable(entity.name)
      .set((eb) => ({
        ...values,
        deletedAt: null,
        deletedBy: null,
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .where('deletedAt', 'is not', null)
      .executeTakeFirst(),
  )
  if (Number(numUpdatedRows) === 0) return false
  touch(tx, entity.name)
  const restored = await readRow(tx, entity, id)
  if (restored) await index(tx, entity, id, restored)
  return true
}

/** Removes a record for good, from the bin or not. */
export async function purgeRow(tx: Tx, entity: Entity, id: number): Promise<void> {
  await clearPlaces(tx, entity, id)
  await clearTexts(tx, entity, id)
  await clearReferences(tx, entity, id)
  await tx.deleteFrom(entity.name).where('id', '=', id).execute()
  touch(tx, entity.name)
}

async function index(tx: Tx, entity: Entity, id: number, row: Row, before?: Row): Promise<void> {
  await writePlaces(tx, entity, id, row, before)
  await writeTexts(tx, entity, id, row, before)
  await writeReferences(tx, entity, id, row, before)
}

async function refusing<T>(entity: Entity, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw notUniqueOf(entity, error) ?? error
  }
}

/** The columns of a record, with the folded form of its searched texts. */
export function storedOf(entity: Entity, row: Row): Stored {
  const stored = toColumns(entity, row)
  for (const name of countsOf(entity)) if (row[name] !== undefined) stored[name] ??= 0
  for (const name in stored) if (stored[name] === undefined) delete stored[name]
  for (const name of searchedFields(entity))
    if (stored[name] !== undefined) stored[foldedColumn(name)] = foldedIfOther(stored[name])
  return stored
}

const countsOf = perEntity((entity) =>
  columnsOf(entity).flatMap(({ name }) => (entity.fields[name]?.kind === 'count' ? [name] : [])),
)

function foldedIfOther(text: unknown): string | null {
  const folded = typeof text === 'string' ? fold(text) : null
  return folded === text ? null : folded
}

/** What of a record is not the very value it was: most of its fields need not be looked at at all. */
function otherThan(before: Row, row: Row): Row {
  const other: Row = {}
  for (const name in row) if (row[name] !== before[name]) other[name] = row[name]
  return other
}

const only = (row: Row, named: Row): Row =>
  Object.fromEntries(Object.keys(named).map((name) => [name, row[name]]))

function changed(now: Stored, before: Stored): Stored {
  const names = Object.keys(now).filter((name) => name !== 'id')
  return Object.fromEntries(
    names.filter((name) => (before[name] ?? null) !== now[name]).map((name) => [name, now[name]]),
  )
}

export { countRows, type ReadOptions, readRow, readRows, selectRows } from './storeRead.ts'

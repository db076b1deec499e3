import type { Entity, Row } from '#declare'
import { fold } from '#derive/fold.ts'
import { fromColumns } from '#derive/row.ts'
import { foldedColumn, searchedFields } from '#derive/searched.ts'
import { writtenFields } from '#derive/writtenFields.ts'
import type { Tx } from '../db/database.ts'
import { dialectOf } from '../db/dialectOf.ts'
import { readNumbers } from './searchedNumbers.ts'
import { addKeys, indexedFields, keysOf } from './writePlaces.ts'
import { addTexts, writtenIn } from './writtenTexts.ts'

/** Gives every searched field its number, and indexes the records that were there before their field was searched. */
export async function indexSearched(
  tx: Tx,
  entities: readonly Entity[],
  fresh: ReadonlySet<string>,
): Promise<void> {
  const there = await readNumbers(tx)
  const wanted = entities.flatMap(searchedOf)
  const missing = [...new Set(wanted)].filter((field) => !there.has(field))
  for (let i = 0; i < missing.length; i += 500) {
    const values = missing.slice(i, i + 500).map((field) => ({ field }))
    await tx.insertInto('_searched').values(values).execute()
  }
  const numbers = await readNumbers(tx)
  for (const entity of entities) {
    const isNew = writtenFields(entity).some((field) => missing.includes(textOf(entity, field)))
    if (isNew && !fresh.has(entity.name)) await readRecords(tx, entity)
  }
  for (const entity of entities) {
    const added = missing.filter((field) => field.startsWith(`${entity.name}.`))
    const own = new Map(added.map((field) => [field, numbers.get(field) as number]))
    if (own.size > 0 && !fresh.has(entity.name)) await indexRecords(tx, entity, own)
  }
}

/** The fields of an entity that have a number in the index, as they are called there. */
export const searchedOf = (entity: Entity): readonly string[] => [
  ...indexedFields(entity).map((field) => `${entity.name}.${field}`),
  ...writtenFields(entity).map((field) => textOf(entity, field)),
]

/** A long text that is read through has a number, too, which says that it is. */
const textOf = (entity: Entity, field: string): string => `text of ${entity.name}.${field}`

/** The long texts of records that were there before. */
async function readRecords(tx: Tx, entity: Entity): Promise<void> {
  const fields = writtenFields(entity)
  for (let after = 0; ; ) {
    const rows = await tx
      .selectFrom(entity.name)
      .select(['id', ...fields])
      .where('id', '>', after)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(200)
      .execute()
    await addTexts(
      tx,
      rows.flatMap((row) => writtenIn(entity, Number(row.id), row as Row)),
    )
    if (rows.length < 200) return
    after = Number(rows.at(-1)?.id)
  }
}

async function indexRecords(
  tx: Tx,
  entity: Entity,
  numbers: ReadonlyMap<string, number>,
): Promise<void> {
  const parsed = dialectOf(tx) === 'postgres'
  for (let after = 0; ; ) {
    const rows = await tx
      .selectFrom(entity.name)
      .selectAll()
      .where('id', '>', after)
      .where('deletedAt', 'is', null)
      .orderBy('id')
      .limit(500)
      .execute()
    const keys = rows.flatMap((stored) => {
      const row = fromColumns(entity, stored, parsed)
      return [...keysOf(entity, row, numbers).values()].map((key) => ({
        ...key,
        id: Number(stored.id),
      }))
    })
    await addKeys(tx, keys)
    await foldRecords(tx, entity, rows)
    if (rows.length < 500) return
    after = Number(rows.at(-1)?.id)
  }
}

/** The folded form of texts that were there before, where it differs. */
async function foldRecords(tx: Tx, entity: Entity, rows: readonly Row[]): Promise<void> {
  for (const row of rows) {
    const folded = searchedFields(entity)
      .filter((name) => typeof row[name] === 'string' && fold(row[name]) !== row[name])
      .map((name) => [foldedColumn(name), fold(row[name] as string)])
    if (folded.length === 0) continue
    await tx
      .updateTable(entity.name)
      .set(Object.fromEntries(folded))
      .where('id', '=', row.id)
      .execute()
  }
}

import type { Entity, Row } from '#declare'
import { blankRow } from '#portal/engine/records/blankRow.ts'
import { insertRows } from '#portal/engine/records/insertRows.ts'
import { readDeclarations } from '#portal/start/declarations.ts'
import { useEntities } from '#portal/storage/db/schema.ts'
import { dataOf } from './dataOf.ts'

/** Writes rows of an entity as they are given, what is left out as it stands at first. */
export type WriteRows = (entity: string, rows: readonly Row[]) => Promise<void>

/** Has records written, with index and references, straight into the database of a portal that does not run. */
export async function writeInto(
  folder: string,
  databaseUrl: string | undefined,
  work: (write: WriteRows) => Promise<void>,
): Promise<void> {
  const database = dataOf(folder, databaseUrl)
  const { entities } = await readDeclarations()
  useEntities(database.db, entities)
  await work(async (name, rows) => {
    const entity = entities.find((one) => one.name === name) as Entity
    const whole = rows.map((row) => ({ ...blankRow(entity), ...standing, ...row }))
    await database.transaction((tx) => insertRows(tx, entity, whole, 'id'))
  })
  await database.close()
}

const at = '2026-01-01T10:00:00+08:00'
const standing = { version: 1, createdAt: at, updatedAt: at, createdBy: null, updatedBy: null }

import { type Entity, isKept, type Row } from '#declare'
import type { Tx } from '#portal/storage/db/database.ts'

/** What people fill in: everything but what the portal keeps, and the state. */
export const contentOf = ({ fields, stateField }: Entity, row: Row): Row =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name, field]) => !isKept(field) && name !== stateField)
      .map(([name]) => [name, row[name] ?? null]),
  )

/** From now on readers see the record as it stands in `row`, whatever is edited afterwards. */
export async function keepPublished(tx: Tx, entity: Entity, row: Row, at: string): Promise<void> {
  const key = { entity: entity.name, recordId: row.id as number }
  const kept = { at, content: JSON.stringify(contentOf(entity, row)) }
  await tx
    .insertInto('_published')
    .values({ ...key, ...kept })
    .onConflict((conflict) => conflict.columns(['entity', 'recordId']).doUpdateSet(kept))
    .execute()
}

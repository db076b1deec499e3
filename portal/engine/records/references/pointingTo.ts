import { type RawBuilder, sql } from 'kysely'
import { type Entity, isKept } from '#declare'
import { hashOf } from '#derive/hash.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../../context/portalContext.ts'
import { keepersOf } from './recountObjects.ts'
import { objectKey, objects } from './referencesOf.ts'

/**
 * Which rows of the table of references mean a record, as a condition on them: those that refer to it, and, of one that
 * stands for an object of the store, those that show that object. A record is no use of its own.
 */
export async function pointingTo(
  context: Pick<PortalContext, 'entities' | 'rows'>,
  db: Db | Tx,
  entity: Entity,
  id: number,
): Promise<RawBuilder<boolean>> {
  const referred = sql<boolean>`("toEntity" = ${entity.name} and "toId" = ${id}
    and not ("entity" = ${entity.name} and "id" = ${id}))`
  const address = await objectOf(context, db, entity, id)
  if (!address) return referred
  const keepers = keepersOf(context.entities).map((keeper) => keeper.entity.name)
  return sql<boolean>`(${referred} or ("toEntity" = ${objects} and "toId" = ${hashOf(address)}
    and "address" = ${address} and "entity" not in (${sql.join(keepers)})))`
}

/** Whether a record refers by a field that the portal alone writes, so that nobody has it refer to another. */
export function isKeptAt({ fields }: Entity, path: string): boolean {
  const field = fields[path.split('.')[0] as string]
  return field !== undefined && isKept(field)
}

/** The key of the object a record stands for; undefined where it stands for none. */
async function objectOf(
  { entities, rows }: Pick<PortalContext, 'entities' | 'rows'>,
  db: Db | Tx,
  entity: Entity,
  id: number,
): Promise<string | undefined> {
  const keeper = keepersOf(entities).find((one) => one.entity.name === entity.name)
  const row = keeper && (await rows.read(db, entity, id, { binned: true }))
  return row?.[keeper?.at ?? ''] ? objectKey(String(row[keeper!.at])) : undefined
}

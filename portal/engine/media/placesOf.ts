import { hashOf } from '#derive/hash.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { keepersOf } from '../records/references/recountObjects.ts'
import { objectKey, objects } from '../records/references/referencesOf.ts'

/** A field of a record that shows an object; inside a list `items.picture`. */
export interface Place {
  readonly entity: string
  readonly id: number
  readonly path: string
}

/** Where the object at an address is shown, record by record; `after` is the last place already seen. */
export async function placesOf(
  db: Db | Tx,
  entities: PortalContext['entities'],
  url: string,
  { after, limit }: { readonly after?: Place; readonly limit: number },
): Promise<Place[]> {
  const address = objectKey(url)
  const keepers = keepersOf(entities).map(({ entity }) => entity.name)
  let asked = db
    .selectFrom('_reference')
    .select(['entity', 'id', 'path'])
    .where('toEntity', '=', objects)
    .where('toId', '=', hashOf(address))
    .where('address', '=', address)
    .where('entity', 'not in', keepers)
  if (after)
    asked = asked.where((where) =>
      where.or([
        where('entity', '>', after.entity),
        where.and([where('entity', '=', after.entity), where('id', '>', after.id)]),
        where.and([
          where('entity', '=', after.entity),
          where('id', '=', after.id),
          where('path', '>', after.path),
        ]),
      ]),
    )
  const rows = await asked.orderBy('entity').orderBy('id').orderBy('path').limit(limit).execute()
  return rows.map(({ entity, id, path }) => ({
    entity: String(entity),
    id: Number(id),
    path: String(path),
  }))
}

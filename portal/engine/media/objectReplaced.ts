import type { Row } from '#declare'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { keepersOf } from '../records/references/recountObjects.ts'
import type { Replacement } from './withReplaced.ts'

/** What a record stands for, to be shown in the place of what another one stands for; undefined where they stand for no objects. */
export async function objectReplaced(
  context: Pick<PortalContext, 'entities' | 'rows'>,
  db: Db | Tx,
  {
    entity: name,
    from,
    to,
  }: { readonly entity: string; readonly from: number; readonly to: number },
): Promise<Replacement | undefined> {
  const keeper = keepersOf(context.entities).find(({ entity }) => entity.name === name)
  if (!keeper) return undefined
  const entity = entityNamed(context, name)
  const [old, next] = await Promise.all(
    [from, to].map((id) => context.rows.read(db, entity, id, { binned: true })),
  )
  return old && next ? { from: String(old[keeper.at]), to: fileOf(next, keeper.at) } : undefined
}

/** The object a record of the library stands for, as a field of a file holds one. */
export function fileOf(item: Row, at = 'url'): Replacement['to'] {
  const { name, size, duration } = item
  return {
    url: String(item[at]),
    name: String(name ?? ''),
    ...(size != null && { size: Number(size) }),
    ...(duration != null && { duration: Number(duration) }),
  }
}

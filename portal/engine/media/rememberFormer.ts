import type { Tx } from '#portal/storage/db/database.ts'
import { entityNamed, type PortalContext } from '../context/portalContext.ts'
import { portalSession } from '../context/session.ts'
import { keepersOf } from '../records/references/recountObjects.ts'
import { openTransaction } from '../records/transaction.ts'

/**
 * What takes the place of a record of the library remembers which that was, so that one can go back from it, whichever
 * way it was replaced; nothing where records of the entity do not, or one of the two is deleted.
 */
export async function rememberFormer(
  context: PortalContext,
  tx: Tx,
  { entity, from, to }: { readonly entity: string; readonly from: number; readonly to: number },
): Promise<void> {
  const keeper = keepersOf(context.entities).find((one) => one.entity.name === entity)
  if (!keeper?.formerly) return
  for (const id of [from, to])
    if (!(await context.rows.read(tx, entityNamed(context, entity), id))) return
  const { records } = openTransaction(context, { session: portalSession }, tx)
  await records.update(entity, to, { [keeper.formerly]: from })
}

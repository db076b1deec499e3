import type { Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { Db, Tx } from '#portal/storage/db/database.ts'
import { entityNamed } from '../context/portalContext.ts'
import type { Call } from '../records/call.ts'
import type { EditOptions } from './editOf.ts'

/** The same call on batches, by the portal for whoever calls: whether they may was asked of the records. */
export const onBatches = ({ context, session }: Call): Call => ({
  context,
  entity: entityNamed(context, 'batchGive'),
  session: { ...session, acting: 'portal' },
})

/** The batch of an edit of these records that somebody made. Throws 40400 for one of others, and of other records. */
export async function editBatch(
  { context, entity, session }: Call,
  db: Db | Tx,
  id: number,
): Promise<Row> {
  const batches = entityNamed(context, 'batchGive')
  const batch = await context.rows.read(db, batches, id)
  const isEdit = batch?.kind === 'edit' && (batch.options as EditOptions | null)?.of === entity.name
  const isOwn = session.acting !== 'user' || batch?.createdBy === session.user?.id
  if (!batch || !isEdit || !isOwn) throw missing(['批量编辑', 'Bulk edit'], id)
  return batch
}

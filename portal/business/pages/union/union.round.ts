import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { deliver } from './deliver.ts'

/** So many of one round. */
const MOST = 100

/** What the clock does for union memberships: new sales are delivered, failed ones tried again. */
export async function round(context: PortalContext): Promise<void> {
  const now = shanghaiTime(context.clock())
  const where = {
    any: [{ status: 'waiting' }, { status: 'failed', tryAt: { lte: { text: now } } }],
  }
  const entity = entityNamed(context, 'unionSale')
  const due = await context.rows.select(context.database.db, entity, where, {
    limit: MOST,
    sort: 'id',
  })
  for (const { id } of due) await deliver(context, id as number, portalSession)
}

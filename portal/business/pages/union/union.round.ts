import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type Ground } from '#portal/engine/context/ground.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { deliver } from './deliver.ts'

/** So many of one round. */
const MOST = 100

/** What the clock does for union memberships: new sales are delivered, failed ones tried again. */
export async function round(ground: Ground): Promise<void> {
  const now = shanghaiTime(ground.clock())
  const where = {
    any: [{ status: 'waiting' }, { status: 'failed', tryAt: { lte: { text: now } } }],
  }
  const entity = entityNamed(ground, 'unionSale')
  const due = await ground.rows.select(ground.database.db, entity, where, {
    limit: MOST,
    sort: 'id',
  })
  for (const { id } of due) await deliver(ground, id as number, portalSession)
}

import { entityNamed, type Ground } from '#portal/engine/context/ground.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { inUnit } from '#portal/engine/records/unit.ts'
import { giveOne } from './giveOne.ts'

/** So many of one round. */
const MOST = 100

/** What the clock does for gifts: those that orders have brought since are given, each in a transaction of its own. */
export async function round(ground: Ground): Promise<void> {
  const entity = entityNamed(ground, 'giftGiven')
  const where = { status: 'waiting' }
  const rows = await ground.rows.select(ground.database.db, entity, where, {
    limit: MOST,
    sort: 'id',
  })
  for (const { id } of rows)
    await inUnit(ground, { session: portalSession }, async (unit) => {
      const row = await unit.records.find('giftGiven', id as number)
      if (row?.status === 'waiting') await giveOne(unit, row)
    })
}

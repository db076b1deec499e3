import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { giveOne } from './giveOne.ts'

/** So many of one round. */
const MOST = 100

/** What the clock does for gifts: those that orders have brought since are given, each in a transaction of its own. */
export async function round(context: PortalContext): Promise<void> {
  const entity = entityNamed(context, 'giftGiven')
  const where = { status: 'waiting' }
  const rows = await context.rows.select(context.database.db, entity, where, {
    limit: MOST,
    sort: 'id',
  })
  for (const { id } of rows)
    await inTransaction(context, { session: portalSession }, async (transaction) => {
      const row = await transaction.records.find('giftGiven', id as number)
      if (row?.status === 'waiting') await giveOne(transaction, row)
    })
}

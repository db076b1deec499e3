import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import { lastPull } from './lastPull.ts'
import { serveOrder, tellBuyers } from './serveOrder.ts'
import { pullOrders } from './shopOrders.job.ts'

/** Orders are pulled so often, and so many are served in one round. */
const EVERY = '-5m'
const MOST = 200

/** Lines to be tried now: failed ones whose hour is over, and waiting ones whose buyer has registered since. */
async function dueOrders(context: PortalContext, now: string): Promise<ReadonlySet<number>> {
  const { rows, database } = context
  const failed: readonly Row[] = await rows.select(
    database.db,
    entityNamed(context, 'shopServing'),
    { status: 'failed', tryAt: { lte: { text: now } } },
    { limit: MOST, sort: 'tryAt' },
  )
  const registered = await database.db
    .selectFrom('shopServing')
    .innerJoin('appUser', 'appUser.phone', 'shopServing.phone')
    .select('shopServing.order')
    .where('shopServing.status', '=', 'waiting')
    .where('appUser.status', '!=', 'closed')
    .where('appUser.deletedAt', 'is', null)
    .limit(MOST)
    .execute()
  return new Set([...failed, ...registered].map(({ order }) => Number(order)))
}

/** What the clock does for the shop: orders come in every few minutes, and what is owed is tried again. */
export async function round(context: PortalContext): Promise<void> {
  const now = shanghaiTime(context.clock())
  const last = await lastPull(context.database.db)
  // A stand-in has nothing to tell by itself: its samples come when somebody asks for them.
  if (!context.ports.shop.standIn && (!last || last <= shift(now, EVERY)))
    await pullOrders(context, portalSession).catch(({ message }: Error) =>
      context.log({
        level: 'warn',
        message: `The shop's orders were not pulled, last ${last ?? 'never'}: ${message}`,
      }),
    )
  for (const order of await dueOrders(context, now)) {
    const served = await inTransaction(context, { session: portalSession }, (transaction) =>
      serveOrder(transaction, order),
    )
    await tellBuyers(context, served)
  }
}

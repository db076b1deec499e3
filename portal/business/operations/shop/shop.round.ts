import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import { entityNamed, type Ground } from '#portal/engine/context/ground.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { inUnit } from '#portal/engine/records/unit.ts'
import { lastPull } from './lastPull.ts'
import { serveOrder, tellBuyers } from './serveOrder.ts'
import { pullOrders } from './shopOrders.job.ts'

/** Orders are pulled so often, and so many are served in one round. */
const EVERY = '-5m'
const MOST = 200

/** Lines to be tried now: failed ones whose hour is over, and waiting ones whose buyer has registered since. */
async function dueOrders(ground: Ground, now: string): Promise<ReadonlySet<number>> {
  const { rows, database } = ground
  const failed: readonly Row[] = await rows.select(
    database.db,
    entityNamed(ground, 'shopServing'),
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
export async function round(ground: Ground): Promise<void> {
  const now = shanghaiTime(ground.clock())
  const last = await lastPull(ground.database.db)
  // A stand-in has nothing to tell by itself: its samples come when somebody asks for them.
  if (!ground.ports.shop.standIn && (!last || last <= shift(now, EVERY)))
    await pullOrders(ground, portalSession).catch(({ message }: Error) =>
      ground.log({
        level: 'warn',
        message: `The shop's orders were not pulled, last ${last ?? 'never'}: ${message}`,
      }),
    )
  for (const order of await dueOrders(ground, now)) {
    const served = await inUnit(ground, { session: portalSession }, (unit) =>
      serveOrder(unit, order),
    )
    await tellBuyers(ground, served)
  }
}

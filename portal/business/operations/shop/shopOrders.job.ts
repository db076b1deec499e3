import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { shanghaiTime } from '#portal/core/shanghaiTime.ts'
import type { Records } from '#portal/engine/context/change.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import type { JobKind, JobStep } from '#portal/engine/queue/jobKind.ts'
import { same } from '#portal/engine/records/same.ts'
import { inTransaction } from '#portal/engine/records/transaction.ts'
import type { ShopTrade } from '#portal/outside/shop/shop.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'
import { lastPull, markPull } from './lastPull.ts'
import { serveOrder, tellBuyers } from './serveOrder.ts'

/** How far back the first pull looks, and how much each looks back beyond the last: clocks differ. */
const FIRST = '-30d'
const OVERLAP = '-10m'

/** Goods and link by what the shop calls them; goods that were not synced yet are known by their title. */
async function valuesOf(records: Records, trade: ShopTrade): Promise<Row> {
  const itemId = trade.items.map((line) => line.itemId)
  const goods = await records.select('shopGoods', { itemId }, { limit: 200 })
  const byItem = new Map(goods.map((one) => [one.itemId, one.id]))
  const { linkCode: code, amount, refunded, paidAt, buyerPhone, status } = trade
  const [link] = code ? await records.select('distributionLink', { code }, { limit: 1 }) : []
  return {
    items: trade.items.map(({ itemId: item, ...line }) => ({
      ...line,
      goods: byItem.get(item) ?? null,
    })),
    ...{ amount, refunded, paidAt, buyerPhone, status },
    ...(link && { link: link.id }),
  }
}

/** Makes or changes one order as the shop has it. Gives its number. */
async function take({ records, tx }: Transaction, trade: ShopTrade): Promise<number> {
  const { orderNo } = trade
  await oneAtATime(tx, `shopOrder ${orderNo}`)
  const { items, ...values } = await valuesOf(records, trade)
  const [known] = await records.select('shopOrder', { orderNo }, { limit: 1 })
  if (!known) {
    const made = await records.create('shopOrder', { orderNo, items, delivery: 'none', ...values })
    return made.id as number
  }
  if (Object.keys(values).some((name) => !same(values[name], known[name])))
    await records.update('shopOrder', known.id as number, values)
  return known.id as number
}

/** Pulls what has changed since the last time, order by order in transactions of their own. Gives how many there were. */
export async function pullOrders(context: PortalContext, session: Session): Promise<number> {
  const until = shanghaiTime(context.clock())
  const last = await lastPull(context.database.db)
  const since = last ? shift(last, OVERLAP) : shift(until, FIRST)
  const trades = await context.ports.shop.orders(since, until)
  for (const trade of trades) {
    const served = await inTransaction(context, { session }, async (transaction) =>
      serveOrder(transaction, await take(transaction, trade)),
    )
    await tellBuyers(context, served)
  }
  await context.database.transaction((tx) => markPull(tx, until))
  return trades.length
}

/** The same, asked for by somebody; a failed pull begins again where the last good one ended. */
export const job: JobKind = {
  async step({ context, session }): Promise<JobStep> {
    const done = await pullOrders(context, session)
    return { done, failed: 0, total: done, over: true }
  },
}

import type { Row } from '#declare'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Transaction } from '#portal/engine/context/transaction.ts'
import { oneAtATime } from '#portal/storage/db/oneAtATime.ts'
import { type Served, serveLine } from './serveLine.ts'
import { isToServe, keepServings, settleDelivery } from './servings.ts'

/** One line of an order, and how it came out. */
export interface ServedRow extends Served {
  readonly row: Row
}

/** Opens what an order's lines are owed and have not got; `only` those of one mapping. Gives how each came out. */
export async function serveOrder(
  transaction: Transaction,
  id: number,
  only?: number,
): Promise<ServedRow[]> {
  // A pull, the clock and somebody who delivers again may meet at one order: each line is opened once.
  await oneAtATime(transaction.tx, `serve shopOrder ${id}`)
  const order = (await transaction.records.find('shopOrder', id)) as Row
  if (!isToServe(order)) return []
  const served: ServedRow[] = []
  for (const row of await keepServings(transaction.records, order, only)) {
    const isOwed = row.status === 'waiting' || row.status === 'failed'
    if (isOwed && (only === undefined || row.goodsMapping === only))
      served.push({ ...(await serveLine(transaction, row)), row })
  }
  await settleDelivery(transaction.records, id)
  return served
}

/** Tells buyers what was opened, once it stands; a message that fails keeps nothing from them. */
export async function tellBuyers(
  { ports, log }: PortalContext,
  served: readonly Served[],
): Promise<void> {
  for (const { sms } of served)
    if (sms)
      await ports.sms.send(sms).catch((error: Error) =>
        log({
          level: 'warn',
          message: `A buyer was not told of opened rights: ${error.message}`,
        }),
      )
}

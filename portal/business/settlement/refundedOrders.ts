import type { Row } from '#declare'
import type { Change, Records } from '#portal/engine/context/change.ts'

/** The statement that a paid order was counted in: of its content, by its title, and the month it was paid in. */
async function statementOf(order: Row, records: Records): Promise<Row | undefined> {
  const month = String(order.paidAt ?? '').slice(0, 7)
  if (!month || !order.goodsTitle) return undefined
  const where = { title: order.goodsTitle, month, status: { not: 'void' } }
  const [found] = await records.select('settlementSingle', where, { limit: 1 })
  return found
}

/** Lines with one more refund in the first of them: the order's channel is not told apart from the others. */
function withRefund(statement: Row, fen: number): readonly Row[] {
  const [first, ...rest] = (statement.lines ?? []) as readonly Row[]
  return first ? [{ ...first, refund: Number(first.refund ?? 0) + fen }, ...rest] : []
}

/**
 * A refunded order leaves the statement of its month, or is set off in the next one of the same content where that
 * month is confirmed already. Where there is no next one yet, the order waits for it (see `takesRefunds`).
 */
export async function leavesSettlement({ after: order, records }: Change): Promise<void> {
  const fen = Number(order.refundAmount ?? 0)
  const own = fen > 0 ? await statementOf(order, records) : undefined
  if (!own) return
  const open = own.status === 'pending' ? own : await nextOf(own, records)
  if (open) await count(open, [order], records)
}

async function nextOf({ title, month, partner }: Row, records: Records): Promise<Row | undefined> {
  const where = { title, partner, month: { gt: { text: String(month) } }, status: 'pending' }
  const [found] = await records.select('settlementSingle', where, { limit: 1, sort: 'month' })
  return found
}

async function count(statement: Row, orders: readonly Row[], records: Records): Promise<void> {
  const fen = orders.reduce((sum, { refundAmount }) => sum + Number(refundAmount), 0)
  const id = statement.id as number
  await records.update('settlementSingle', id, { lines: withRefund(statement, fen) })
  for (const order of orders)
    await records.update('partnerUserOrder', order.id as number, { settledIn: id })
}

/** So many refunds that wait are looked through; where there are more, each content is asked for its own. */
const MOST = 200

/**
 * Refunds of a content that wait for its next statement. A list of sales asks for each of its contents, and few refunds
 * wait at all: what is asked of all alike is read once.
 */
async function refundsOf(title: unknown, records: Records): Promise<readonly Row[]> {
  const waiting = { status: 'refunded', refundAmount: { gt: 0 }, settledIn: null }
  const all = await records.select('partnerUserOrder', waiting, { limit: MOST + 1 })
  if (all.length <= MOST) return all.filter(({ goodsTitle }) => goodsTitle === title)
  return records.select('partnerUserOrder', { ...waiting, goodsTitle: title })
}

/** What was refunded of confirmed months is set off in the first statement of the content that follows. */
export const takesRefunds = {
  effect: async ({ after: statement, records }: Change): Promise<void> => {
    const { title, month } = statement
    const waiting: Row[] = []
    for (const order of await refundsOf(title, records)) {
      const own = await statementOf(order, records)
      if (own && own.id !== statement.id && String(own.month) < String(month)) waiting.push(order)
    }
    if (waiting.length > 0) await count(statement, waiting, records)
  },
}

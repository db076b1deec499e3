import type { Row } from '#declare'
import type { Records } from '#portal/engine/context/change.ts'

const STANDING: readonly unknown[] = ['waitSend', 'sent', 'success']

/** Whether an order is to open anything at all: paid, not closed, not refunded as a whole. */
export const isToServe = ({ status, paidAt, amount, refunded }: Row): boolean =>
  STANDING.includes(status) && Boolean(paidAt) && Number(refunded ?? 0) < Number(amount ?? 0)

/** The enabled mapping of a line: that of its SKU, else the one for all SKUs; in force when the order was paid. */
async function mappingOf(records: Records, line: Row, paidAt: string): Promise<Row | undefined> {
  if (!line.goods) return undefined
  const where = { shopGoods: line.goods, enabled: true }
  const found = (await records.select('goodsMapping', where, { limit: 200 })).filter(({ period }) =>
    isWithin(period as Row | null, paidAt),
  )
  return (
    found.find(({ skuId }) => skuId && skuId === line.skuId) ?? found.find(({ skuId }) => !skuId)
  )
}

function isWithin(period: Row | null, at: string): boolean {
  const { start, end } = (period ?? {}) as { start?: string | null; end?: string | null }
  return (!start || at >= start) && (!end || at < end)
}

/** Keeps what each line opens as the mappings stand now; lines that are kept already stay as they are. */
export async function keepServings(records: Records, order: Row, only?: number): Promise<Row[]> {
  const kept = await records.select('shopServing', { order: order.id }, { limit: 200 })
  const known = new Set(kept.map(({ line }) => line))
  for (const [line, item] of ((order.items ?? []) as readonly Row[]).entries()) {
    if (known.has(line)) continue
    const mapping = await mappingOf(records, item, String(order.paidAt))
    if (!mapping || (only !== undefined && mapping.id !== only)) continue
    const { matchBy, smsNotice, grants } = mapping
    await records.create('shopServing', {
      ...{ order: order.id, line, goodsMapping: mapping.id, phone: order.buyerPhone },
      ...{ pieces: item.quantity ?? 1, matchBy, smsNotice, grants, user: order.user ?? null },
    })
  }
  return records.select('shopServing', { order: order.id }, { limit: 200, sort: 'line' })
}

/** What an order shows of its lines: failed where one failed, waiting while one waits. */
export async function settleDelivery(records: Records, id: number): Promise<void> {
  const order = (await records.find('shopOrder', id)) as Row
  const lines = await records.select('shopServing', { order: id }, { limit: 200 })
  const failed = lines.find(({ status }) => status === 'failed')
  const isOpen = lines.some(({ status }) => status === 'waiting')
  const delivery = failed ? 'failed' : isOpen ? 'waiting' : lines.length > 0 ? 'done' : 'none'
  const deliveryError = failed?.failure ?? null
  if (order.delivery !== delivery || (order.deliveryError ?? null) !== deliveryError)
    await records.update('shopOrder', id, { delivery, deliveryError })
}

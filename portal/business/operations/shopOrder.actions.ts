import type { Row } from '#declare'
import { shift } from '#derive/moment.ts'
import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { openTransaction, settle } from '#portal/engine/records/transaction.ts'
import { txOf } from '#portal/storage/db/txOf.ts'
import { queueSync } from './shop/queueSync.ts'
import { serveOrder } from './shop/serveOrder.ts'
import { isToServe } from './shop/servings.ts'

const MOST = 5000

/** Actions of the shop's orders. */
export const actions: ActionFunctions = {
  sync: queueSync('shopOrders', '同步有赞订单'),

  /** Opens what is owed and was not opened; what the buyer has already is left alone. */
  redeliver: async ({ row, entity, context, session, db, records }) => {
    if (!row) throw missing(entity.label)
    const { id } = row
    if (!isToServe(row))
      throw refusedField('_', [
        '订单已退款或已关闭，不再发放',
        'The order was refunded or closed: nothing is delivered any more',
      ])
    const transaction = openTransaction(
      context,
      { session: { ...session, acting: 'portal' } },
      txOf(db),
    )
    await serveOrder(transaction, id as number)
    await settle(transaction)
    return records.find('shopOrder', id as number)
  },

  /** Pieces sold by goods, of orders paid in a period. */
  quantity: async ({ records, values }) => {
    const [from, to] = [String(values.from ?? ''), String(values.to ?? '')]
    if (!from || !to || from > to)
      throw refusedField('to', ['结束日期不能早于开始日期', 'The last day is not before the first'])
    const paid = {
      gte: { text: `${from}T00:00:00+08:00` },
      lt: { text: `${shift(to, '+1d')}T00:00:00+08:00` },
    }
    const orders = await records.select('shopOrder', { paidAt: paid }, { limit: MOST })
    const sold = new Map<string, { pieces: number; fen: number }>()
    for (const { title, quantity, price } of orders.flatMap(
      ({ items }) => (items ?? []) as Row[],
    )) {
      const one = sold.get(String(title)) ?? { pieces: 0, fen: 0 }
      const pieces = Number(quantity ?? 1)
      sold.set(String(title), {
        pieces: one.pieces + pieces,
        fen: one.fen + pieces * Number(price ?? 0),
      })
    }
    return {
      first: ['商品', 'Goods'],
      heads: [
        ['pieces', ['件数', 'Pieces']],
        ['amount', ['金额（元）', 'Amount (¥)']],
      ],
      lines: [...sold]
        .toSorted(([, a], [, b]) => b.pieces - a.pieces)
        .map(([name, { pieces, fen }]) => ({ name, pieces, amount: (fen / 100).toFixed(2) })),
    }
  },
}

import type { Row } from '#declare'
import { refusedField } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueFor } from '#portal/engine/queue/queueFor.ts'
import { txOf } from '#portal/storage/db/txOf.ts'

const MOST_STOCK = 1_000_000

const keepStock = ({ context, db, entity, row }: ActionCall, stock: number) =>
  context.rows.keep(txOf(db), entity, (row as Row).id as number, { stock })

/** Actions of union memberships. */
export const actions: ActionFunctions = {
  setStock: async (call) => {
    const left = Number(call.values.left)
    if (!Number.isSafeInteger(left) || left < 0 || left > MOST_STOCK)
      throw refusedField('left', [
        `请填写 0 到 ${MOST_STOCK} 的整数`,
        `Give a whole number from 0 to ${MOST_STOCK}`,
      ])
    await keepStock(call, left)
    return call.records.find('unionVip', (call.row as Row).id as number)
  },

  retryDelivery: async ({ row, records, context, session, db }) => {
    const { id, name } = row as Row
    const total = await records.count('unionSale', { unionVip: id, status: 'failed' })
    if (total === 0)
      throw refusedField('_', ['没有发放失败的订单', 'No sale failed to be delivered'])
    const asked = {
      kind: 'unionDeliver',
      title: `补发联合会员 · ${name}`,
      entity: 'unionVip',
      recordId: id as number,
      params: { unionVip: id },
      total,
    }
    return { job: await queueFor({ context, session, db }, asked) }
  },
}

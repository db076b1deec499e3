import { missing, refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { queueSync } from './shop/queueSync.ts'

/** Actions of the shop's goods. */
export const actions: ActionFunctions = {
  sync: queueSync('shopGoods', '同步商城商品'),

  /** What is left and what was sold, now; what cannot be asked keeps its last figures. */
  refreshQuantity: async ({ row, entity, context, records, now }) => {
    if (!row) throw missing(entity.label)
    const { id, itemId, title } = row
    const [found] = await context.ports.shop.figures([String(itemId)])
    if (!found)
      throw refusedField('_', [
        `店铺里已没有“${title}”，请同步商品`,
        `The shop has no "${title}" any more: sync the goods`,
      ])
    const { quantity, sold } = found
    return records.update('shopGoods', id as number, { quantity, sold, syncedAt: now })
  },
}

import { demand } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { success } from '#portal/http/envelope.ts'
import { list } from '#portal/http/records/generic.ts'
import type { Calls, Route } from '#portal/http/records/recordCalls.ts'

const MOST = 200

/** `GET youzan/quantity?itemIds=1,2`: what is left and was sold, as it was last synced. */
const getQuantity: Route = async (c, call) => {
  demand(call, 'read')
  const itemId = String(queryOf(c).itemIds ?? '')
    .split(',')
    .filter(Boolean)
    .slice(0, MOST)
  const { rows, database } = call.context
  const found = await rows.select(database.db, call.entity, { itemId }, { limit: MOST })
  return success(
    c,
    found.map((row) => ({ itemId: row.itemId, quantity: row.quantity, sold: row.sold })),
  )
}

/** Named calls on the shop's goods. */
export const calls: Calls = {
  getGoods: list,
  getQuantity,
}

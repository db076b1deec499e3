import { done } from '../envelope.ts'
import { demand } from '../records/call.ts'
import { queryOf } from '../records/listing.ts'
import type { Route } from '../records/recordCalls.ts'
import { list } from './generic.ts'

const MOST = 200

/** `GET youzan/quantity?itemIds=1,2`: what is left and was sold, as it was last synced. */
const getQuantity: Route = async (c, call) => {
  demand(call, 'read')
  const itemId = String(queryOf(c).itemIds ?? '')
    .split(',')
    .filter(Boolean)
    .slice(0, MOST)
  const { rows, database } = call.ground
  const found = await rows.select(database.db, call.entity, { itemId }, { limit: MOST })
  return done(
    c,
    found.map((row) => ({ itemId: row.itemId, quantity: row.quantity, sold: row.sold })),
  )
}

/** Named calls on the shop's goods. */
export const shopCalls: { readonly [operation: string]: Route } = {
  'shopGoods.getGoods': list,
  'shopGoods.getQuantity': getQuantity,
}

import { amountsById } from '#portal/engine/imports/amountsById.ts'
import type { Remains } from '#portal/engine/imports/bulkFunctions.ts'
import { recordsOf } from '#portal/engine/imports/targets.ts'

/** How many of each coupon are still to be issued. */
export const couponRemains: Remains = {
  by: ['coupon', 'quantity'],
  after: async (place, takers) => {
    const taken = amountsById(takers, 'coupon', ({ quantity }) => Number(quantity ?? 1))
    const coupons = await recordsOf(place, 'coupon', [...taken.keys()])
    return [...coupons].map(([id, { title, stock, received }]) => {
      const now = Number(stock) - Number(received ?? 0)
      const afterwards = now - (taken.get(id) ?? 0)
      return { id, what: ['库存', 'in stock'], name: String(title), now, afterwards }
    })
  },
}

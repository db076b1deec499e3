import type { ActionFunctions } from './action.ts'
import { addTo } from './addTo.ts'

/** Actions of coupons. */
export const coupon: ActionFunctions = { addStock: addTo('stock', 100_000) }

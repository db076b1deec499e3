import type { ActionFunctions } from './action.ts'
import { addTo } from './addTo.ts'

/** Actions of points goods. */
export const pointsGoods: ActionFunctions = { addStock: addTo('stock', 100_000) }

import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { addTo } from '#portal/engine/actions/addTo.ts'

/** Actions of points goods. */
export const pointsGoods: ActionFunctions = { addStock: addTo('stock', 100_000) }

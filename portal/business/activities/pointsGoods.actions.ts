import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { addTo } from '#portal/engine/actions/addTo.ts'

/** Actions of points goods. */
export const actions: ActionFunctions = { addStock: addTo('stock', 100_000) }

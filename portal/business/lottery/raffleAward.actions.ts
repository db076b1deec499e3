import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { addTo } from '#portal/engine/actions/addTo.ts'
import { wheelOf } from './wheel.ts'

/** Actions of awards. */
export const actions: ActionFunctions = {
  addStock: addTo('stock', 100_000),
  wheel: async ({ records, values }) => ({ wheel: await wheelOf(records, values.raffle) }),
}

import { wheelOf } from '../raffles/wheel.ts'
import type { ActionFunctions } from './action.ts'
import { addTo } from './addTo.ts'

/** Actions of awards. */
export const raffleAward: ActionFunctions = {
  addStock: addTo('stock', 100_000),
  wheel: async ({ records, values }) => ({ wheel: await wheelOf(records, values.raffle) }),
}

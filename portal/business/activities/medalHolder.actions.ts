import { refusedField } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'
import { doMedals } from './medals/doMedals.ts'

/** Actions of medal holdings. */
export const actions: ActionFunctions = {
  grant: async (call) => {
    const medal = await call.records.find('medal', Number(call.values.which))
    if (!medal) throw refusedField('which', ['请选择勋章', 'Choose a medal'])
    return doMedals(call, 'grant', medal)
  },
}

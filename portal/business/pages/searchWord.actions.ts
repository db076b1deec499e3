import { missing } from '#portal/core/errors.ts'
import type { ActionFunctions } from '#portal/engine/actions/action.ts'

/** Actions of search words. */
export const actions: ActionFunctions = {
  /** The keyword as a draft among the trending words, which only search or lead somewhere. */
  toTrending: ({ row, entity, make }) => {
    if (!row) throw missing(entity.label)
    const leads = row.effect === 'redirect'
    return make({
      ...{ type: 'trending', word: row.word, synonyms: row.synonyms, period: row.period },
      ...{ effect: leads ? 'redirect' : 'search', target: leads ? row.target : null },
    })
  },
}

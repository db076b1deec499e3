import { missing, refusedField } from '../errors.ts'
import type { ActionFunctions } from './action.ts'
import { choiceIn, importSheet } from './importSheet.ts'

function heatIn(text: string): number {
  const heat = Number(text || 0)
  if (Number.isInteger(heat) && heat >= 0) return heat
  throw refusedField('heat', [`热度“${text}”不是整数`, `The heat "${text}" is no whole number`])
}

/** Actions of search words. */
export const searchWord: ActionFunctions = {
  /** Words of a spreadsheet as drafts of the type asked for; one that is there already refuses its row. */
  importWords: (call) =>
    importSheet(call, {
      columns: ['词语*', '角标', '热度'],
      write: async ([{ cell }]) => {
        const { max = 15 } = call.entity.fields.word ?? {}
        const word = cell('词语')
        if ([...word].length > max)
          throw refusedField('word', [
            `“${word}”超过 ${max} 个字`,
            `"${word}" has more than ${max} characters`,
          ])
        await call.make({
          ...{ type: call.values.type, word, effect: 'search', heat: heatIn(cell('热度')) },
          badge: choiceIn(cell('角标'), call.entity.fields.badge?.of as object, 'badge') ?? 'none',
        })
        return 'made'
      },
    }),

  /** The keyword as a draft among the trending words, which only search or lead somewhere. */
  toTrending: ({ row, entity, make }) => {
    if (!row) throw missing(entity.label, '?')
    const leads = row.effect === 'redirect'
    return make({
      ...{ type: 'trending', word: row.word, synonyms: row.synonyms, period: row.period },
      ...{ effect: leads ? 'redirect' : 'search', target: leads ? row.target : null },
    })
  },
}

import { missing } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'
import { freelyTitled } from '#portal/engine/records/copyRecord.ts'

/** A draft of the same; a set that is copied is bought singly until it has a price of its own. */
const copy: ActionFunction = async ({ row, entity, make, records }) => {
  if (!row) throw missing(entity.label)
  const { brief, cover, intro, theme, audience, books, items, sale, shareImg } = row
  const own = { brief, cover, intro, theme, audience, books, items, shareImg }
  const named = await freelyTitled(records, entity, row, '副本')
  return make({ ...own, ...named, sale: sale === 'set' ? 'single' : sale })
}

/** Actions of compilations of the youth mook. */
export const actions: ActionFunctions = { copy }

import { missing } from '#portal/core/errors.ts'
import type { ActionFunction, ActionFunctions } from '#portal/engine/actions/action.ts'

/** A draft of the same; a set that is copied is bought singly until it has a price of its own. */
const copy: ActionFunction = async ({ row, entity, make, records }) => {
  if (!row) throw missing(entity.label)
  const { brief, cover, intro, theme, audience, books, items, sale, shareImg } = row
  const own = { brief, cover, intro, theme, audience, books, items, shareImg }
  const title = await freeTitle(String(row.title), (one) =>
    records.count('yongsCompilation', { title: one }),
  )
  return make({ ...own, title, sale: sale === 'set' ? 'single' : sale })
}

async function freeTitle(title: string, taken: (title: string) => Promise<number>) {
  for (let number = 1; ; number++) {
    const word = ` 副本${number === 1 ? '' : number}`
    const made = `${[...title].slice(0, 24 - word.length).join('')}${word}`
    if ((await taken(made)) === 0) return made
  }
}

/** Actions of compilations of the youth mook. */
export const yongsCompilation: ActionFunctions = { copy }

import type { Row } from '#declare'
import { missing } from '#portal/core/errors.ts'
import type { ActionCall, ActionFunctions } from '#portal/engine/actions/action.ts'
import { backToPublished } from '#portal/engine/published/backToPublished.ts'
import { copiedFields } from '../pages/fromTarget.ts'

/** As long as a page key may be. */
const LONGEST = 40
const MOST_COPIES = 100

/** `reading-month-copy`, then `-copy2`: cut so that it fits, and free. */
async function freeSlug({ records }: ActionCall, slug: string): Promise<string> {
  for (let number = 1; number < MOST_COPIES; number++) {
    const ending = number > 1 ? `-copy${number}` : '-copy'
    const tried = `${slug.slice(0, LONGEST - ending.length)}${ending}`
    if ((await records.count('h5Page', { slug: tried })) === 0) return tried
  }
  return slug
}

/** Actions of landing pages. */
export const actions: ActionFunctions = {
  /** A draft with the same blocks under a key of its own; what was counted stays behind. */
  copy: async (call) => {
    const { row, entity, make } = call
    if (!row) throw missing(entity.label)
    const source = row as Row
    return make({
      ...copiedFields(entity, source),
      slug: await freeSlug(call, String(source.slug)),
    })
  },

  /** The page as readers see it. */
  restore: (call) => backToPublished(call),
}

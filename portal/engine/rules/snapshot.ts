import { publishingOf } from '#derive/publishing.ts'
import { keepPublished } from '../published/keepPublished.ts'
import { publishedOf } from '../published/publishedOf.ts'
import type { PortalWord } from './portalWord.ts'

/** What is published is kept as it is then; the first edit of what was published before there was this word, as it was. */
export const snapshot: PortalWord = {
  effect: async (_literal, { entity, kind, by, before, after, tx, now }) => {
    if (by !== undefined && publishingOf(entity).includes(by))
      return keepPublished(tx, entity, after, now)
    if (kind !== 'update' || before?.[entity.stateField] !== 'published') return
    const id = before.id as number
    if (!(await publishedOf(tx, entity, [id])).has(id))
      await keepPublished(tx, entity, before, String(before.updatedAt))
  },
}

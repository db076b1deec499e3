import { isChanged } from '#derive/rules/freeze.ts'
import type { PortalWord } from './portalWord.ts'

/** An edit of one of these fields takes the record back, where the move starts from its state. */
export const back: PortalWord = {
  prepare: async (literal, change) => {
    const { before, after, entity, kind } = change
    const move = entity.moves[literal.back as string]
    if (kind !== 'update' || !before || !move?.from.includes(before[entity.stateField] as string))
      return
    if ((literal.edit as readonly string[]).some((path) => isChanged(path, change)))
      after[entity.stateField] = move.to
  },
}

import type { Row } from '#declare'
import { makeRow } from './move.ts'
import type { PortalWord } from './portalWord.ts'

/** A row made elsewhere when this record is created or moved. */
export const make: PortalWord = {
  effect: async (literal, change) => {
    const now = change.kind === 'create' ? 'create' : change.by
    if (literal.on === now)
      await makeRow({ entity: literal.make as string, with: literal.with as Row }, change)
  },
}

import { filling } from '#derive/rules/fill.ts'
import { decide } from './facts.ts'
import type { PortalWord } from './portalWord.ts'

/** Fills an empty field at every save, or at one move; what is only shown is never written. */
export const fill: PortalWord = {
  prepare: async (literal, change) => {
    if (literal.shown || change.kind === 'remove' || (literal.on && literal.on !== change.by))
      return
    const value = await decide(change, (situation) => filling(literal, situation))
    if (value !== undefined) change.after[literal.fill as string] = value
  },
}

import { fieldsOfChoice } from '#derive/rules/pick.ts'
import { decide } from './facts.ts'
import type { PortalWord } from './portalWord.ts'

/** With `clears`, what the choice does not name is emptied instead of refused. */
export const pick: PortalWord = {
  prepare: async (literal, change) => {
    if (!literal.clears || change.kind === 'remove') return
    const found = await decide(change, (situation) => fieldsOfChoice(literal as never, situation))
    for (const path of found?.others ?? []) if (!path.includes('.')) change.after[path] = null
  },
}

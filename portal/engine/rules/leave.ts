import type { Row } from '#declare'
import { bindValues } from './bindValues.ts'
import { decide } from './facts.ts'
import type { PortalWord } from './portalWord.ts'

/** What is set or cleared as a record leaves a state, by whichever move. */
export const leave: PortalWord = {
  prepare: async (literal, change) => {
    const { before, after, entity } = change
    const state = entity.stateField
    if (before?.[state] !== literal.leave || after[state] === literal.leave) return
    Object.assign(
      after,
      await decide(change, (situation) => bindValues(literal.set as Row, entity, situation)),
    )
  },
}

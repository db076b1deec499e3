import type { Row } from '#declare'
import { holds } from '#derive/condition.ts'
import { decide } from './facts.ts'
import type { PortalWord } from './portalWord.ts'

/** First values and the first state of a new record, unless the caller sent them. */
export const starts: PortalWord = {
  prepare: async (literal, change) => {
    if (
      change.kind !== 'create' ||
      !(await decide(change, (situation) => holds(literal.when as object, situation)))
    )
      return
    for (const [name, value] of Object.entries(literal.starts as Row))
      if (change.sent[name] === undefined || change.sent[name] === null) change.after[name] = value
  },
}

import { cellsMasked } from '#portal/engine/imports/cellsMasked.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** One that hits a sensitive word is flagged as it comes in, without waiting for anybody. */
const flagsSensitive: Judging = ({ after, before, kind }) => {
  if (kind === 'move' || after.sensitive !== true || before?.sensitive === true) return
  after.review = 'flagged'
}

/** Phones are hidden before anything is written: nobody needs them here. */
const hidesPhones: Judging = ({ after }) => {
  after.title = cellsMasked(after.title)
  after.messages = cellsMasked(after.messages)
}

/** Rules of conversations that no word carries. */
export const rules: RuleFunctions = { flagsSensitive, hidesPhones }

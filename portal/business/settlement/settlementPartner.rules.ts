import { same } from '#portal/engine/records/same.ts'
import type { Judging, RuleFunctions } from '#portal/engine/rules/rule.ts'

/** What was bought out is shared no more. */
const buyoutAlone: Judging = ({ after }) => {
  const mode = (after.mode ?? []) as readonly string[]
  if (!mode.includes('buyout') || !mode.some((one) => one === 'single' || one === 'vip')) return []
  const message = [
    '买断不能与单品分成或VIP时长分成并存',
    'A buyout goes with neither single nor VIP shares',
  ] as const
  return [{ field: 'mode', message }]
}

/** Tax of a new author is withheld unless somebody said otherwise. */
const authorsAreWithheld: Judging = ({ before, after, sent }) => {
  if (!before && after.type === 'author' && sent.taxMode === undefined) after.taxMode = 'labour'
}

/** From then on the account waits a day. */
const marksAccountChange: Judging = ({ before, after, now }) => {
  if (before && !same(before.accountNo, after.accountNo)) after.accountChangedAt = now
}

/** Rules of settlement partners that no word carries. */
export const rules: RuleFunctions = {
  buyoutAlone,
  authorsAreWithheld,
  marksAccountChange,
}

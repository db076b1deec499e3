import { checkRecord } from '#derive/checkRecord.ts'
import { inputsOf } from '#derive/inputsOf.ts'
import type { Problem } from '#derive/problem.ts'
import type { Hint as RuleHint } from '#derive/rules/word.ts'
import type { Situation } from '#derive/situation.ts'
import type { Hint } from '#widgets/input/InputProps.ts'

/** What an input is told, and whether it has no place at all at this moment. */
export type FormHint = Hint & { readonly hidden?: boolean }
export type Hints = { readonly [field: string]: FormHint }

/** Everything wrong with a record that the browser can see: the checks the portal runs. */
export function problemsOf({ entity, after, ...circumstances }: Situation): readonly Problem[] {
  return checkRecord(entity, after, circumstances)
}

/** What the rules say of each input at this moment. */
export function hintsOf({ entity, after, ...circumstances }: Situation): Hints {
  const hints = inputsOf(entity, after, circumstances)
  return Object.fromEntries(Object.entries(hints).map(([name, hint]) => [name, formHint(hint)]))
}

const formHint = ({ hidden, required, disabled, allowed, picker, note }: RuleHint): FormHint => ({
  ...(hidden && { hidden }),
  ...(required !== undefined && { required }),
  ...(disabled && { disabled: true, reason: disabled }),
  ...(!disabled && note && { reason: note }),
  ...(allowed && { choices: allowed.map(String) }),
  ...(picker && { filter: picker }),
})

import { checkRecord } from '#derive/checkRecord.ts'
import { inputsOf } from '#derive/inputsOf.ts'
import type { Problem } from '#derive/problem.ts'
import type { Hint as RuleHint } from '#derive/rules/word.ts'
import type { Situation } from '#derive/situation.ts'
import type { Hint } from '#widgets/input/InputProps.ts'

export type Hints = { readonly [field: string]: Hint }

/** Everything wrong with a record that the browser can see: the checks the portal runs. */
export function problemsOf({ entity, after, ...circumstances }: Situation): readonly Problem[] {
  return checkRecord(entity, after, circumstances)
}

/** What the rules say of each input at this moment. */
export function hintsOf({ entity, after, ...circumstances }: Situation): Hints {
  const hints = inputsOf(entity, after, circumstances)
  return Object.fromEntries(Object.entries(hints).map(([name, hint]) => [name, formHint(hint)]))
}

/** What is said of the fields within the entries of a list: `items.goods` of list `items` as `goods`, `items.2.goods` as `2.goods`. */
export function innerHints(hints: Hints, list: string): Hints {
  const within = Object.entries(hints).filter(([path]) => path.startsWith(`${list}.`))
  return Object.fromEntries(within.map(([path, hint]) => [path.slice(list.length + 1), hint]))
}

const formHint = (hint: RuleHint): Hint => ({ ...hintOf(hint), ...offered(hint) })

const hintOf = ({ hidden, required, disabled, note }: RuleHint): Hint => ({
  ...(hidden && { hidden }),
  ...(required !== undefined && { required }),
  ...(disabled && { disabled: true, reason: disabled }),
  ...(!disabled && note && { reason: note }),
})

const offered = ({ allowed, picker, types, placeholder }: RuleHint): Hint => ({
  ...(placeholder !== undefined && placeholder !== null && { placeholder }),
  ...(allowed && { choices: allowed.map(String) }),
  ...(picker && { filter: picker }),
  ...(types && { types }),
})

import type { Entity, Label, Row } from '#declare'
import { checkRecord } from '#derive/checkRecord.ts'
import { inputsOf } from '#derive/inputsOf.ts'
import { isMaskedText } from '#derive/maskedText.ts'
import type { Problem } from '#derive/problem.ts'
import { formatLabel } from '#derive/rules/formatLabel.ts'
import type { Hint as RuleHint } from '#derive/rules/word.ts'
import type { Situation } from '#derive/situation.ts'
import type { Hint } from '#widgets/input/InputProps.ts'

export type Hints = { readonly [field: string]: Hint }

/** Everything wrong with a record that the browser can see: the checks the portal runs. */
export function problemsOf({ entity, after, ...circumstances }: Situation): readonly Problem[] {
  const problems = checkRecord(entity, after, circumstances)
  // What is shown in part stays as it is; what the portal has of it is right.
  return circumstances.before ? problems.filter(({ field }) => !isInPart(after, field)) : problems
}

const isInPart = (row: Row, path: string): boolean =>
  isMaskedText(path.split('.').reduce<unknown>((value, name) => (value as Row | null)?.[name], row))

/** What the rules say of each input at this moment. */
export function hintsOf({ entity, after, ...circumstances }: Situation): Hints {
  const said = Object.entries(inputsOf(entity, after, circumstances))
  const hints = Object.fromEntries(said.map(([path, hint]) => [path, formHint(hint)]))
  return { ...hints, ...fixedParts(entity, hints) }
}

/** Periods of which one end alone cannot be changed: said of `period.start`, and shown at the input of `period`. */
function fixedParts({ fields }: Entity, hints: Hints): Hints {
  const periods = Object.keys(fields).filter(
    (name) => fields[name]?.kind === 'period' && !hints[name]?.disabled,
  )
  return Object.fromEntries(
    periods.flatMap((name): readonly (readonly [string, Hint])[] => {
      const fixed = Object.keys(ends).filter((part) => hints[`${name}.${part}`]?.disabled)
      const [first] = fixed
      const why = first && hints[`${name}.${first}`]?.reason
      if (!first || !why) return []
      const reason = formatLabel(['{end}：{why}', '{end}: {why}'], { end: ends[first]!, why })
      return [[name, { ...hints[name], fixed, reason }]]
    }),
  )
}
const ends: { readonly [part: string]: Label } = {
  start: ['开始时间', 'Start'],
  end: ['结束时间', 'End'],
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

import type { Literal, Value } from '#declare'
import { isEmpty } from '../compare.ts'
import { holds } from '../condition.ts'
import { evaluate } from '../expression.ts'
import type { Situation } from '../situation.ts'
import { fitValue } from './fitValue.ts'
import type { Word } from './word.ts'

/** What an empty field takes, or undefined where it takes nothing. `shown` fills only what one sees. */
export function filling(literal: Literal, situation: Situation): unknown {
  const name = literal.fill as string
  if (!isEmpty(situation.after[name]) || holds(literal.when as object, situation) !== true)
    return undefined
  const value = evaluate(literal.with as Value, situation)
  return isEmpty(value) ? undefined : fitValue(situation.entity.fields[name], value)
}

/** A value that is taken when a field is left empty. */
export const fill: Word = {
  input: (literal, situation) => {
    const placeholder = literal.on ? undefined : filling(literal, situation)
    return placeholder === undefined ? {} : { [literal.fill as string]: { placeholder } }
  },
}

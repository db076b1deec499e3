import { evaluate } from './expression.ts'
import type { Situation } from './situation.ts'

/** The part of a situation in which nothing is known beside the record itself. */
export const nothingKnown: Pick<Situation, 'evaluate' | 'related' | 'ask'> = {
  evaluate,
  related: () => undefined,
  ask: () => undefined,
}

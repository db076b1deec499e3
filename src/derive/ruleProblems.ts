import { type Label, wordOf } from '#declare'
import { literalsOf, type RuleLiteral } from './literalsOf.ts'
import type { Problem } from './problem.ts'
import { ruleWords } from './rules/index.ts'
import type { Situation } from './situation.ts'

/** What one literal finds wrong: in its own words and at its own field where it says so. */
export function literalProblems(
  { rule, literal }: RuleLiteral,
  situation: Situation,
): readonly Problem[] {
  const found = ruleWords[wordOf(literal)].check?.(literal, situation) ?? []
  const say = literal.say as Label | undefined
  const said = say ? found.slice(0, 1) : found
  return said.map((finding) => ({
    ...finding,
    rule,
    ...(say && { message: say }),
    ...(literal.field !== undefined && { field: literal.field as string }),
  }))
}

/** What the literals of one step find wrong; those that only warn are asked for by `warn`. */
export function stepProblems(
  step: 'guard' | 'check',
  situation: Situation,
  warn = false,
): readonly Problem[] {
  return literalsOf(situation.entity)
    .filter(
      ({ literal }) => ruleWords[wordOf(literal)].step === step && (literal.warn === true) === warn,
    )
    .flatMap((one) => literalProblems(one, situation))
}

/** What the rules that say who may change a record, and when, have against something done to it. */
export const ruleProblemsOfDeed = (situation: Situation): readonly Problem[] =>
  stepProblems('guard', situation)

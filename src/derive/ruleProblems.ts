import { wordOf } from '#declare'
import { asProblems } from './asProblems.ts'
import { literalsOf, type RuleLiteral } from './literalsOf.ts'
import { perEntity } from './perEntity.ts'
import type { Problem } from './problem.ts'
import { guards } from './rules/guards.ts'
import { ruleWords } from './rules/index.ts'
import type { Situation } from './situation.ts'

/** What one literal finds wrong. */
export const literalProblems = (one: RuleLiteral, situation: Situation): readonly Problem[] =>
  asProblems(one, ruleWords[wordOf(one.literal)].check?.(one.literal, situation) ?? [])

/** What the words that look at values find wrong; those that only warn are asked for by `warn`. */
export function valueProblems(situation: Situation, warn = false): readonly Problem[] {
  const { warning, refusing } = judging(situation.entity)
  return (warn ? warning : refusing).flatMap((one) => literalProblems(one, situation))
}

const judging = perEntity((entity) => {
  const all = literalsOf(entity).filter(
    ({ literal }) => !(wordOf(literal) in guards) && ruleWords[wordOf(literal)].check,
  )
  return {
    warning: all.filter(({ literal }) => literal.warn === true),
    refusing: all.filter(({ literal }) => literal.warn !== true),
  }
})

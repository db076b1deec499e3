import { type Entity, type Label, type Literal, wordOf } from '#declare'
import type { Problem } from './problem.ts'
import { ruleWords } from './rules/index.ts'
import type { Situation } from './situation.ts'

/** A literal of an entity with the id of its rule: `magazine#3`. */
export interface RuleLiteral {
  readonly rule: string
  readonly literal: Literal
}

const known = new WeakMap<Entity, readonly RuleLiteral[]>()

/** Every literal of an entity, rules in number order, those under letters last, so that answers are stable. */
export function literalsOf(entity: Entity): readonly RuleLiteral[] {
  const found = known.get(entity) ?? listed(entity)
  known.set(entity, found)
  return found
}

const listed = (entity: Entity): readonly RuleLiteral[] =>
  Object.keys(entity.rules)
    .toSorted((a, b) => (Number(a) || 1000) - (Number(b) || 1000) || (a < b ? -1 : 1))
    .flatMap((id) =>
      (entity.rules[id] ?? []).map((literal) => ({ rule: `${entity.name}#${id}`, literal })),
    )

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

import type { Literal } from '#declare'
import { perEntity } from './perEntity.ts'

/** A literal of an entity with the id of its rule: `magazine#shownWhilePublished`. */
export interface RuleLiteral {
  readonly rule: string
  readonly literal: Literal
}

/** Every literal of an entity: rules of the sheet in its order, then one's own as declared, so that answers are stable. */
export const literalsOf = perEntity(({ name, rules, sheetNumbers }): readonly RuleLiteral[] =>
  Object.entries(rules)
    .toSorted(([a], [b]) => (sheetNumbers[a] ?? Infinity) - (sheetNumbers[b] ?? Infinity) || 0)
    .flatMap(([rule, literals]) =>
      literals.map((literal) => ({ rule: `${name}#${rule}`, literal })),
    ),
)

import type { Entity, Literal } from '#declare'

/** A literal of an entity with the id of its rule: `magazine#shownWhilePublished`. */
export interface RuleLiteral {
  readonly rule: string
  readonly literal: Literal
}

const known = new WeakMap<Entity, readonly RuleLiteral[]>()

/** Every literal of an entity: rules of the sheet in its order, then one's own as declared, so that answers are stable. */
export function literalsOf(entity: Entity): readonly RuleLiteral[] {
  const found = known.get(entity) ?? literalsIn(entity)
  known.set(entity, found)
  return found
}

const literalsIn = ({ name, rules, sheetNumbers }: Entity): readonly RuleLiteral[] =>
  Object.entries(rules)
    .toSorted(([a], [b]) => (sheetNumbers[a] ?? Infinity) - (sheetNumbers[b] ?? Infinity) || 0)
    .flatMap(([rule, literals]) =>
      literals.map((literal) => ({ rule: `${name}#${rule}`, literal })),
    )

import type { Entity, Literal } from '#declare'

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

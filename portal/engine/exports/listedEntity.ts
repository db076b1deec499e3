import type { Entity } from '#declare'

/** The entity whose records a kind of export lists, as its field `conditions` says; undefined for lists of people. */
export function listedEntity(
  entities: ReadonlyMap<string, Entity>,
  kind: unknown,
): Entity | undefined {
  const of = entities.get('export')?.fields.conditions?.conditions?.of
  return entities.get(of?.[String(kind)] ?? '')
}

import type { Entity } from '#declare'

/** Works something out of a declaration once an entity, and keeps it: a declaration never changes. */
export function perEntity<T>(workOut: (entity: Entity) => T): (entity: Entity) => T {
  const known = new WeakMap<Entity, { readonly value: T }>()
  return (entity) => {
    const found = known.get(entity) ?? { value: workOut(entity) }
    known.set(entity, found)
    return found.value
  }
}

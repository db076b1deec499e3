import type { Entity } from '#declare'

/** The fields of an entity that a condition or expression names, as key, value or head of a path; one too many at most. */
export function namesIn(entity: Entity, condition: unknown): readonly string[] {
  if (typeof condition === 'string') {
    const [head = ''] = condition.split('.')
    return Object.hasOwn(entity.fields, head) ? [head] : []
  }
  if (typeof condition !== 'object' || condition === null) return []
  return Object.entries(condition)
    .flat()
    .flatMap((one) => namesIn(entity, one))
}

import { type Entity, wordOf } from '#declare'
import { creatable } from './creatable.ts'
import { literalsOf } from './literalsOf.ts'

const pointing = ['ref', 'refs', 'parent', 'jump']

/**
 * Whether records of an entity can lack what their state demands through what is done to others: where its moves demand
 * something, where rules say what it may point at, or where it points at anything. What nobody writes by hand cannot be
 * put right by hand, and is left out.
 */
export const canBeWanting = (entity: Entity): boolean =>
  creatable(entity) &&
  (Object.values(entity.fields).some(({ kind }) => pointing.includes(kind)) ||
    literalsOf(entity).some(({ literal }) => ['move', 'refer'].includes(wordOf(literal) ?? '')))

import { type Entity, isKept, type Row } from '#declare'
import { literalsOf } from '#derive/literalsOf.ts'
import { movesOf } from '#derive/rules/move.ts'
import { isLasting, statesOf } from '#derive/standing.ts'

/** What a state demands as long as a record is in it: literals of its moves, by needs. */
export function lastingNeeds(entity: Entity, state: string): readonly unknown[] {
  return literalsOf(entity)
    .map(({ literal }) => literal)
    .filter((literal) => 'move' in literal && statesOf(entity, movesOf(literal)).includes(state))
    .flatMap((literal) =>
      ((literal.needs ?? []) as readonly unknown[]).filter((need) =>
        isLasting(entity, literal, need, state),
      ),
    )
}

/** Fields that must be filled whatever the state. */
export const requiredOf = (entity: Entity): readonly string[] =>
  Object.keys(entity.fields).filter(
    (name) => entity.fields[name]?.required && isTyped(entity, name),
  )

/** Fields that a lasting need of the state names, alone or in a condition. */
export const namedBy = (entity: Entity, needs: readonly unknown[]): readonly string[] =>
  Object.keys(entity.fields).filter(
    (name) => isTyped(entity, name) && needs.some((need) => wordsIn(need).includes(name)),
  )

/** Entities whose records below this one a lasting need counts, each with the field by which they hang on it. */
export const childrenIn = (
  entities: ReadonlyMap<string, Entity>,
  { name }: Entity,
  needs: readonly unknown[],
): readonly { readonly child: Entity; readonly by: string }[] =>
  [...entities.values()]
    .filter((child) => !child.keysOf && needs.some((need) => wordsIn(need).includes(child.name)))
    .flatMap((child) => {
      const by = Object.keys(child.fields).find(
        (field) =>
          child.fields[field]?.to === name && ['ref', 'parent'].includes(child.fields[field].kind),
      )
      return by ? [{ child, by }] : []
    })

/** References that a rule holds to a condition on what they lead to, or whose target a lasting need asks. */
export const heldReferences = (entity: Entity, needs: readonly unknown[]): readonly string[] =>
  Object.keys(entity.fields).filter((name) => {
    const { kind, to } = entity.fields[name] ?? {}
    if (!to || !['ref', 'refs', 'parent'].includes(String(kind))) return false
    const isHeld = literalsOf(entity).some(
      ({ literal }) => literal.refer === name && literal.where && literal.holds !== false,
    )
    return isHeld || needs.some((need) => wordsIn(need).some((word) => word.startsWith(`${name}.`)))
  })

const isTyped = ({ fields, stateField }: Entity, name: string): boolean => {
  const field = fields[name]
  return (
    !!field && name !== stateField && !isKept(field) && !['order', 'boolean'].includes(field.kind)
  )
}

/** Every key and every text of a need, and the first part of paths. */
const wordsIn = (need: unknown): readonly string[] => {
  if (typeof need === 'string') return [need, need.split('.')[0] as string]
  if (Array.isArray(need)) return need.flatMap(wordsIn)
  if (!need || typeof need !== 'object') return []
  return Object.entries(need as Row).flatMap(([key, value]) => [key, ...wordsIn(value)])
}

import { type Entity, isKept, type Literal } from '#declare'
import { askedBy } from './askedBy.ts'

const known = new WeakMap<Entity, ReadonlySet<string>>()

/**
 * Fields somebody may fill in and the portal fills too: by a rule, by a number or place it gives, by what a move asks
 * for or sets. What stands in them belongs to the record's way, not only to a version of its text.
 */
export function broughtByPortal(entity: Entity): ReadonlySet<string> {
  const found = known.get(entity) ?? new Set(namesOf(entity))
  known.set(entity, found)
  return found
}

const namesOf = (entity: Entity): readonly string[] =>
  [
    ...Object.values(entity.rules).flat().flatMap(broughtBy),
    ...Object.keys(entity.moves).flatMap((move) => askedBy(entity, move)),
    ...Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === 'order'),
  ].filter((name) => entity.fields[name] && !isKept(entity.fields[name]))

const broughtBy = ({ fill, shown, number, move, leave, set }: Literal): readonly string[] => [
  ...(typeof fill === 'string' && !shown ? [fill] : []),
  ...(typeof number === 'string' ? [number] : []),
  ...((move || leave) && set ? Object.keys(set) : []),
]

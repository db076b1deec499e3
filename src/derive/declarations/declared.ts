import type { Entity, Fields, MenuGroup, Screen } from '#declare'
import type { Mistake } from './mistake.ts'

/** Everything that is declared, with the functions declarations name, as far as they are at hand. */
export interface Declared {
  readonly entities: readonly Entity[]
  readonly screens: readonly Screen[]
  readonly menuGroups: readonly MenuGroup[]
  /** What is wrong with files that could not even be read. */
  readonly unread?: readonly Mistake[]
}
export interface NamedFunctions {
  /** Of `{ by }`, by entity and name. */
  readonly rules?: { readonly [entity: string]: { readonly [name: string]: unknown } }
  /** Of actions that run, look or fill. */
  readonly actions?: { readonly [entity: string]: { readonly [name: string]: unknown } }
}
export type ByName = ReadonlyMap<string, Entity>

const standing = [
  'id',
  'version',
  'createdAt',
  'updatedAt',
  'createdBy',
  'updatedBy',
  'deletedAt',
  'deletedBy',
]

/** Names that stand on every record, and `status` where it has states. */
export const standingOf = (entity: Entity): readonly string[] => [
  ...standing,
  'status',
  entity.stateField,
]

/** Every name a list, a filter or a condition of this entity may use. */
export const namesOf = (entity: Entity): readonly string[] => [
  ...Object.keys(entity.fields),
  ...standingOf(entity),
]

const parts: { readonly [kind: string]: readonly string[] } = {
  period: ['start', 'end'],
  jump: ['type', 'id', 'url', 'status'],
  audio: ['url', 'name', 'size', 'duration'],
  video: ['url', 'name', 'size', 'duration'],
  file: ['url', 'name', 'size'],
}

/** The first part of a path that names nothing, and what it could be; undefined where the path leads somewhere. */
export function strayPart(
  path: string,
  entity: Entity,
  byName: ByName,
): { part: string; known: readonly string[] } | undefined {
  const [head, ...rest] = path.split('.') as [string, ...string[]]
  const field = entity.fields[head]
  if (!field)
    return standingOf(entity).includes(head) ? undefined : { part: head, known: namesOf(entity) }
  if (rest.length === 0) return undefined
  if (field.kind === 'list') return strayEntry(rest, field.of as Fields, byName)
  const target = field.to ? byName.get(field.to) : undefined
  if (target) return strayPart(rest.join('.'), target, byName)
  const known = parts[field.kind]
  return !known || known.includes(rest[0] as string)
    ? undefined
    : { part: rest[0] as string, known }
}

function strayEntry([name, ...rest]: readonly string[], fields: Fields, byName: ByName) {
  const field = fields[name as string]
  if (!field) return { part: name as string, known: Object.keys(fields) }
  const target = field.to ? byName.get(field.to) : undefined
  return rest.length > 0 && target ? strayPart(rest.join('.'), target, byName) : undefined
}

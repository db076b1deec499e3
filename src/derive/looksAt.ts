import type { Entity, Row } from '#declare'
import { binds, linksTo } from './where.ts'

type Entities = { get(name: string): Entity | undefined }

/** Records of another entity that a demand reads, and how they hang together with the record it is made of. */
export interface Look {
  readonly of: string
  /** The fields over there that it reads: where none of them changes, it is met as before. */
  readonly fields: readonly string[]
  /** They name the record, or share a value with it: `[theirs, ours]`. */
  readonly by?: readonly [theirs: string, ours: string]
  /** The record points at them: `['group', 'packages']`. */
  readonly along?: readonly string[]
}

const naming = ['some', 'none', 'count', 'every', 'over']
const reading = ['sum', 'mean', 'latest', 'by', 'distinct']

/** Every entity that a demand looks at beside its own. What it asks of the clock is left out: time alone breaks that. */
export function looksAt(need: unknown, entity: Entity, entities: Entities): readonly Look[] {
  if (JSON.stringify(need).includes('"now"')) return []
  if (typeof need === 'string') return alongPath(need, entity, entities)
  if (Array.isArray(need)) return need.flatMap((one) => looksAt(one, entity, entities))
  if (typeof need !== 'object' || need === null) return []
  const parts = need as Row
  const named = naming.find((key) => entities.get(String(parts[key])))
  if (named) return hanging(String(parts[named]), parts, entity, entities)
  return Object.entries(parts).flatMap(([key, value]) => [
    ...alongPath(key, entity, entities),
    ...(key === 'where' ? [] : looksAt(value, entity, entities)),
  ])
}

function hanging(of: string, parts: Row, entity: Entity, entities: Entities): readonly Look[] {
  const other = entities.get(of) as Entity
  const where = (parts.where ?? {}) as Row
  const bound = Object.entries(where).find(
    ([key, test]) => typeof test === 'string' && binds(test, key, other, entity),
  ) as readonly [string, string] | undefined
  const link = linksTo(other, entity)[0]
  const by = bound ?? (link === undefined ? undefined : ([link, 'id'] as const))
  if (!by) return []
  const read = reading.map((key) => parts[key]).filter((one) => typeof one === 'string')
  const paths = [...conditionPaths(where), by[0], ...(read as string[])]
  return [{ of, by, fields: [...new Set(paths.map((path) => headOf(path, other)))] }]
}

const conditionPaths = (where: Row): readonly string[] =>
  Object.entries(where).flatMap(([key, test]) =>
    key === 'any' ? (test as Row[]).flatMap(conditionPaths) : [key],
  )

const headOf = (path: string, { stateField }: Entity): string => {
  const head = path.split('.')[0] as string
  return head === 'status' ? stateField : head
}

/** `group.packages.status` reads of the group which packages it has, of the packages their state. */
function alongPath(path: string, entity: Entity, entities: Entities): readonly Look[] {
  const [head = '', ...rest] = path.split('.')
  const field = entity.fields[head]
  if (rest.length === 0) return sourcesOf(field, entity, entities)
  const other = field?.to === undefined ? undefined : entities.get(field.to)
  if (!other || field?.kind === 'computed') return []
  const further = alongPath(rest.join('.'), other, entities).filter(({ along }) => along)
  return [
    { of: other.name, along: [head], fields: [headOf(rest[0] as string, other)] },
    ...further.map((look) => ({ ...look, along: [head, ...(look.along as string[])] })),
  ]
}

/** A field that is counted or worked out looks at what it is made of. */
const sourcesOf = (
  field: Entity['fields'][string] | undefined,
  entity: Entity,
  entities: Entities,
): readonly Look[] => {
  const made = field?.kind === 'count' ? field.of : field?.kind === 'computed' ? field.from : null
  if (typeof made !== 'object' || made === null) return []
  // Once looked through: a sum of a sum would lead back here.
  const plain = Object.fromEntries(Object.entries(entity.fields).filter(([, one]) => one !== field))
  return looksAt(made, { ...entity, fields: plain }, entities)
}

import type { Entity, Field, Fields } from '#declare'
import { storedAs } from '#derive/computedField.ts'

type Entities = ReadonlyMap<string, Entity>

/** Stands for whatever cannot be told from the declaration. */
const ANYTHING = '*'
const known = new WeakMap<Entity, ReadonlyMap<string, Reads>>()

/** What a field follows from. */
export interface Reads {
  readonly entities: readonly string[]
  /** The fields of them, and whatever else its expression names. */
  readonly words: ReadonlySet<string>
}

/**
 * The fields of an entity that may read otherwise although nobody wrote to the record, what is counted and what is
 * worked out on reading, each with what it follows from.
 */
export function derivedFields(entity: Entity, entities: Entities): ReadonlyMap<string, Reads> {
  const found = known.get(entity) ?? derivedIn(entity, entities)
  known.set(entity, found)
  return found
}

const derivedIn = (entity: Entity, entities: Entities) =>
  new Map(
    Object.entries(entity.fields)
      .filter(([, field]) => isDerived(field))
      .map(([name, { of, from }]) => [
        name,
        {
          entities: namedIn(of ?? from, entity, entities),
          words: new Set(wordsIn(of ?? from)),
        },
      ]),
  )

const isDerived = (field: Field): boolean =>
  field.kind === 'count' || (field.kind === 'computed' && !storedAs(field))

/** Whether a field that follows from these entities follows from one of those. */
export const followsFrom = (read: Reads, some: (entity: string) => boolean): boolean =>
  read.entities.some((name) => name === ANYTHING || some(name))

/** Whether a field follows from a count that is kept with records of one of these entities. */
export const followsFromCounts = (read: Reads, counted: Iterable<Entity>): boolean =>
  read.entities.includes(ANYTHING) ||
  [...counted].some(({ fields }) =>
    Object.entries(fields).some(([name, { kind }]) => kind === 'count' && read.words.has(name)),
  )

/** Whether what one record of an entity reads may follow from another one of the same. */
export const readsItsOwn = (entity: Entity, entities: Entities): boolean =>
  [...derivedFields(entity, entities).values()].some((read) =>
    followsFrom(read, (name) => name === entity.name),
  )

/** Entities that an expression reads: those it names, and those its paths lead through. */
function namedIn(expression: unknown, entity: Entity, entities: Entities): readonly string[] {
  if (typeof expression === 'string') return alongPath(expression, entity, entities)
  if (typeof expression !== 'object' || expression === null) return []
  return [...Object.keys(expression), ...Object.values(expression)].flatMap((part) =>
    namedIn(part, entity, entities),
  )
}

/** Every word of an expression, steps of paths one by one. */
function wordsIn(expression: unknown): readonly string[] {
  if (typeof expression === 'string') return expression.split('.')
  if (typeof expression !== 'object' || expression === null) return []
  return [...Object.keys(expression), ...Object.values(expression)].flatMap(wordsIn)
}

function alongPath(path: string, entity: Entity, entities: Entities): readonly string[] {
  if (entities.has(path)) return [path]
  const steps = path.split('.')
  const found: string[] = []
  let at: Pick<Entity, 'fields'> | undefined = entity
  for (const step of steps) {
    const field: Field | undefined = at?.fields[step]
    // A word of the expression's own, or a path that begins at another record.
    if (!field) return steps.length > 1 ? [...found, ANYTHING] : found
    if (field.to) found.push(field.to)
    if (field.kind === 'list') at = { fields: field.of as Fields }
    else at = field.to ? entities.get(field.to) : undefined
  }
  return found
}

import type { Entity, Field, Row, SpecialRight, Value } from '#declare'

/** Who asks, as far as rules look at it: the portal's session, or what the browser knows of itself. */
export interface Asker {
  /** The portal and the app are not bound by `from` and `may`. */
  readonly acting?: 'user' | 'portal' | 'app'
  readonly user: { readonly id: number } | null
  readonly roles: readonly string[]
  readonly special: { has(right: SpecialRight): boolean }
}

/** Something only other records can answer. Two questions that print alike have the same answer. */
export type Question =
  | RowsQuestion
  /** Records that refer to this one, in whatever way, five at most; those that go along left out. */
  | {
      readonly ask: 'referrers'
      readonly of: string
      readonly id: number
      readonly without: readonly string[]
    }
  | { readonly ask: 'config'; readonly key: string }
  /** Who made a move last: the id of a user, or null. */
  | { readonly ask: 'mover'; readonly entity: string; readonly id: number; readonly move: string }
  | {
      readonly ask: 'count' | 'sum' | 'mean' | 'latest'
      readonly of: string
      /** Conditions on those records, every value bound. */
      readonly where: Row
      /** What is added up, averaged or taken from the latest. */
      readonly field?: string
      /** By which field the latest is found. */
      readonly by?: string
      /** Counts different values of this field. */
      readonly distinct?: string
    }

/** Rows a rule must look at one by one; answered with records. */
export interface RowsQuestion {
  readonly ask: 'rows'
  readonly of: string
  readonly where: Row
  readonly limit: number
}

/**
 * One record on its way through the rules, as form and portal see it alike. What is not known here is `undefined`,
 * and a rule that would need it says nothing: the portal knows everything, a form only what it has loaded.
 */
export interface Situation {
  readonly entity: Entity
  /** Declarations by name, as far as they are at hand. */
  readonly entities: { get(name: string): Entity | undefined }
  /** The record as it stands; null when it is created. */
  readonly before: Row | null
  /** The record as it would stand. */
  readonly after: Row
  /** ISO 8601 with +08:00. */
  readonly now: string
  /** The move or action under way. */
  readonly by?: string
  readonly reason?: string
  /** It goes into the bin. */
  readonly removing?: boolean
  /** It comes back out of the bin: whatever it points at is looked at as if picked anew. */
  readonly restoring?: boolean
  /** One of many. */
  readonly bulk?: boolean
  readonly session?: Asker
  /** Works out an expression. Handed in: it reads paths and conditions, and in those stand expressions again. */
  evaluate(value: Value, situation: Situation): unknown
  /** The record a reference leads to; null where there is none, undefined where it is not known here. */
  related(entity: string, id: number): Row | null | undefined
  /** The answer, or undefined where it is not known here. */
  ask(question: Question): unknown
  /** Inside the entries of a list: paths that start with the list read this entry only. */
  readonly entry?: { readonly list: string; readonly index: number; readonly value: Row }
}

/** The same moment and the same facts, looked at from another record. */
export const seenFrom = (situation: Situation, entity: Entity, row: Row): Situation => ({
  ...situation,
  entity,
  before: row,
  after: row,
  entry: undefined,
})

/** The record as it stands: conditions of what may change look at it, not at what is typed. */
export const asItStands = (situation: Situation): Situation =>
  situation.before ? { ...situation, after: situation.before } : situation

/** One situation an entry where a path leads into a list; the situation itself where none does. */
export function entriesOf(situation: Situation, paths: readonly string[]): readonly Situation[] {
  const list = paths
    .map((path) => listOf(situation.entity, path))
    .find((name) => name !== undefined)
  if (list === undefined || situation.entry) return [situation]
  const entries = (situation.after[list] ?? []) as readonly Row[]
  return entries.map((value, index) => ({ ...situation, entry: { list, index, value } }))
}

/** Where a message stands: `goods`, or `items.2.goods` inside an entry. */
export function addressOf(situation: Situation, path: string): string {
  const { entity, entry } = situation
  const [head, ...rest] = path.split('.')
  if (entry && entry.list === head) return [head, entry.index, ...rest].join('.')
  const kind = entity.fields[head as string]?.kind
  return kind === 'list' ? path : (head as string)
}

/** The field a path ends in or leads through last on its own record: `items.goods`, `issue` of `issue.magazine`. */
export function fieldAt(entity: Entity, path: string): Field | undefined {
  const [head, next] = path.split('.')
  const field = entity.fields[head as string]
  if (field?.kind !== 'list' || next === undefined) return field
  return (field.of as Entity['fields'])[next]
}

/** The list a path leads into: `items` of `items.goods`. */
export function listOf(entity: Entity, path: string): string | undefined {
  const [head, ...rest] = path.split('.')
  return rest.length > 0 && entity.fields[head as string]?.kind === 'list' ? head : undefined
}

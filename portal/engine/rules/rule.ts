import type { Entity, Label, Row } from '#declare'
import type { Problem } from '#derive/problem.ts'
import type { Change } from '../context/change.ts'
import type { Session } from '../context/session.ts'

/** What a function says: a problem refuses, with `warn` it asks before going on. The rule's id is put in by the caller. */
export type Told = Problem & { readonly warn?: true }

/** One problem at a field, as most functions say it. */
export const problemAt = (field: string, message: Label): readonly Told[] => [{ field, message }]

type Saying = readonly Told[] | undefined | void

/**
 * A rule that no word carries, named by `{ by: 'name' }` in the declaration. Is given the record before and after
 * within its transaction; may read others, and may fill in `change.after`.
 */
export type Judging = (change: Change) => Promise<Saying> | Saying

/** What a rule brings along: runs once the row is written, when a new record has its id. */
export interface Bringing {
  readonly effect: (change: Change) => Promise<void>
}
/** What tells which rows a session gets is told of the others. */
export interface Sight {
  readonly entities: ReadonlyMap<string, Entity>
  /** The functions of all rules, by entity. */
  readonly rules: { readonly [entity: string]: RuleFunctions }
  /** Whether the session may read and change records of an entity, all of them. */
  mayEdit(session: Session, entity: Entity): boolean
}
/** A condition on the rows a session gets, named by `{ sees: { by: 'name' } }`. */
export interface Seeing {
  readonly sees: (session: Session, sight: Sight) => Row
}
export type RuleFunction = Judging | Bringing | Seeing

/** The functions of one entity, by name. */
export type RuleFunctions = { readonly [name: string]: RuleFunction }

declare module '../context/parts.ts' {
  interface Parts {
    readonly rules: { readonly [entity: string]: RuleFunctions }
  }
}

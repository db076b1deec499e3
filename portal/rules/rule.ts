import type { Problem } from '#derive/problem.ts'
import type { Change } from '../records/change.ts'

/** What a function says: a problem refuses, with `warn` it asks before going on. The rule's id is put in by the caller. */
export type Told = Problem & { readonly warn?: true }

/**
 * A rule that no word carries, named by `{ by: 'name' }` in the declaration. Is given the record before and after
 * within its transaction; may read others, and may fill in `change.after`.
 */
export type RuleFunction = (
  change: Change,
) => Promise<readonly Told[] | undefined | void> | readonly Told[] | undefined | void

/** The functions of one entity, by name. */
export type RuleFunctions = { readonly [name: string]: RuleFunction }

import type { Entity, Label, Literal, Row, Who } from '#declare'
import type { Problem } from '../problem.ts'
import type { Situation } from '../situation.ts'

/** What a word finds wrong, before its rule is named. */
export type Finding = Omit<Problem, 'rule'>

/** What a rule does to the input of one field, for the values the form shows now. */
export interface Hint {
  readonly required?: boolean
  /** The field takes nothing now; an input is not shown. */
  readonly hidden?: boolean
  /** Why it cannot be changed. */
  readonly disabled?: Label
  /** The choices that are allowed. */
  readonly allowed?: readonly (string | number | boolean)[]
  /** Stands in the empty input: what will be taken. */
  readonly placeholder?: unknown
  /** Conditions on the records a picker offers. */
  readonly picker?: Row
  /** Types a jump may have. */
  readonly types?: readonly string[]
  /** A line under the input: `5 of 6`. */
  readonly note?: Label
}
export type Hints = { readonly [field: string]: Hint }

/** A change that the rule must refuse, and where it says so. */
export interface Broken {
  readonly change: Row
  readonly field: string
  /** What stands before, where the rule looks at what was; the record is created otherwise. */
  readonly before?: Row
}

/** A word of the rules, as far as it looks at one record and what is known of others: pure, the same in form and portal. */
export interface Word {
  check?(literal: Literal, situation: Situation): readonly Finding[]
  input?(literal: Literal, situation: Situation): Hints
  /** The paths whose inputs it may hide, whatever the record. */
  hides?(literal: Literal): readonly string[]
  break?(literal: Literal, entity: Entity, valid: Row): readonly Broken[]
}

/** A word that is carried out elsewhere: by the portal alone, by a view or by the app. */
export const elsewhere: Word = {}

export type Whoever = Who | readonly Who[]

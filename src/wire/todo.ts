import type { Label, Row } from '#declare'

/** How long something has waited, and what it comes to. */
export interface Waits {
  /** The moment since which the first of them waits. */
  readonly since?: string
  /** What is promised, in minutes, where that is said. */
  readonly within?: number
  /** What they pay, in fen. */
  readonly fen?: number
}

/** Something to look after: how many records of an entity there are. */
export interface Todo {
  readonly entity: string
  readonly rule: string
  readonly label: Label
  readonly count: number
  /** What the list is filtered by to show them. */
  readonly filter?: Row
  /** How many of them are one's own, and what the list is filtered by to show those. */
  readonly mine?: { readonly count: number; readonly filter: Row }
  /** The tab of the desk at which just these are dealt with. */
  readonly desk?: number
  /** Of what just waits for its next move nothing is told. */
  readonly waits?: Waits
}

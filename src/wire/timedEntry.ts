import type { Label } from '#declare'

/** What the portal does by itself at its time, as it stands in a calendar: a move, or the publishing of a revision. */
export interface TimedEntry {
  readonly kind: 'move' | 'revision'
  readonly entity: string
  readonly recordId: number
  readonly title: string
  readonly at: string
  /** What is done then. */
  readonly does: Label
  /** The move, or the version of the revision. */
  readonly move?: string
  readonly revision?: number
  /** The field of the record that holds the time, and the version the record is in, where a rule of the entity does it. */
  readonly field?: string
  readonly version?: number
  /** Who set it; empty where a field of the record does. */
  readonly by: string
  /** Why it could not be done at its time. */
  readonly failed: Label | null
  /** Whoever asks may set another time. */
  readonly mayMove: boolean
}

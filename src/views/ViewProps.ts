import type { Entity, Screen } from '#declare'

/** What every view gets: the screen, its entity, and the record where it is about one. */
export interface ViewProps {
  readonly screen: Screen
  readonly entity: Entity
  /** Undefined where a record is made. */
  readonly id?: number
}

import type { Entity, Row } from '#declare'
import type { Condition } from '#derive/listFilter/conditions.ts'

/** What conditions over a list are put together of, and where they go. */
export interface ConditionsProps {
  readonly entity: Entity
  /** The whole filter as it stands; conditions are its `any`. */
  readonly values: Row
  /** What the screen holds fast. */
  readonly held: Row
  /** Names that all records of the screen share. */
  readonly hidden: readonly string[]
  readonly onChange: (changed: Row) => void
}

/** A condition while it is put together: nothing may be chosen yet. */
export type Draft = Condition | null

import type { Label, Row } from '#declare'

/** Records of one entity that refer to a record by one field. */
export interface UseGroup {
  readonly entity: string
  readonly label: Label
  /** The field by which they refer. */
  readonly field: Label
  readonly count: number
  /** How many of them readers see now; nothing of an entity they see nothing of, and of more than are looked at. */
  readonly seen?: number
  /** What the list of the entity is filtered by to show them, where it has such a filter. */
  readonly filter?: Row
  /** The latest of them; none of an entity the session may not read. */
  readonly records: readonly { readonly id: number; readonly title: string }[]
}

/** Where a record is used. */
export interface Uses {
  /** Records, each counted once however often it refers. */
  readonly total: number
  readonly groups: readonly UseGroup[]
}

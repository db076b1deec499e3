/** The figures of a list's head, in the order declared. */
export interface ListSums {
  /** Null where adding up would take too long. */
  readonly sums: readonly (number | null)[]
  /** They leave out what the list says it does not add up. */
  readonly narrowed?: true
}

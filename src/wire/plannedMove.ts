import type { Label } from '#declare'

/** A move that the portal makes at its time. */
export interface PlannedMove {
  readonly recordId: number
  readonly move: string
  readonly at: string
  readonly planner: { readonly id: number | null; readonly name: string }
  /** Why it could not be made at its time. */
  readonly failed: Label | null
}

/** The same as the home page lists it. */
export interface ListedPlan extends PlannedMove {
  readonly entity: string
  readonly title: string
  readonly does: Label
}

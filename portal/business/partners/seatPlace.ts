import type { Label } from '#declare'

/** What is asked of the job, and how far it is. */
export interface SeatPlace {
  readonly does: 'grant' | 'withdraw'
  readonly company: number
  /** Of a grant. */
  readonly package?: number
  readonly phones: readonly string[]
  readonly at: number
  readonly refused: readonly string[]
}

/** One phone's turn: why it is refused, or how many seats it gave back. */
export type SeatTurn = { readonly refused: Label } | { readonly back: number }

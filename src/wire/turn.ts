import type { Label, Row } from '#declare'

/** What a desk has, and is given. */
export interface Turn {
  /** Records that are this desk's now, the longest waiting first. */
  readonly records: readonly Row[]
  /** Of those in hand: what waits no more, or has been taken by somebody since the desk was last heard of. */
  readonly gone: readonly { readonly id: number; readonly by?: string }[]
  readonly tabs: readonly WaitingTab[]
  /** Who else is at this queue. */
  readonly others: readonly string[]
  /** Decisions of today: one's own, and everybody's. */
  readonly today: { readonly mine: number; readonly all: number }
}

/** How many wait under a tab of a desk. */
export interface WaitingTab {
  readonly label: Label
  /** So many at least, where `more`. */
  readonly count: number
  readonly more?: true
  /** How many of them wait longer than is promised. */
  readonly late: number
}

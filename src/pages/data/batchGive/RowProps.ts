import type { ClipboardEvent, KeyboardEvent } from 'react'
import type { BatchRow, Column } from './calls.ts'
import type { Fixing } from './useFixing.ts'

/** What one row of a list is drawn from, as a line or a card. */
export interface RowProps {
  readonly columns: readonly Column[]
  readonly row: BatchRow
  /** Counted from 1, the heading included. */
  readonly line: number
  readonly fixing: Fixing
  /** Its cells are boxes to type in. */
  readonly open: boolean
  /** Tab leads into its cells: it has a problem, or the cell one works in. */
  readonly reachable: boolean
  /** The run is over or under way: the outcome counts, not the check. */
  readonly ran: boolean
  /** What rows give has an end, which is shown. */
  readonly ends: boolean
  /** Whose row it is, by the name they go by; undefined where rows are about no people. */
  readonly nickname: string | undefined
  onOpen?(row: BatchRow): void
  onEnter?(row: BatchRow): void
  onLeave?(row: BatchRow): void
  onKey?(event: KeyboardEvent, row: BatchRow): void
  onPaste?(event: ClipboardEvent): void
}

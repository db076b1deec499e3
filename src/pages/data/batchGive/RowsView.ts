import type { Virtualizer } from '@tanstack/react-virtual'
import type { RefObject } from 'react'
import type { BatchRow, Column } from './calls.ts'
import type { RowProps } from './RowProps.ts'
import type { BatchRows } from './useBatchRows.ts'

/** What lines or cards are drawn from. */
export interface RowsView {
  readonly columns: readonly Column[]
  readonly rows: BatchRows
  readonly virtual: Virtualizer<HTMLDivElement, Element>
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly ran: boolean
  /** What rows give has an end, which is shown. */
  readonly ends: boolean
  /** Rows are about people, whose names are shown. */
  readonly named: boolean
  rowProps(row: BatchRow, index: number): RowProps
}

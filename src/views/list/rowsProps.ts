import type { ReactNode } from 'react'
import type { Entity, Row } from '#declare'
import type { Column } from './columns.ts'
import type { Sizes } from './sizes.ts'
import type { MarksFor } from './useMarks.ts'

export interface RowsProps {
  readonly entity: Entity
  readonly columns: readonly Column[]
  readonly rows: readonly Row[]
  readonly selected: ReadonlySet<number>
  /** Index of the row the keyboard stands on; -1 for none. */
  readonly at: number
  readonly sort?: Sorted
  readonly busy?: boolean
  /** Where it was scrolled to is kept under this name, and found again on return. */
  readonly scrollKey?: string
  onSort?(field: string): void
  /** `upTo` selects everything from the last one touched: shift was held. */
  onToggle?(index: number, upTo: boolean): void
  onToggleAll?(): void
  /** Address of a record; its title leads there. */
  linkTo(row: Row): string | undefined
  readonly actions?: (row: Row, brief?: boolean) => ReactNode
  readonly actionsWidth?: number
  /** The columns were chosen: none goes below another, however little room there is. */
  readonly chosen?: boolean
  readonly marks?: MarksFor | undefined
  /** How wide somebody made columns; `onSize` changes one. */
  readonly sizes?: Sizes
  onSize?(column: string, width: number | null): void
  /** Columns whose cells are edited where they stand. */
  readonly edits?: ReadonlySet<string> | undefined
  /** Columns that stay at the left, the first there are. */
  readonly pinned?: readonly string[]
  /** Rows stand under the values of this field. */
  readonly group?: string | undefined
}

/** How rows are sorted now. */
export interface Sorted {
  readonly field: string
  readonly order: 'ASC' | 'DESC'
}

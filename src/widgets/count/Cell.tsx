import type { CellProps } from '../cell/CellProps.ts'
import { grouped } from '../format/number.ts'

/** A count with all its figures, in groups of three. */
export const CountCell = ({ value }: CellProps) => (
  <span className="cell-number">{grouped(Number(value))}</span>
)

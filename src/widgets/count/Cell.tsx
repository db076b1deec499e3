import type { Field } from '#declare'
import type { CellProps } from '../cell/CellProps.ts'
import { groupDigits } from '../format/number.ts'

/** A count with all its figures, in groups of three; a year as it is written. */
export const CountCell = ({ value, field }: CellProps) => (
  <span className="cell-number">{isYear(field) ? String(value) : groupDigits(Number(value))}</span>
)

/** A number that always has four figures counts nothing. */
const isYear = ({ min = 0, max = 0 }: Field): boolean => min >= 1000 && max > 0 && max < 10_000

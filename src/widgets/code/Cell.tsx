import type { CellProps } from '../cell/CellProps.ts'

/** A code in letters of one width, so that 0 and O, 1 and l are told apart. */
export function CodeCell({ value }: CellProps) {
  const text = String(value)
  return (
    <span className="cell-line cell-code" title={text}>
      {text}
    </span>
  )
}

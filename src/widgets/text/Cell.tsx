import type { CellProps } from '../cell/CellProps.ts'

/** Text on one line, cut where it is long; the whole of it on hover. */
export function TextCell({ value }: CellProps) {
  const text = String(value)
  return (
    <span className="cell-line" title={text}>
      {text}
    </span>
  )
}

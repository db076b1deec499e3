import type { CellProps } from '#widgets/cell/CellProps.ts'

/** A name between brackets. */
export default function SourceNameCell({ value }: CellProps) {
  return <strong>【{String(value)}】</strong>
}

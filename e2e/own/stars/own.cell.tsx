import type { CellProps } from '../cell/CellProps.ts'

/** As many stars. */
export default function StarsCell({ value }: CellProps) {
  return <span title={`${value}/5`}>{'★'.repeat(Number(value))}</span>
}

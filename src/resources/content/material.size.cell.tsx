import type { CellProps } from '#widgets/cell/CellProps.ts'
import { size } from '#widgets/format/size.ts'

/** How heavy an item is, as one says it: nobody reads seven digits of bytes. */
export default function MaterialSizeCell({ value }: CellProps) {
  return <>{size(Number(value))}</>
}

import type { CellProps } from '../cell/CellProps.ts'
import { TextLine } from '../cell/TextLine.tsx'

/** A code in letters of one width, so that 0 and O, 1 and l are told apart. */
export const CodeCell = ({ value }: CellProps) => <TextLine text={String(value)} look="cell-code" />

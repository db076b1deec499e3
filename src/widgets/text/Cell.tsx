import type { CellProps } from '../cell/CellProps.ts'
import { TextLine } from '../cell/TextLine.tsx'

export const TextCell = ({ value }: CellProps) => <TextLine text={String(value)} />

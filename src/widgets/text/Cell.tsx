import type { CellProps } from '../cell/CellProps.ts'
import { TextLine } from '../cell/TextLine.tsx'
import { useCalled } from '../reference/useCalled.ts'

/** A line of text; the name of an entity is read as what that is called. */
export function TextCell({ value, field }: CellProps) {
  const called = useCalled()
  return <TextLine text={called(field, String(value))} />
}

import { useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { TextLine } from '../cell/TextLine.tsx'
import { useEntityInfo } from '../reference/EntitiesContext.ts'

/** A line of text; the name of an entity is read as what that is called. */
export function TextCell({ value, field }: CellProps) {
  const say = useSay()
  const info = useEntityInfo(String(value))
  const label = field.names === 'entity' ? info?.label : undefined
  return <TextLine text={label ? say(label) : String(value)} />
}

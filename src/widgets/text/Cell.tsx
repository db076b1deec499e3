import { useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { TextLine } from '../cell/TextLine.tsx'
import { useEntityInfo } from '../reference/EntitiesContext.ts'

/** A line of text; the name of an entity is read as what that is called. */
export function TextCell({ value, field }: CellProps) {
  const say = useSay()
  const info = useEntityInfo(field.names === 'entity' ? String(value) : '')
  return <TextLine text={info ? say(info.label) : String(value)} />
}

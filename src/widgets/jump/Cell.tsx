import type { Jump } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { jumpTargets } from '../kind/jumpTargets.ts'
import { titleOf, useEntityInfo } from '../reference/EntitiesContext.ts'
import { useRecords } from '../reference/useRecords.ts'

/** Where a link leads: the type, and the title or address of its target. */
export function JumpCell({ value }: CellProps) {
  const say = useSay()
  const { type, id, url } = value as Jump
  const target = jumpTargets[type]
  const entity = target?.entity ?? ''
  const info = useEntityInfo(entity)
  const records = useRecords(entity, id === undefined ? [] : [id])
  const where = id === undefined ? (url ?? '') : titleOf(records.get(id), info, id)
  const text = `${target ? say(target.label) : type} ${where}`.trim()
  return (
    <span className="cell-line" title={text}>
      {text}
    </span>
  )
}

import type { Jump } from '#declare'
import { useSay } from '#src/i18n/useSay.ts'
import type { CellProps } from '../cell/CellProps.ts'
import { jumpTargets } from '../kind/jumpTargets.ts'
import { titleOf, useEntityInfo } from '../reference/EntitiesContext.ts'
import { Referred } from '../reference/Referred.tsx'
import { useRecords } from '../reference/useRecords.ts'

/** Where a link leads: the type, and the title or address of its target, marked where nobody can get there. */
export function JumpCell({ value }: CellProps) {
  const say = useSay()
  const { type, id, url } = value as Jump
  const target = jumpTargets[type]
  const entity = target?.entity ?? ''
  const info = useEntityInfo(entity)
  const record = useRecords(entity, id === undefined ? [] : [id]).get(id ?? 0)
  const label = target ? say(target.label) : type
  const where = id === undefined ? (url ?? '') : titleOf(record, info, id)
  return (
    <span className="cell-line cell-jump" title={`${label} ${where}`.trim()}>
      <span className="cell-lead">{label}</span>
      {id === undefined ? (
        <span className="referred-title">{where}</span>
      ) : (
        <Referred entity={entity} id={id} record={record} />
      )}
    </span>
  )
}

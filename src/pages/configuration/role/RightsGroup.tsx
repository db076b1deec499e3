import ChevronRight from '@mui/icons-material/ChevronRight'
import { useState } from 'react'
import { useSay } from '../../../i18n/useSay.ts'
import { columnLabels } from './columnLabels.ts'
import { type Role, rightColumns, rightsOn } from './draft.ts'
import type { EntityGroup } from './entityGroups.ts'
import { RightsRow } from './RightsRow.tsx'
import type { ChangeRole } from './useRoles.ts'

interface Props {
  readonly group: EntityGroup
  readonly role: Role
  readonly onChange: ChangeRole
  /** Entities of which the menu shows the role a screen. */
  readonly shown: ReadonlySet<string>
  /** Opened by a search, whatever it was before. */
  readonly open: boolean
}

/** The entities of one group of the sidebar; closed it tells how many of them may be seen. */
export function RightsGroup({ group, role, onChange, shown: byMenu, open }: Props) {
  const say = useSay()
  const [turned, setTurned] = useState(false)
  const shown = open || turned
  const { entities } = group
  const readable = entities.filter(
    ({ name }) => rightsOn(role, name, byMenu.has(name)).row.read,
  ).length
  const own = entities.filter(({ name }) => rightsOn(role, name).own).length
  return (
    <div className="rights-group">
      <button type="button" aria-expanded={shown} onClick={() => setTurned(!shown)}>
        <ChevronRight className="fold" fontSize="small" />
        <strong>{say(group.label)}</strong>
        <span className="hint">
          {say(['可查看 {readable} / {all}', '{readable} of {all} readable'], {
            readable,
            all: entities.length,
          })}
          {own > 0 && say(['，单独设置 {own}', ', {own} set here'], { own })}
        </span>
      </button>
      {shown && (
        <table>
          <thead>
            <tr>
              <th scope="col">{say(['对象', 'Entity'])}</th>
              {rightColumns.map((right) => (
                <th scope="col" key={right} className="tick">
                  {say(columnLabels[right])}
                </th>
              ))}
              <th scope="col">{say(['状态与操作', 'Moves and actions'])}</th>
            </tr>
          </thead>
          <tbody>
            {entities.map((line) => (
              <RightsRow
                key={line.name}
                {...{ line, role, onChange }}
                shown={byMenu.has(line.name)}
              />
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}

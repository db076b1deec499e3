import { Suspense, use, useState } from 'react'
import type { EntityLine } from '#resources/catalogue.ts'
import { loadEntity } from '#resources/load.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { columnLabels } from './columnLabels.ts'
import {
  operationsOf,
  type RightColumn,
  type Role,
  rightColumns,
  rightsOn,
  toggleRight,
  turnedMove,
  withoutRow,
} from './draft.ts'
import type { ChangeRole } from './useRoles.ts'

interface Props {
  readonly line: EntityLine
  readonly role: Role
  readonly onChange: ChangeRole
  /** Whether the menu shows the role a screen of it. */
  readonly shown: boolean
}

/** What one role may do with one entity. */
export function RightsRow({ line, role, onChange, shown }: Props) {
  const say = useSay()
  const [moves, setMoves] = useState(false)
  const { own, row } = rightsOn(role, line.name, shown)
  const locked = role.code === 'admin'
  const turn = async (right: RightColumn) => {
    const operations = operationsOf(await loadEntity(line.name))
    onChange(role, { rights: toggleRight(role, line.name, right, operations) })
  }
  const label = say(line.label)
  return (
    <>
      <tr className={own || locked ? undefined : 'follows'}>
        <th scope="row">
          {label}
          {line.standIn && (
            <span className="rights-stand-in">{say(['仅管理员', 'Admins only'])}</span>
          )}
        </th>
        {rightColumns.map((right) => (
          <td key={right} className="tick">
            <input
              type="checkbox"
              aria-label={`${label} · ${say(columnLabels[right])}`}
              checked={row[right] === true}
              disabled={locked}
              onChange={() => void turn(right)}
            />
          </td>
        ))}
        <td className="rights-moves">
          <button type="button" aria-expanded={moves} onClick={() => setMoves(!moves)}>
            {row.moves
              ? say(['{count} 项', '{count} of them'], { count: row.moves.length })
              : locked
                ? say(['全部', 'All'])
                : own
                  ? say(['无', 'None'])
                  : row.read
                    ? say(['随菜单', 'As the menu'])
                    : say(['无', 'None'])}
          </button>
          {own && !locked && (
            <button
              type="button"
              onClick={() => onChange(role, { rights: withoutRow(role, line.name) })}
            >
              {say(['清除设置', 'Clear'])}
            </button>
          )}
        </td>
      </tr>
      {moves && (
        <tr className="rights-operations">
          <td colSpan={6}>
            <Suspense fallback={null}>
              <Operations {...{ line, role, onChange, shown }} />
            </Suspense>
          </td>
        </tr>
      )}
    </>
  )
}

/** Moves and actions one by one; their names come with the entity's declaration. */
function Operations({ line, role, onChange, shown }: Props) {
  const say = useSay()
  const entity = use(loadEntity(line.name))
  const names = operationsOf(entity)
  const { own, row } = rightsOn(role, line.name, shown)
  if (names.length === 0)
    return <span className="hint">{say(['没有状态操作', 'There are none'])}</span>
  return (
    <div className="rights-chips">
      {names.map((name) => (
        <label key={name}>
          <input
            type="checkbox"
            checked={own ? (row.moves?.includes(name) ?? false) : row.read === true}
            disabled={role.code === 'admin'}
            onChange={() => onChange(role, { rights: turnedMove(role, line.name, name, names) })}
          />
          {say(entity.moves[name]?.label ?? entity.actions[name]?.label ?? [name, name])}
        </label>
      ))}
    </div>
  )
}

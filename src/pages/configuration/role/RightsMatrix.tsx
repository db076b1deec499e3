import { useMemo, useState } from 'react'
import { useSay } from '../../../i18n/useSay.ts'
import type { Role } from './draft.ts'
import { followsMenu } from './draft.ts'
import { entitiesShown } from './entitiesShown.ts'
import { entityGroups } from './entityGroups.ts'
import { RightsGroup } from './RightsGroup.tsx'
import type { ChangeRole } from './useRoles.ts'
import '#widgets/input/field.css'

/** Entities by rights for one role, group by group of the sidebar. */
export function RightsMatrix({
  role,
  onChange,
}: {
  readonly role: Role
  readonly onChange: ChangeRole
}) {
  const say = useSay()
  const [wanted, setWanted] = useState('')
  const [own, setOwn] = useState(false)
  const shown = useMemo(() => entitiesShown(role), [role])
  const words = wanted.trim().toLowerCase()
  const groups = entityGroups
    .map((group) => ({
      ...group,
      entities: group.entities.filter(
        ({ name, label }) =>
          (!own || role.rights?.some((row) => row.entity === name)) &&
          (words === '' || [name, ...label].some((text) => text.toLowerCase().includes(words))),
      ),
    }))
    .filter(({ entities }) => entities.length > 0)
  return (
    <section className="card rights">
      <div className="rights-head">
        <h3>{say(['操作权限', 'Rights'])}</h3>
        <span className="hint">{say(explained(role))}</span>
        <div className="room" />
        <label className="rights-own">
          <input type="checkbox" checked={own} onChange={() => setOwn(!own)} />
          {say(['只看单独设置的', 'Only those set here'])}
        </label>
        <input
          type="search"
          className="field-box"
          placeholder={say(['搜索对象', 'Find an entity'])}
          aria-label={say(['搜索对象', 'Find an entity'])}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
        />
      </div>
      {groups.length === 0 && (
        <p className="rights-none">{say(['没有符合的对象', 'No entity is like that'])}</p>
      )}
      {groups.map((group) => (
        <RightsGroup
          key={group.key}
          {...{ group, role, onChange, shown }}
          open={words !== '' || own}
        />
      ))}
    </section>
  )
}

const explained = (role: Role) =>
  role.code === 'admin'
    ? ([
        '超级管理员拥有全部权限，不能修改',
        'The super administrator may everything; this cannot be changed',
      ] as const)
    : followsMenu(role)
      ? ([
          '浅色勾选表示随菜单：看得到页面即可操作；点一下即改为单独设置',
          'Light ticks follow the menu: what its screens show may be done; a click sets a row of its own',
        ] as const)
      : ([
          '只有勾选的才可操作；能查看的对象，其页面会出现在菜单里',
          'Only what is ticked may be done; screens of what may be read appear in the menu',
        ] as const)

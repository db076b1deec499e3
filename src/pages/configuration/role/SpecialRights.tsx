import { use } from 'react'
import type { Label } from '#declare'
import { loadEntity } from '#resources/load.ts'
import { useSay } from '../../../i18n/useSay.ts'
import { type Role, toggleEntry } from './draft.ts'
import type { ChangeRole } from './useRoles.ts'

/** Rights beyond the records of one entity, as switches. */
export function SpecialRights({
  role,
  onChange,
}: {
  readonly role: Role
  readonly onChange: ChangeRole
}) {
  const say = useSay()
  const entity = use(loadEntity('role'))
  const rights = Object.entries((entity.fields.special?.of ?? {}) as { [right: string]: Label })
  const isAdmin = role.code === 'admin'
  return (
    <section className="card section special-rights">
      <h3>{say(['特殊权限', 'Special rights'])}</h3>
      <div>
        {rights.map(([right, label]) => (
          <label key={right}>
            <input
              type="checkbox"
              checked={isAdmin || (role.special?.includes(right) ?? false)}
              disabled={isAdmin}
              onChange={() => onChange(role, { special: toggleEntry(role.special, right) })}
            />
            {say(label)}
          </label>
        ))}
      </div>
    </section>
  )
}

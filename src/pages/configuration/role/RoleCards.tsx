import { useSay } from '../../../i18n/useSay.ts'
import type { Changes, Role } from './draft.ts'

interface Props {
  readonly roles: readonly Role[]
  readonly chosen: number
  readonly changes: Changes
  onChoose(id: number): void
}

/** The named roles beside their matrix: who holds them, and what was changed and not saved. */
export function RoleCards({ roles, chosen, changes, onChoose }: Props) {
  const say = useSay()
  return (
    <ul className="role-cards" aria-label={say(['命名角色', 'Named roles'])}>
      {roles.map((role) => (
        <li key={role.id}>
          <button
            type="button"
            className="card"
            aria-pressed={role.id === chosen}
            onClick={() => onChoose(role.id)}
          >
            <span className="role-name">
              {role.name}
              {changes[role.id] && (
                <span className="role-changed" title={say(['未保存', 'Not saved'])}>
                  ●<span className="for-readers">{say(['未保存', 'Not saved'])}</span>
                </span>
              )}
            </span>
            <code>{role.code}</code>
            <span className="role-facts">
              {say(['{count} 人', '{count:user|users}'], { count: Number(role.users ?? 0) })}
              {' · '}
              {role.code === 'admin'
                ? say(['全部权限', 'Every right'])
                : say(['{count} 项特殊权限', '{count} special rights'], {
                    count: role.special?.length ?? 0,
                  })}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

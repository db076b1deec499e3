import VisibilityOff from '@mui/icons-material/VisibilityOff'
import Visibility from '@mui/icons-material/VisibilityOutlined'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { Screen } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import { type Role, toggleEntry } from './draft.ts'
import { type TitleLine, titleGroups } from './entityGroups.ts'
import type { ChangeRole } from './useRoles.ts'

interface Props {
  readonly roles: readonly Role[]
  readonly screen: Screen
  readonly edits: boolean
  readonly onChange: ChangeRole
}

/** Titles of the sidebar by numeric roles: what is hidden, and what goes with a title above it. */
export function MenuMatrix({ roles, screen, edits, onChange }: Props) {
  const say = useSay()
  const [open, setOpen] = useState<readonly string[]>([])
  const hides = (lines: readonly TitleLine[]) =>
    lines.slice(1).some(({ title }) => roles.some(({ hidden }) => hidden?.includes(title)))
  return (
    <section className="card menu-matrix">
      <p className="hint">
        {say([
          '数字角色按标题隐藏菜单，任何层级都算，对管理员同样生效；隐藏的页面，其数据接口也会拒绝。',
          'A numeric role hides menus by title at any depth, from admins too; what is hidden is refused by the portal as well.',
        ])}
      </p>
      <div className="menu-matrix-rows">
        <table>
          <thead>
            <tr>
              <th scope="col">{say(['菜单标题', 'Menu title'])}</th>
              {roles.map((role) => (
                <th scope="col" key={role.id} className="tick">
                  <Link to={`${screen.path}/${role.id}`} title={role.name}>
                    {role.code}
                  </Link>
                  <small>
                    {say(['{count} 人', '{count:user|users}'], { count: Number(role.users ?? 0) })}
                  </small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {titleGroups.map((lines) => {
              const [head] = lines as readonly [TitleLine, ...TitleLine[]]
              const isOpen = open.includes(head.key) !== hides(lines)
              return (
                <MenuLines
                  key={head.key}
                  {...{ lines, roles, edits, onChange, isOpen }}
                  onToggle={() => setOpen(toggleEntry(open, head.key))}
                />
              )
            })}
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface LinesProps extends Omit<Props, 'screen'> {
  readonly lines: readonly TitleLine[]
  readonly isOpen: boolean
  onToggle(): void
}
function MenuLines({ lines, roles, edits, onChange, isOpen, onToggle }: LinesProps) {
  const say = useSay()
  return lines
    .filter((_, index) => index === 0 || isOpen)
    .map((line, index) => (
      <tr key={line.key} className={index === 0 ? 'top' : undefined}>
        <th scope="row" style={{ paddingInlineStart: `${12 + line.depth * 16}px` }}>
          {index === 0 && lines.length > 1 ? (
            <button type="button" aria-expanded={isOpen} onClick={onToggle}>
              {say(line.label)}
              <span className="hint"> {lines.length - 1}</span>
            </button>
          ) : (
            say(line.label)
          )}
        </th>
        {roles.map((role) => (
          <td key={role.id} className="tick">
            <Eye
              {...{ role, line, edits }}
              onTurn={() => onChange(role, { hidden: toggleEntry(role.hidden, line.title) })}
            />
          </td>
        ))}
      </tr>
    ))
}

interface EyeProps {
  readonly role: Role
  readonly line: TitleLine
  readonly edits: boolean
  onTurn(): void
}
function Eye({ role, line, edits, onTurn }: EyeProps) {
  const say = useSay()
  const hidden = role.hidden ?? []
  const own = hidden.includes(line.title)
  const above = line.above.some((title) => hidden.includes(title))
  const state = own
    ? say(['隐藏', 'Hidden'])
    : above
      ? say(['随上级隐藏', 'Hidden with its group'])
      : say(['可见', 'Seen'])
  return (
    <button
      type="button"
      className={own ? 'eye own' : above ? 'eye above' : 'eye'}
      aria-pressed={own}
      aria-label={`${say(line.label)} · ${role.code} · ${state}`}
      title={state}
      disabled={!edits || (above && !own)}
      onClick={onTurn}
    >
      {own || above ? <VisibilityOff fontSize="inherit" /> : <Visibility fontSize="inherit" />}
    </button>
  )
}

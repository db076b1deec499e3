import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import type { Row, Screen } from '#declare'
import { useSay } from '../../../i18n/useSay.ts'
import type { Perform } from '../../../views/perform/usePerform.ts'
import type { Role } from './draft.ts'

interface Props {
  readonly role: Role
  readonly screen: Screen
  readonly perform: Perform
  readonly edits: boolean
}

/** The role one looks at, and what can be done with it as a whole. */
export function RoleTools({ role, screen, perform, edits }: Props) {
  const say = useSay()
  const removable = !role.builtIn && Number(role.users ?? 0) === 0
  return (
    <div className="role-tools">
      <h2>{role.name}</h2>
      <span className="hint">{String(role.description ?? '')}</span>
      <div className="room" />
      {edits && (
        <>
          <Button component={Link} to={`${screen.path}/${role.id}`}>
            {say(['名称与说明', 'Name and notes'])}
          </Button>
          <Button onClick={() => void perform.action(role as Row, 'copy')}>
            {say(['复制', 'Copy'])}
          </Button>
          {removable && (
            <Button color="error" onClick={() => void perform.remove(role as Row)}>
              {say(['删除', 'Delete'])}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

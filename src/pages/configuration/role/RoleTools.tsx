import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
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
      <SignInFacts role={role} />
      <div className="room" />
      {edits && (
        <>
          <Button component={Link} to={`${screen.path}/${role.id}`}>
            {say(['名称、说明与登录', 'Name, notes and sign-in'])}
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

/** What the role asks of how one signs in, where it does. */
function SignInFacts({ role: { secondFactor, idleMinutes } }: { readonly role: Role }) {
  const say = useSay()
  return (
    <>
      {secondFactor === true && (
        <Chip size="small" label={say(['必须两步验证', 'Second factor required'])} />
      )}
      {Number(idleMinutes ?? 0) > 0 && (
        <Chip
          size="small"
          label={say(['闲置 {minutes} 分钟退出', 'Ends after {minutes} min idle'], {
            minutes: Number(idleMinutes),
          })}
        />
      )}
    </>
  )
}

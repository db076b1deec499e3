import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSay } from '../../i18n/useSay.ts'
import { PasskeyList } from './PasskeyList.tsx'
import { SetUpFactor } from './SetUpFactor.tsx'
import './factor.css'

interface Props {
  /** What the roles are called that ask for it. */
  readonly roles?: readonly string[] | undefined
  /** It is on: what waited goes on. */
  onDone(): void
}

/** Sets up the second factor that a role asks for; passkeys are offered once it is on. */
export function DemandedFactor({ roles = [], onDone }: Props) {
  const say = useSay()
  const [at, setAt] = useState<'asked' | 'on' | 'kept'>('asked')
  if (at === 'kept')
    return (
      <>
        <Alert severity="success">
          {say([
            '两步验证已设置。也可现在添加通行密钥，以后不必输入数字。',
            'The second factor is set up. Add a passkey now if you like, and type no digits from then on.',
          ])}
        </Alert>
        <PasskeyList />
        <Button variant="contained" size="large" fullWidth onClick={onDone} sx={{ mt: 2 }}>
          {say(['继续', 'Go on'])}
        </Button>
      </>
    )
  return (
    <>
      {at === 'asked' && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {roles.length > 0
            ? say(
                [
                  '你的角色（{roles}）要求两步验证。设好之后即可继续。',
                  'Your role ({roles}) asks for a second factor. You go on once it is set up.',
                ],
                { roles: roles.join('、') },
              )
            : say([
                '你的角色要求两步验证。设好之后即可继续。',
                'Your role asks for a second factor. You go on once it is set up.',
              ])}
        </Alert>
      )}
      <SetUpFactor onOn={() => setAt('on')} onDone={() => setAt('kept')} />
    </>
  )
}

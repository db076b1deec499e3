import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { useSay } from '../i18n/useSay.ts'
import { PasswordForm } from '../views/PasswordForm.tsx'
import { SignInForm } from '../views/SignInForm.tsx'
import SignInWays from '../views/signIn/SignInWays.tsx'

interface Props {
  /** Whose work stands on the screen. */
  readonly username: string
  onDone(): void
  /** Rather somebody else. */
  onLeave(): void
}

/** What the dialog over an ended session holds; a one-time password given meanwhile is replaced here too. */
export default function SessionForm({ username, onDone, onLeave }: Props) {
  const say = useSay()
  const [mustChange, setMustChange] = useState(false)
  return (
    <>
      <DialogTitle id="session-title">
        {mustChange
          ? say(['设置你的密码', 'Choose your password'])
          : say(['登录已过期', 'The session has ended'])}
      </DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {mustChange
            ? say([
                '一次性密码只能用来登录一次，请先换成自己的。',
                'A one-time password is for signing in once: replace it by your own.',
              ])
            : say(['请再次登录，未保存的内容不会丢失。', 'Sign in again; nothing typed is lost.'])}
        </DialogContentText>
        {mustChange ? (
          <PasswordForm oldLabel={['一次性密码', 'One-time password']} onChanged={onDone} />
        ) : (
          <SignInWays wanted="/home" beside>
            <SignInForm
              username={username}
              onSignedIn={(session) => (session.mustChange ? setMustChange(true) : onDone())}
            />
          </SignInWays>
        )}
        <Button fullWidth color="inherit" onClick={onLeave} sx={{ mt: 1 }}>
          {say(['换个账号登录', 'Sign in as someone else'])}
        </Button>
      </DialogContent>
    </>
  )
}

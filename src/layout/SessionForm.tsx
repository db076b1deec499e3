import Button from '@mui/material/Button'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import type { SignedIn } from '../client/storage.ts'
import { useSay } from '../i18n/useSay.ts'
import { PasswordForm } from '../views/PasswordForm.tsx'
import { SignInForm } from '../views/SignInForm.tsx'
import SignInWays from '../views/signIn/SignInWays.tsx'
import { DemandedFactor } from './factor/DemandedFactor.tsx'
import './sessionForm.css'

interface Props {
  /** Whose work stands on the screen. */
  readonly username: string
  onDone(): void
  /** Rather somebody else. */
  onLeave(): void
}

/**
 * What the dialog over an ended session holds; a one-time password given meanwhile is replaced here too, and the second
 * factor set up that a role has come to ask for.
 */
export default function SessionForm({ username, onDone, onLeave }: Props) {
  const say = useSay()
  const [mustChange, setMustChange] = useState(false)
  const [lacksFactor, setLacksFactor] = useState(false)
  const signedIn = (session: SignedIn) => {
    if (session.lacksFactor) setLacksFactor(true)
    else if (session.mustChange) setMustChange(true)
    else onDone()
  }
  if (lacksFactor)
    return (
      <>
        <DialogTitle id="session-title">
          {say(['设置两步验证', 'Set up a second factor'])}
        </DialogTitle>
        <DialogContent sx={{ '&&': { pt: 1 } }}>
          <DemandedFactor onDone={onDone} />
        </DialogContent>
      </>
    )
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
            <SignInForm username={username} onSignedIn={signedIn} />
          </SignInWays>
        )}
        <Button fullWidth color="inherit" onClick={onLeave} sx={{ mt: 1 }}>
          {say(['换个账号登录', 'Sign in as someone else'])}
        </Button>
      </DialogContent>
    </>
  )
}

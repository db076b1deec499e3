import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useEffect, useState } from 'react'
import { onExpired } from '../client/client.ts'
import { forgetSession } from '../client/storage.ts'
import { useSay } from '../i18n/useSay.ts'
import { SignInForm } from '../views/SignInForm.tsx'

interface Waiting {
  signedIn(): void
  gaveUp(): void
}

/** Asks for the password in place when the session has run out; what waited is sent again, nothing typed is lost. */
export function SessionDialog() {
  const say = useSay()
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  useEffect(() => {
    onExpired(
      () =>
        new Promise<void>((resolve, reject) =>
          setWaiting({
            signedIn: resolve,
            gaveUp: () => reject(new Error('ra.notification.logged_out')),
          }),
        ),
    )
    return () => onExpired(() => Promise.reject(new Error('ra.notification.logged_out')))
  }, [])
  const done = () => {
    waiting?.signedIn()
    setWaiting(null)
  }
  const leave = () => {
    waiting?.gaveUp()
    forgetSession()
    location.assign(`/login?redirect=${encodeURIComponent(location.pathname + location.search)}`)
  }
  const username = localStorage.getItem('username') ?? undefined
  return (
    <Dialog open={waiting !== null} maxWidth="xs" fullWidth aria-labelledby="session-title">
      <DialogTitle id="session-title">{say(['登录已过期', 'The session has ended'])}</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {say([
            '请再次输入密码，未保存的内容不会丢失。',
            'Enter the password again; nothing typed is lost.',
          ])}
        </DialogContentText>
        {waiting && <SignInForm {...(username && { username })} onSignedIn={done} />}
        <Button fullWidth color="inherit" onClick={leave} sx={{ mt: 1 }}>
          {say(['换个账号登录', 'Sign in as someone else'])}
        </Button>
      </DialogContent>
    </Dialog>
  )
}

import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { useEffect } from 'react'
import { signOut } from '../authProvider/session.ts'
import { useSay } from '../i18n/useSay.ts'
import { PasswordForm } from '../views/PasswordForm.tsx'
import './login.css'

/** What somebody with a one-time password sees first, wherever they wanted to go; the portal answers nothing else yet. */
export default function FirstPassword() {
  const say = useSay()
  const title = say(['设置你的密码', 'Choose your password'])
  useEffect(() => {
    document.title = `${title} - Masthead`
  }, [title])
  const leave = async () => {
    await signOut()
    location.assign('/login')
  }
  return (
    <main className="login">
      <Paper className="login-card" variant="outlined">
        <div className="login-head">
          <span className="brand-mark" aria-hidden>
            刊
          </span>
          <div>
            <h1>{title}</h1>
            <p>
              {say([
                '一次性密码只能用来登录一次，请先换成自己的。',
                'A one-time password is for signing in once: replace it by your own.',
              ])}
            </p>
          </div>
        </div>
        <PasswordForm
          oldLabel={['一次性密码', 'One-time password']}
          // Who is signed in is asked anew; what they may see then stands here by itself.
          onChanged={() => undefined}
        />
        <Button fullWidth color="inherit" onClick={leave} sx={{ mt: 1 }}>
          {say(['退出登录', 'Sign out'])}
        </Button>
      </Paper>
    </main>
  )
}

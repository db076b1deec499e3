import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import { type ReactNode, useEffect } from 'react'
import type { Label } from '#declare'
import { askUserAgain, signOut } from '../authProvider/session.ts'
import { useUser } from '../authProvider/Viewer.tsx'
import { useSay } from '../i18n/useSay.ts'
import { DemandedFactor } from '../layout/factor/DemandedFactor.tsx'
import { PasswordForm } from '../views/PasswordForm.tsx'
import './login.css'

/** What somebody sees first who has something to set, wherever they wanted to go; the portal answers nothing else yet. */
export default function FirstThings() {
  const { info } = useUser()
  return info.lacksFactor ? <FirstFactor roles={info.factorFor} /> : <OwnPassword />
}

/** One's own password in place of a one-time one. */
function OwnPassword() {
  return (
    <Card
      title={['设置你的密码', 'Choose your password']}
      text={[
        '一次性密码只能用来登录一次，请先换成自己的。',
        'A one-time password is for signing in once: replace it by your own.',
      ]}
    >
      <PasswordForm
        oldLabel={['一次性密码', 'One-time password']}
        // Who is signed in is asked anew; what they may see then stands here by itself.
        onChanged={() => undefined}
      />
    </Card>
  )
}

/** The second factor that a role asks for. */
function FirstFactor({ roles }: { readonly roles: readonly string[] | undefined }) {
  return (
    <Card
      title={['设置两步验证', 'Set up a second factor']}
      text={['登录时除密码外再验证一次。', 'Signing in asks for more than a password.']}
    >
      <DemandedFactor roles={roles} onDone={askUserAgain} />
    </Card>
  )
}

interface CardProps {
  readonly title: Label
  readonly text: Label
  readonly children: ReactNode
}

function Card({ title: given, text, children }: CardProps) {
  const say = useSay()
  const title = say(given)
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
            <p>{say(text)}</p>
          </div>
        </div>
        {children}
        <Button fullWidth color="inherit" onClick={leave} sx={{ mt: 1 }}>
          {say(['退出登录', 'Sign out'])}
        </Button>
      </Paper>
    </main>
  )
}

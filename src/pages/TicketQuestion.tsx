import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import { useSay } from '../i18n/useSay.ts'
import './login.css'

interface Props {
  onGo(): void
  onLeave(): void
}

/** Asked before a link signs somebody in that did not come from the old admin. */
export default function TicketQuestion({ onGo, onLeave }: Props) {
  const say = useSay()
  return (
    <main className="login">
      <Paper className="login-card" variant="outlined">
        <h1>{say(['用此链接登录？', 'Sign in with this link?'])}</h1>
        <p>
          {say([
            '这个链接不是从旧版后台打开的。如果是别人发来的，继续后你将在对方的账号中操作。',
            'This link was not opened from the old admin. If somebody sent it to you, you would work in their account.',
          ])}
        </p>
        <Stack direction="row" spacing={1} sx={{ mt: 2, justifyContent: 'flex-end' }}>
          <Button onClick={onLeave}>{say(['改用密码登录', 'Sign in with a password'])}</Button>
          <Button variant="contained" onClick={onGo}>
            {say(['继续', 'Go on'])}
          </Button>
        </Stack>
      </Paper>
    </main>
  )
}

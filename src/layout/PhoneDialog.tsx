import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import { useNotify } from 'ra-core'
import { type FormEvent, useState } from 'react'
import type { Label } from '#declare'
import { changePhone, sendCode } from '../authProvider/session.ts'
import { useUser } from '../authProvider/Viewer.tsx'
import { PortalError } from '../client/portalError.ts'
import { useSay } from '../i18n/useSay.ts'
import { LineBox } from '../views/LineBox.tsx'

/** One's own phone, changed from the account's menu: the new one proves itself by a code, and whoever asks by their password. */
export default function PhoneDialog({ onClose }: { onClose(): void }) {
  const say = useSay()
  const notify = useNotify()
  const hasPassword = useUser().info.hasPassword !== false
  const [phone, setPhone] = useState('')
  const [code, setCode] = useState('')
  const [password, setPassword] = useState('')
  const [sent, setSent] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [wrong, setWrong] = useState<{ readonly [name: string]: string }>({})
  const [busy, setBusy] = useState(false)
  const run = async (work: () => Promise<void>) => {
    setFailure(null)
    setWrong({})
    setBusy(true)
    try {
      await work()
    } catch (error) {
      const fields = error instanceof PortalError ? error.fields : {}
      setWrong(fields)
      if (Object.keys(fields).length === 0) setFailure((error as Error).message)
    }
    setBusy(false)
  }
  const send = () =>
    run(async () => {
      await sendCode(phone.trim())
      setSent(true)
    })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(async () => {
      await changePhone({
        phone: phone.trim(),
        code: code.trim(),
        ...(hasPassword && { password }),
      })
      notify(say(['手机号已修改', 'The phone is changed']), { type: 'success' })
      onClose()
    })
  }
  const box = (name: string, label: Label, value: string, set: (value: string) => void) => (
    <LineBox
      name={name}
      label={say(label)}
      value={value}
      onChange={(event) => set(event.target.value)}
      problem={wrong[name]}
      inputMode="numeric"
    />
  )
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="phone-title">
      <DialogTitle id="phone-title">{say(['修改手机号', 'Change phone'])}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <Stack component="form" spacing={2} onSubmit={submit} noValidate>
          {failure && <Alert severity="error">{failure}</Alert>}
          {sent && !failure && (
            <Alert severity="info">
              {say([
                '验证码已发送，5 分钟内有效。',
                'A code is on its way; it is good for 5 minutes.',
              ])}
            </Alert>
          )}
          {box('phone', ['新手机号', 'New phone'], phone, setPhone)}
          <Stack
            direction="row"
            spacing={1}
            sx={{
              alignItems: 'flex-start',
              '& > .field': { flex: 1 },
              '& > button': { mt: '24px' },
            }}
          >
            {box('code', ['短信验证码', 'SMS code'], code, setCode)}
            <Button
              variant="outlined"
              onClick={() => void send()}
              disabled={busy || phone.trim() === ''}
              sx={{ flex: 'none' }}
            >
              {say(['获取验证码', 'Send a code'])}
            </Button>
          </Stack>
          {hasPassword && (
            <LineBox
              name="password"
              type="password"
              label={say(['当前密码', 'Your password'])}
              value={password}
              onChange={(event) => setPassword(event.target.value)}
              problem={wrong.password}
              autoComplete="current-password"
            />
          )}
          <Button
            type="submit"
            variant="contained"
            size="large"
            disabled={busy || code.trim() === '' || (hasPassword && password === '')}
          >
            {say(['修改手机号', 'Change phone'])}
          </Button>
        </Stack>
      </DialogContent>
    </Dialog>
  )
}

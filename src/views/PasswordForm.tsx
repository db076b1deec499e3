import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, useState } from 'react'
import type { Label } from '#declare'
import { changePassword } from '../authProvider/session.ts'
import { PortalError } from '../client/portalError.ts'
import { useSay } from '../i18n/useSay.ts'
import { LineBox } from './LineBox.tsx'

interface Props {
  /** The password that stands now: the one-time one has a name of its own. */
  readonly oldLabel?: Label
  onChanged(): void
}

const again = ['两次输入的新密码不一致', 'The two new passwords differ'] as const

/** What the portal looks at, all at once: else one hears of it a refusal at a time. */
const asked = [
  '至少 10 个字符，含大写字母、小写字母、数字、符号中的三类；不含登录名，不用常见的密码',
  'At least 10 characters, of three kinds out of capitals, small letters, digits and signs; without your username, and no common one',
] as const

/** One's own password: the one that stands, and the new one twice. What the portal refuses stands at its field. */
export function PasswordForm({ oldLabel = ['原密码', 'Old password'], onChanged }: Props) {
  const say = useSay()
  const [failure, setFailure] = useState<string | null>(null)
  const [wrong, setWrong] = useState<{ readonly [name: string]: string }>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const [oldPassword, newPassword, repeated] = ['oldPassword', 'newPassword', 'repeated'].map(
      (name) => String(typed.get(name) ?? ''),
    ) as [string, string, string]
    setFailure(null)
    setWrong({})
    if (newPassword !== repeated) return setWrong({ repeated: say(again) })
    setBusy(true)
    try {
      await changePassword(oldPassword, newPassword)
      onChanged()
    } catch (error) {
      const fields = error instanceof PortalError ? error.fields : {}
      setWrong(fields)
      if (Object.keys(fields).length === 0) setFailure((error as Error).message)
    }
    setBusy(false)
  }
  const box = (name: string, label: Label, autoComplete: string) => (
    <LineBox
      name={name}
      type="password"
      label={say(label)}
      autoComplete={autoComplete}
      problem={wrong[name]}
      help={name === 'newPassword' ? say(asked) : undefined}
      autoFocus={name === 'oldPassword'}
    />
  )
  return (
    <Stack component="form" spacing={2} onSubmit={submit} noValidate>
      {failure && <Alert severity="error">{failure}</Alert>}
      {box('oldPassword', oldLabel, 'current-password')}
      {box('newPassword', ['新密码', 'New password'], 'new-password')}
      {box('repeated', ['再次输入新密码', 'New password again'], 'new-password')}
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {say(['修改密码', 'Change password'])}
      </Button>
    </Stack>
  )
}

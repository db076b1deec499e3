import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, type ReactNode, useState } from 'react'
import type { Label } from '#declare'
import { PortalError } from '../client/portalError.ts'
import { useSay } from '../i18n/useSay.ts'
import { LineBox } from '../views/LineBox.tsx'

interface Props {
  /** Boxes by name: what is typed comes to `send`. */
  readonly boxes: readonly (readonly [name: string, label: Label, more: object])[]
  readonly button: Label
  readonly color?: 'primary' | 'error'
  send(typed: { readonly [name: string]: string }): Promise<void>
  readonly children: ReactNode
  /** Between the boxes and the button. */
  readonly below?: ReactNode
}

/** A few boxes and a button; what is refused stands at its box, with all that was typed. */
export function AskBoxes({ boxes, button, color = 'primary', send, children, below }: Props) {
  const say = useSay()
  const [failure, setFailure] = useState<string | null>(null)
  const [wrong, setWrong] = useState<{ readonly [name: string]: string }>({})
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget))
    setFailure(null)
    setWrong({})
    setBusy(true)
    try {
      await send(typed as { [name: string]: string })
    } catch (error) {
      const fields = error instanceof PortalError ? error.fields : {}
      setWrong(fields)
      if (Object.keys(fields).length === 0) setFailure((error as Error).message)
      setBusy(false)
    }
  }
  return (
    <Stack component="form" spacing={2} onSubmit={submit} noValidate>
      {failure && <Alert severity="error">{failure}</Alert>}
      {children}
      {boxes.map(([name, label, more], at) => (
        <LineBox
          key={name}
          name={name}
          label={say(label)}
          problem={wrong[name]}
          autoFocus={at === 0}
          {...more}
        />
      ))}
      {below}
      <Button type="submit" variant="contained" size="large" color={color} loading={busy}>
        {say(button)}
      </Button>
    </Stack>
  )
}

/** One's own password, asked once more. */
export const passwordBox = [
  'password',
  ['当前密码', 'Your password'],
  { type: 'password', autoComplete: 'current-password' },
] as const

/** A code of one's authenticator. */
export const codeBox = (label: Label) =>
  ['code', label, { autoComplete: 'one-time-code', inputMode: 'text' }] as const

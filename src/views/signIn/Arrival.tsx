import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, type ReactNode, useEffect, useState } from 'react'
import { finishCompany, PROVED } from '../../authProvider/company.ts'
import type { PasskeyAsked } from '../../authProvider/passkeys.ts'
import { PortalError } from '../../client/portalError.ts'
import type { SignedIn } from '../../client/storage.ts'
import { useSay } from '../../i18n/useSay.ts'
import { LineBox } from '../LineBox.tsx'
import PasskeyButton from './PasskeyButton.tsx'

let asked: { readonly id: string; readonly done: ReturnType<typeof finishCompany> } | undefined

/** It is used up by being asked for: once, however often the effect runs. */
const askOnce = (id: string) => {
  if (asked?.id !== id) asked = { id, done: finishCompany(id) }
  return asked.done
}

interface Props {
  readonly id: string
  onSignedIn(session: SignedIn): void
  /** The ways to begin anew, where it came to nothing. */
  readonly children: ReactNode
}

type State = 'asking' | 'proved' | 'code' | 'refused'

/** How it went at the company's provider: on into the admin, a code that is wanted besides, or why not. */
export default function Arrival({ id, onSignedIn, children }: Props) {
  const say = useSay()
  const [state, setState] = useState<State>('asking')
  const [failure, setFailure] = useState<string | null>(null)
  const [passkey, setPasskey] = useState<PortalError['answer']['passkey']>()
  const settle = (answer: ReturnType<typeof finishCompany>) =>
    answer.then(
      (done) => {
        if (!('proved' in done)) return onSignedIn(done)
        localStorage.setItem(PROVED, String(Date.now()))
        setState('proved')
      },
      (error: Error) => {
        setFailure(error.message)
        const wantsCode = error instanceof PortalError && 'code' in error.fields
        setState(wantsCode ? 'code' : 'refused')
        if (wantsCode) setPasskey(error.answer.passkey)
      },
    )
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, whatever is drawn anew
  useEffect(() => void settle(askOnce(id)), [id])
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void settle(finishCompany(id, Object.fromEntries(new FormData(event.currentTarget))))
  }
  if (state === 'asking')
    return <p className="sign-in-note">{say(['正在登录…', 'Signing in …'])}</p>
  if (state === 'proved')
    return (
      <Alert severity="success" className="sign-in-alert">
        {say([
          '已确认是你本人。请关闭此窗口，回到刚才的页面。',
          'You have said who you are. Close this window and go back to the page before.',
        ])}
      </Alert>
    )
  if (state === 'refused')
    return (
      <>
        <Alert severity="error" className="sign-in-alert">
          {failure}
        </Alert>
        {children}
      </>
    )
  return (
    <Stack component="form" spacing={2} onSubmit={submit} noValidate className="sign-in-alert">
      {failure && <Alert severity="info">{failure}</Alert>}
      <LineBox
        name="code"
        label={say(['验证码，或恢复码', 'The code, or a recovery code'])}
        autoComplete="one-time-code"
        autoFocus
      />
      {passkey && <PasskeyButton ask={async () => passkey as PasskeyAsked} />}
      <Button type="submit" variant="contained" size="large">
        {say(['继续', 'Go on'])}
      </Button>
    </Stack>
  )
}

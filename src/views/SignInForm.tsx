import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import type { Captcha } from '#wire/captcha.ts'
import type { PasskeyAsked } from '../authProvider/passkeys.ts'
import { newCaptcha, signIn } from '../authProvider/session.ts'
import { PortalError } from '../client/portalError.ts'
import type { SignedIn } from '../client/storage.ts'
import { useSay } from '../i18n/useSay.ts'
import { LineBox } from './LineBox.tsx'
import './signIn/signIn.css'

const CaptchaField = lazy(() => import('./CaptchaField.tsx'))
const SecondStep = lazy(() => import('./signIn/SecondStep.tsx'))

interface Props {
  /** Fixed where a session has run out: the work on the screen is this person's. */
  readonly username?: string
  onSignedIn(session: SignedIn): void
}

/** Name and password; the picture to be read once the portal asks for it, a code where the user has that on. */
export function SignInForm({ username, onSignedIn }: Props) {
  const say = useSay()
  const [captcha, setCaptcha] = useState<Captcha | null>(null)
  const [byCode, setByCode] = useState<'sms' | 'factor' | null>(null)
  const [passkey, setPasskey] = useState<PortalError['answer']['passkey']>()
  const [codeRequest, setCodeRequest] = useState<string>()
  const [failure, setFailure] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as {
      [name: string]: string
    }
    setBusy(true)
    setFailure(null)
    try {
      const known = captcha && { captchaId: captcha.captchaId }
      const asked = typed.code && codeRequest ? { codeRequest } : {}
      onSignedIn(await signIn({ ...credentialsOf(typed, username), ...known, ...asked }))
    } catch (error) {
      setFailure((error as Error).message)
      if (asksCode(error)) {
        setByCode(asksFactor(error) ? 'factor' : 'sms')
        const { answer } = error as PortalError
        setPasskey(answer.passkey)
        if (answer.codeRequest) setCodeRequest(answer.codeRequest)
      }
      if (captcha || asksCaptcha(error))
        setCaptcha(await newCaptcha(captcha?.sound ? 'sound' : 'picture').catch(() => null))
      setBusy(false)
    }
  }
  return (
    <form className="sign-in-form" onSubmit={submit} noValidate>
      {failure && <Alert severity="error">{failure}</Alert>}
      <LineBox
        name="username"
        label={say(['用户名', 'User name'])}
        autoComplete="username"
        {...(username ? { value: username, disabled: true } : { autoFocus: true })}
      />
      <LineBox
        name="password"
        type="password"
        label={say(['密码', 'Password'])}
        autoComplete="current-password"
        autoFocus={Boolean(username)}
      />
      <Suspense fallback={null}>
        {byCode && <SecondStep by={byCode} passkey={passkey as PasskeyAsked | undefined} />}
        {captcha && <CaptchaField captcha={captcha} onCaptcha={setCaptcha} />}
      </Suspense>
      <Button type="submit" variant="contained" size="large" loading={busy}>
        {say(['登录', 'Sign in'])}
      </Button>
    </form>
  )
}

const credentialsOf = (
  typed: { readonly [name: string]: string },
  username: string | undefined,
) => ({
  username: username ?? typed.username ?? '',
  password: typed.password ?? '',
  ...(typed.code && { code: typed.code }),
  ...(typed.passkey && { passkey: typed.passkey }),
  ...(typed.captcha && { captcha: typed.captcha }),
})

const errorsOf = (error: unknown) =>
  (error instanceof PortalError ? error.answer.errors : undefined) ?? {}
const asksCode = (error: unknown) => 'code' in errorsOf(error)
const asksFactor = (error: unknown) => error instanceof PortalError && error.answer.factor === true
/** After failures the portal names the picture among its errors, or says so. */
const asksCaptcha = (error: unknown) =>
  'captcha' in errorsOf(error) || (error instanceof PortalError && error.answer.captcha === true)

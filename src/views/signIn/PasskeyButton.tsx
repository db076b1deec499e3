import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { type MouseEvent, useRef, useState } from 'react'
import { type PasskeyAsked, signByPasskey } from '../../authProvider/passkeys.ts'
import { useSay } from '../../i18n/useSay.ts'

interface Props {
  /** Gives what is to be signed. */
  ask(): Promise<PasskeyAsked | null>
}

/** Within a form that asks for a code: a passkey in its place. What it signs goes along as `passkey`, and the form is sent. */
export default function PasskeyButton({ ask }: Props) {
  const say = useSay()
  const box = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const press = async ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setBusy(true)
    setFailure(null)
    try {
      const asked = await ask()
      if (!asked || !box.current) return
      box.current.value = await signByPasskey(asked)
      form?.requestSubmit()
      // Each answer is good once.
      box.current.value = ''
    } catch {
      setFailure(say(unconfirmed))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      {failure && <Alert severity="warning">{failure}</Alert>}
      <input type="hidden" name="passkey" ref={box} />
      <Button variant="outlined" size="large" loading={busy} onClick={(event) => void press(event)}>
        {say(['用通行密钥', 'Use a passkey'])}
      </Button>
    </>
  )
}

const unconfirmed = [
  '没有用通行密钥确认，请重试，或输入验证码',
  'No passkey has confirmed it: try again, or enter a code',
] as const

import type { PasskeyAsked } from '../../authProvider/passkeys.ts'
import { useSay } from '../../i18n/useSay.ts'
import { LineBox } from '../LineBox.tsx'
import PasskeyButton from './PasskeyButton.tsx'

interface Props {
  readonly by: 'sms' | 'factor'
  /** What a passkey is to sign in the place of a code; none where nobody has one. */
  readonly passkey: PasskeyAsked | undefined
}

/** What is asked beside name and password: a code, or a passkey in its place. */
export default function SecondStep({ by, passkey }: Props) {
  const say = useSay()
  return (
    <>
      <LineBox name="code" label={say(labels[by])} autoComplete="one-time-code" autoFocus />
      {passkey && <PasskeyButton ask={async () => passkey} />}
    </>
  )
}

const labels = {
  sms: ['短信验证码', 'SMS code'],
  factor: ['验证器的 6 位数字，或恢复码', 'Six digits of your authenticator, or a recovery code'],
} as const

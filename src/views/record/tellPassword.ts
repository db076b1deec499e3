import { createElement, lazy } from 'react'
import type { Say } from '../../i18n/useSay.ts'
import type { Ask } from '../ask/useAsk.ts'

const OneTimePassword = lazy(() => import('./OneTimePassword.tsx'))

/** Shows a one-time password that an answer brought along: the portal tells it once and keeps it nowhere. */
export async function tellPassword(ask: Ask, say: Say, answer: unknown): Promise<void> {
  const { oneTimePassword } = (answer ?? {}) as { readonly oneTimePassword?: unknown }
  if (typeof oneTimePassword !== 'string') return
  await ask({
    title: say(['一次性密码', 'One-time password']),
    text: say([
      '只显示这一次，请转交本人；首次登录后须改为自己的密码。',
      'Shown only now: pass it on. It is to be changed at the first sign-in.',
    ]),
    shows: createElement(OneTimePassword, { password: oneTimePassword }),
    small: true,
    tells: true,
    ok: ['我已记下', 'Noted'],
  })
}

import { createElement, lazy } from 'react'
import type { Label } from '#declare'
import type { Say } from '../../i18n/useSay.ts'
import type { OpenDialog } from '../dialog/useDialog.ts'

const OneTimePassword = lazy(() => import('./OneTimePassword.tsx'))

/** Shows a one-time password or a key that an answer brought along: the portal tells it once and keeps it nowhere. */
export async function tellPassword(ask: OpenDialog, say: Say, answer: unknown): Promise<void> {
  const { oneTimePassword, secret } = (answer ?? {}) as { readonly [name: string]: unknown }
  if (typeof oneTimePassword === 'string')
    await tell(ask, say, oneTimePassword, {
      title: ['一次性密码', 'One-time password'],
      text: [
        '只显示这一次，请转交本人；首次登录后须改为自己的密码。',
        'Shown only now: pass it on. It is to be changed at the first sign-in.',
      ],
    })
  if (typeof secret === 'string')
    await tell(ask, say, secret, {
      title: ['密钥', 'Secret'],
      text: [
        '只显示这一次，请立即交给使用它的程序；遗失后只能换发。',
        'Shown only now: give it to the program that uses it. When it is lost, a new one is given.',
      ],
    })
}

async function tell(
  ask: OpenDialog,
  say: Say,
  password: string,
  { title, text }: { readonly title: Label; readonly text: Label },
): Promise<void> {
  await ask({
    title: say(title),
    text: say(text),
    shows: createElement(OneTimePassword, { password }),
    small: true,
    tells: true,
    once: true,
    ok: ['我已记下', 'Noted'],
  })
}

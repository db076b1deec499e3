import type { Label } from '#declare'
import type { FirstAdmin } from '#portal/engine/session/firstUsers.ts'

/** What is told on the terminal once the portal answers: where, and how to sign in. */
export function startMessage(address: string, first: FirstAdmin | null, given: boolean): string {
  return [
    '',
    '刊头已启动 · Masthead is running',
    `  地址 Address   ${address}`,
    ...signInLines(first, given),
    '',
  ].join('\n')
}

/**
 * What is told before an empty portal is filled with samples, which takes a while: how to sign in too, since whoever
 * breaks it off would never see the password again.
 */
export function fillingMessage(first: FirstAdmin | null, given: boolean): string {
  return [
    '',
    '正在填入演示数据，约需半分钟… · Filling in the demo’s records, which takes half a minute…',
    ...signInLines(first, given),
  ].join('\n')
}

function signInLines(first: FirstAdmin | null, given: boolean): string[] {
  if (!first)
    return [
      '  登录 Sign in   admin，密码为首次启动时所设 · admin, with the password of the first start',
      '                 忘记密码 Forgotten: npm run admin -- reset-password admin',
    ]
  if (given)
    return [
      '  登录 Sign in   admin，密码见 PORTAL_ADMIN_PASSWORD · admin, with PORTAL_ADMIN_PASSWORD',
      ...weakLines(first),
    ]
  return [
    `  登录 Sign in   ${first.username} / ${first.password}`,
    '                 密码仅显示这一次，请登录后修改 · Shown this once: change it after signing in',
  ]
}

/** Whoever guesses it may do everything: it is taken, and said. */
const weakLines = ({ weak }: FirstAdmin): string[] =>
  weak
    ? [
        `  注意 Warning   PORTAL_ADMIN_PASSWORD 过弱：${weak[0]}。请登录后立即修改`,
        `                 PORTAL_ADMIN_PASSWORD is weak: ${weak[1]}. Change it right after signing in`,
      ]
    : []

/** Several things that keep the portal from starting, each in both languages. */
export function mistakesMessage(heading: Label, mistakes: readonly Label[]): string {
  const lines = mistakes.flatMap(([zh, en], index) => [`${index + 1}. ${zh}`, `   ${en}`])
  return [`${heading[0]} · ${heading[1]}`, ...lines, ''].join('\n')
}

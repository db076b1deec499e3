import { call } from '../client/client.ts'
import { forgetSession, keepSession, readToken, type SignedIn } from '../client/storage.ts'
import type { UserInfo } from './access.ts'

/** What one types to sign in. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly captchaId?: string
  readonly captcha?: string
  /** By SMS, for users who have it switched on. */
  readonly code?: string
}
/** A picture to be read back by a person. `image` is an address for `<img>`. */
export interface Captcha {
  readonly captchaId: string
  readonly image: string
}

/** Signs in and keeps the session. @throws PortalError with the portal's words. */
export async function signIn(credentials: Credentials): Promise<void> {
  const { data } = await call<SignedIn>('POST', 'index/login', {
    body: credentials,
    renew: false,
    timeout: 15_000,
  })
  keepSession(data)
  infoAsked = null
}

/**
 * Gives oneself another password; a one-time one is done with, other sign-ins end.
 * @throws PortalError with messages at oldPassword or newPassword.
 */
export async function changePassword(oldPassword: string, newPassword: string): Promise<void> {
  await call('POST', 'index/changePassword', {
    body: { oldPassword, newPassword },
    timeout: 15_000,
  })
  infoAsked = null
}

/** Sends a code to a phone. @throws PortalError with a message at phone, or how long to wait. */
export async function sendCode(phone: string): Promise<void> {
  await call('POST', 'index/getCode', { body: { phone }, timeout: 15_000 })
}

/** Gives oneself another phone, which the code was sent to. @throws PortalError with messages at phone or code. */
export async function changePhone(phone: string, code: string): Promise<void> {
  await call('POST', 'index/updatePhone', { body: { phone, code }, timeout: 15_000 })
}

/** A picture to be read, asked for after signing in failed. */
export async function newCaptcha(): Promise<Captcha> {
  const { data } = await call<Captcha>('GET', 'index/authImg', { renew: false })
  const image = data.image.startsWith('<svg')
    ? `data:image/svg+xml,${encodeURIComponent(data.image)}`
    : data.image
  return { ...data, image }
}

/** Ends the session here and at the portal; an unreachable portal does not keep one signed in. */
export async function signOut(): Promise<void> {
  const ticket = localStorage.getItem('ticket') ?? ''
  if (readToken())
    await call('POST', `index/logout?ticket=${encodeURIComponent(ticket)}`, {
      body: {},
      renew: false,
    }).catch(() => undefined)
  forgetSession()
  infoAsked = null
}

let infoAsked: Promise<UserInfo> | null = null

/** Who is signed in; asked once a session. @throws PortalError, or an Error when the portal names no role. */
export function userInfo(): Promise<UserInfo> {
  infoAsked ??= call<UserInfo>('GET', 'index/getInfo').then(({ data }) => withRoles(data))
  infoAsked.catch(() => {
    infoAsked = null
  })
  return infoAsked
}

/** Signs in anew as another of one's own roles. */
export async function changeRole(role: string): Promise<void> {
  const { data } = await call<SignedIn>('POST', 'index/changeRole', { body: { role } })
  keepSession(data)
  infoAsked = null
}

function withRoles(info: UserInfo): UserInfo {
  if (Array.isArray(info.roles) && info.roles.length > 0) return info
  throw new Error('getInfo: roles must be a non-null array!')
}

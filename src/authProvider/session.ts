import type { Captcha } from '#wire/captcha.ts'
import { forgetBrowserKey, takeBrowserKey } from '../client/browserKey.ts'
import { call } from '../client/client.ts'
import { PortalError } from '../client/portalError.ts'
import { sendSettings, takeSettings } from '../client/settings.ts'
import { takeSharedViews } from '../client/sharedViews.ts'
import { forgetSession, keepSession, readToken, type SignedIn } from '../client/storage.ts'
import { closeTabMemory, openTabMemory } from '../client/tabMemory.ts'
import { keepTabUser, tabUser } from '../client/tabUser.ts'
import type { UserInfo } from './access.ts'

/** What one types to sign in. */
export interface Credentials {
  readonly username: string
  readonly password: string
  readonly captchaId?: string
  readonly captcha?: string
  /** By SMS, for users who have it switched on. */
  readonly code?: string
  /** Which request for it the code answers, as the portal told it. */
  readonly codeRequest?: string
  /** What a passkey signed, in the place of a code. */
  readonly passkey?: string
}

/** Signs in and keeps the session. @throws PortalError with the portal's words. */
export async function signIn(credentials: Credentials): Promise<SignedIn> {
  const { data } = await call<SignedIn>('POST', 'index/login', {
    body: credentials,
    renew: false,
    timeout: 15_000,
  })
  begin(data)
  return data
}

/** Takes up the session of a ticket, as the old admin hands it over. @throws PortalError where it holds no longer. */
export async function signInByTicket(ticket: string): Promise<void> {
  const { data } = await call<SignedIn>('GET', 'index/checkTicket', {
    query: { ticket },
    renew: false,
  })
  begin(data)
}

/** Takes a session up: the same user again goes on where they were; with anybody else everything is asked anew. */
export function begin(session: SignedIn): void {
  const same = known && session.username === tabUser()
  keepSession(session)
  keepTabUser(session.username)
  if (!same) forgetUser()
  // With a one-time password nothing may be asked before it is changed.
  else if (!session.mustChange) askUserAgain()
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
  if (known) askUserAgain()
}

/** Sends a code to a phone. @throws PortalError with a message at phone, or how long to wait. */
export async function sendCode(phone: string): Promise<void> {
  await call('POST', 'index/getCode', { body: { phone }, timeout: 15_000 })
}

/** What gives oneself another phone: the code sent to it, and one's password. */
export interface NewPhone {
  readonly phone: string
  readonly code: string
  /** Left out by those who have none. */
  readonly password?: string
}

/** Gives oneself another phone. @throws PortalError with messages at phone, code or password. */
export async function changePhone(given: NewPhone): Promise<void> {
  await call('POST', 'index/updatePhone', { body: given, timeout: 15_000 })
}

/** Something to be read, or listened to, asked for after signing in failed. */
export async function newCaptcha(form: 'picture' | 'sound' = 'picture'): Promise<Captcha> {
  const { data } = await call<Captcha>('GET', 'index/authImg', {
    ...(form === 'sound' && { query: { form } }),
    renew: false,
  })
  if (!data.image?.startsWith('<svg')) return data
  return { ...data, image: `data:image/svg+xml,${encodeURIComponent(data.image)}` }
}

/** Ends the session here and at the portal; an unreachable portal does not keep one signed in. */
export async function signOut(): Promise<void> {
  const ticket = localStorage.getItem('ticket') ?? ''
  await sendSettings()
  if (readToken())
    await call('POST', `index/logout?ticket=${encodeURIComponent(ticket)}`, {
      body: {},
      renew: false,
    }).catch(() => undefined)
  endHere()
}

/** Forgets who was signed in, without asking the portal. */
export function endHere(): void {
  forgetSession()
  keepTabUser(null)
  forgetUser()
}

let infoAsked: Promise<UserInfo> | null = null
let known = false
/** Counts who was asked for: an answer that comes after they left makes nobody known. */
let turn = 0
const listeners = new Set<(info: Promise<UserInfo>) => void>()

/**
 * Who is signed in; asked once a session, and the same promise until then, for React's `use`.
 * @throws PortalError, or an Error when the portal names no role.
 */
export function userInfo(): Promise<UserInfo> {
  infoAsked ??= askInfo()
  return infoAsked
}

/** Whether somebody's screens stand in this tab, be their session alive or not. */
export const isUserKnown = (): boolean => known

/** Nobody is known any more: whoever comes next is asked for. */
export function forgetUser(): void {
  infoAsked = null
  known = false
  forgetBrowserKey()
  closeTabMemory()
  takeSharedViews([])
  turn += 1
}

/** The user may see other things now, in another role say: asks again, without taking away what stands meanwhile. */
export function askUserAgain(): void {
  const before = infoAsked
  infoAsked = askInfo().catch((error) => {
    // A portal that only stumbles takes no screens away.
    if (before && error instanceof PortalError) return before
    throw error
  })
  // Nobody may be listening: whoever is, hears of a failure from React.
  infoAsked.catch(() => undefined)
  for (const listener of listeners) listener(infoAsked)
}

/** Gives the user whenever they are asked for again. Gives what ends that. */
export function onUserAgain(listener: (info: Promise<UserInfo>) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

async function askInfo(): Promise<UserInfo> {
  const asked = turn
  const { data } = await readInfo(pauses)
  if (!Array.isArray(data.roles) || data.roles.length === 0)
    throw new Error('getInfo: roles must be a non-null array!')
  if (asked !== turn) return data
  takeBrowserKey(data.browserKey)
  await openTabMemory()
  if (asked !== turn) return data
  known = true
  takeSettings(data.username ?? data.name, data.settings)
  takeSharedViews(data.views)
  keepTabUser(data.username ?? tabUser())
  return data
}

/** Before a session is given up for want of an answer, the portal is asked again after these, in milliseconds. */
const pauses = [500, 1500]

/** A portal that is being started anew, or a network that fails for a moment, ends nobody's session. */
async function readInfo([pause, ...rest]: readonly number[]): Promise<{ data: UserInfo }> {
  try {
    return await call<UserInfo>('GET', 'index/getInfo')
  } catch (error) {
    const isSilent = error instanceof PortalError && error.isUnanswered
    if (!isSilent || pause === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, pause))
    return readInfo(rest)
  }
}

/** Signs in anew as another of one's own roles. */
export async function changeRole(role: string): Promise<void> {
  const { data } = await call<SignedIn>('POST', 'index/changeRole', { body: { role } })
  begin(data)
}

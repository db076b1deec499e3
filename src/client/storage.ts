import type { Language } from '#declare'

/** What the browser keeps of a session: the keys other tools of the product read, too. */
export interface StoredToken {
  readonly value: string
  /** When it was given, in milliseconds since 1970. */
  readonly time: number
  /** How long it lives, in milliseconds. */
  readonly expire: number
}

const tokenKey = 'token'

/** The admin token, or null; one that has outlived its time is removed on the way. */
export function readToken(now = Date.now()): StoredToken | null {
  const token = parsed<StoredToken>(localStorage.getItem(tokenKey))
  if (!token?.value) return null
  if (now - token.time <= token.expire) return token
  localStorage.removeItem(tokenKey)
  return null
}

/** What sign-in answers. */
export interface SignedIn {
  readonly token: string
  readonly ticket: string
  readonly username: string
  readonly role: number | null
  readonly roles: readonly string[]
  readonly currentRole: string
  /** When the session ends: ISO 8601, or milliseconds it lives. */
  readonly expires?: string | number
  /** How many milliseconds it lives; told apart from `expires`, since clocks differ. */
  readonly lifetime?: number
  /** Signed in with a one-time password, which is to be changed before anything else. */
  readonly mustChange?: boolean
  /** What is to be set is a second factor, which a role asks for. */
  readonly lacksFactor?: boolean
}

/**
 * Keeps a new session. Its life is what the portal says, a day where it says nothing. The token comes last: by then
 * other tabs, which listen for it, read everything else of the new session.
 */
export function keepSession(session: SignedIn, now = Date.now()): void {
  const expire = session.lifetime ?? lifeOf(session.expires, now)
  const token: StoredToken = { value: session.token, time: now, expire }
  if (session.role === null || session.role === undefined) localStorage.removeItem('role')
  else localStorage.setItem('role', String(session.role))
  localStorage.setItem('username', session.username)
  localStorage.setItem('ticket', session.ticket)
  localStorage.setItem(tokenKey, JSON.stringify(token))
}

/** Forgets the session; the name stays out too. */
export function forgetSession(): void {
  for (const key of ['role', 'username', 'ticket', tokenKey]) localStorage.removeItem(key)
}

/** Who is signed in in this browser, as far as it keeps that. */
export const readUsername = (): string | null => localStorage.getItem('username')

/** The language chosen, Chinese unless said. */
export const readLanguage = (): Language =>
  localStorage.getItem('language') === 'en' ? 'en' : 'zh'
export const keepLanguage = (language: Language): void => localStorage.setItem('language', language)

const day = 86_400_000
const lifeOf = (expires: SignedIn['expires'], now: number): number => {
  if (typeof expires === 'number') return expires > 1e11 ? expires - now : expires
  const end = expires ? Date.parse(expires) : Number.NaN
  return Number.isNaN(end) ? day : end - now
}

function parsed<T>(text: string | null): T | null {
  try {
    return text ? (JSON.parse(text) as T) : null
  } catch {
    return null
  }
}

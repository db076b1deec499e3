import { call } from './client.ts'
import { codes, PortalError } from './portalError.ts'
import { readToken } from './storage.ts'

/** An error of the admin itself, as the portal's log keeps it. */
export interface LoggedError {
  readonly message: string
  /** Where it came up: a component, the window, a promise. */
  readonly info: string
  readonly url: string
  readonly stack: string
}

/** So many a page are sent to the portal: one that errs without end shall not keep it busy. */
const MOST = 20
const told = new Set<string>()

/**
 * Keeps an error of the admin in the portal's log, with the address it came up at; the same one is sent once a page.
 * What the portal refused is no error of the admin, and a lost connection or an ended session is nobody's.
 */
export function logError(error: unknown, info: string): void {
  const failure = error instanceof Error ? error : new Error(String(error))
  if (isTold(failure)) return
  const entry: LoggedError = {
    message: `${failure.name}: ${failure.message}`,
    info,
    url: location.href,
    stack: failure.stack ?? '',
  }
  const key = entry.message + entry.stack.slice(0, 400)
  if (told.has(key) || told.size >= MOST) return
  told.add(key)
  if (import.meta.env?.DEV && import.meta.env.MODE !== 'test') return
  if (!readToken()) return
  const body = cut({ ...entry, build: build() })
  call('POST', 'index/errorLog', { body, renew: false, quiet: true }).catch(() => undefined)
}

const isTold = (error: Error): boolean =>
  (error instanceof PortalError && (error.code === 0 || error.code === codes.signedOut)) ||
  error.message === 'ra.notification.logged_out' ||
  error.name === 'AbortError' ||
  // The browser's word for sizes it tells one frame later: nothing is wrong, and nobody can mend it.
  error.message.startsWith('ResizeObserver loop')

/** Far below what the portal takes. */
const cut = (entry: { readonly [name: string]: string }) =>
  Object.fromEntries(Object.entries(entry).map(([name, text]) => [name, text.slice(0, 8000)]))

/** Which build this is, by the script the page began with. */
const build = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ??
  ''

/** From now on whatever nobody caught is logged. Called once, before anything is drawn. */
export function logUncaught(): void {
  addEventListener('error', ({ error, message }) => {
    // A picture that does not load is an error event too, and has no error.
    if (error || message) logError(error ?? message, 'window')
  })
  addEventListener('unhandledrejection', ({ reason }) => logError(reason, 'promise'))
}

/** What the portal's log holds of one error; the same one again only counts up. Moments are ISO 8601 with +08:00. */
export interface KeptError extends LoggedError {
  readonly id: number
  readonly username: string
  readonly count: number
  readonly lastAt: string
  readonly build: string
}

export const keptErrors = async (): Promise<readonly KeptError[]> =>
  (await call<{ list: readonly KeptError[] }>('GET', 'index/errorLog')).data.list

export const clearErrors = async (): Promise<void> => {
  await call('DELETE', 'index/errorLog')
}

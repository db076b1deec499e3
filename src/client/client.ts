import { type Label, wording } from '#declare'
import { codes, PortalError, silence } from './portalError.ts'
import { readLanguage, readToken } from './storage.ts'

/** Below this stands every call of the portal. */
export const portalBase = '/api/portal/'
/** How long a call may take, in milliseconds, unless its caller knows better. */
export const patience = 5000

export interface CallOptions {
  /** Values that are no text are sent as JSON. */
  readonly query?: { readonly [name: string]: unknown }
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** In milliseconds. */
  readonly timeout?: number
  /** False for sign-in itself: an ended session is then an error as any other. */
  readonly renew?: boolean
}
/** An answer with the code 20000. */
export interface Answer<T = unknown> {
  readonly data: T
  readonly message: string
  readonly headers: Headers
}

/** Asked when a call finds the session ended; resolves once somebody has signed in again, rejects if nobody will. */
export type Renew = () => Promise<void>
let renew: Renew = () => Promise.reject(new Error(say(silence.expired)))
let renewing: Promise<void> | null = null

/** Names who asks for the password again in place. */
export function onExpired(ask: Renew): void {
  renew = ask
}

/**
 * Calls the portal: `call('GET', 'magazine/12')`. `path` is below {@link portalBase}, or absolute. An ended session
 * asks for the password and sends the same call again, so nothing typed is lost.
 *
 * @throws PortalError for every code but 20000, for silence (code 0) and for what is no envelope (code 50000).
 */
export async function call<T = unknown>(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer<T>> {
  const sentWith = readToken()?.value
  try {
    return await callOnce<T>(method, path, options)
  } catch (error) {
    if (
      !(error instanceof PortalError) ||
      error.code !== codes.signedOut ||
      options.renew === false
    )
      throw error
    // A late answer to a call from before somebody signed in again asks nothing anew.
    const token = readToken()?.value
    if (!token || token === sentWith) await renewedSession()
    return callOnce<T>(method, path, options)
  }
}

/** Many calls find the session ended at once; one dialog serves them all. */
function renewedSession(): Promise<void> {
  renewing ??= renew().finally(() => {
    renewing = null
  })
  return renewing
}

async function callOnce<T>(method: string, path: string, options: CallOptions): Promise<Answer<T>> {
  const response = await answerOf(method, path, options)
  const envelope = await envelopeOf<T>(response)
  if (envelope.code === codes.done)
    return { data: envelope.data, message: envelope.message, headers: response.headers }
  throw new PortalError(envelope.code, response.status, envelope.message, envelope.data as object)
}

/** A call whose answer is a file: xlsx, zip. @throws PortalError where the portal answers an envelope instead. */
export async function callFile(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Blob> {
  const response = await answerOf(method, path, { timeout: 120_000, ...options })
  if (!isJson(response)) return response.blob()
  const envelope = await envelopeOf(response)
  throw new PortalError(envelope.code, response.status, envelope.message, envelope.data as object)
}

async function answerOf(method: string, path: string, options: CallOptions): Promise<Response> {
  const timeout = AbortSignal.timeout(options.timeout ?? patience)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const body = options.body === undefined ? undefined : JSON.stringify(options.body)
  try {
    return await fetch(addressOf(path, options.query), {
      method,
      headers: headersOf(body),
      body,
      signal,
    })
  } catch (error) {
    if (options.signal?.aborted) throw error
    const late = timeout.aborted
    const seconds = String((options.timeout ?? patience) / 1000)
    throw new PortalError(
      0,
      0,
      say(late ? silence.timeout : silence.offline).replace('{seconds}', seconds),
    )
  }
}

interface Envelope<T> {
  readonly code: number
  readonly message: string
  readonly data: T
}
async function envelopeOf<T>(response: Response): Promise<Envelope<T>> {
  const envelope = isJson(response)
    ? ((await response.json().catch(() => null)) as Envelope<T> | null)
    : null
  if (typeof envelope?.code === 'number') return envelope
  throw new PortalError(
    codes.broken,
    response.status,
    `${say(silence.unreadable)} (${response.status})`,
  )
}
const isJson = (response: Response) => (response.headers.get('content-type') ?? '').includes('json')

function addressOf(path: string, query: CallOptions['query'] = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined)
      search.set(name, typeof value === 'string' ? value : JSON.stringify(value))
  const address = path.startsWith('/') ? path : portalBase + path
  const origin = globalThis.location?.origin ?? ''
  return search.size > 0 ? `${origin}${address}?${search}` : origin + address
}

function headersOf(body: string | undefined): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': readLanguage() === 'en' ? 'en' : 'zh-CN',
  })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const token = readToken()
  const ticket = localStorage.getItem('ticket')
  if (token) headers.set('X-Token', token.value)
  if (ticket) headers.set('ticket', ticket)
  return headers
}

const say = (label: Label) => wording(label, readLanguage())

import { type Label, wording } from '#declare'
import { noteAnswer, noteSilence } from './connection.ts'
import { adapter, type Envelope } from './portalAdapter.ts'
import { codes, PortalError, silence } from './portalError.ts'
import { takePrefetched } from './prefetched.ts'
import { readLanguage, readToken } from './storage.ts'
import { isSomebodyElse } from './tabUser.ts'
import { beginWaiting } from './waiting.ts'

/** Below this stands every call of the portal. */
export const portalBase = '/api/portal/'
/**
 * How long a call may take, in milliseconds, unless its caller knows better. In the demo the portal works in the page
 * itself: what takes long there is the machine, not the line.
 */
export const patience = import.meta.env?.MODE === 'demo' ? 30_000 : 5000

export interface CallOptions {
  /** Values that are no text are sent as JSON. */
  readonly query?: { readonly [name: string]: unknown }
  readonly body?: unknown
  readonly signal?: AbortSignal
  /** In milliseconds. */
  readonly timeout?: number
  /** False for sign-in itself: an ended session is then an error as any other. */
  readonly renew?: boolean
  /** The screen goes on meanwhile: nothing is shown to be waited for. */
  readonly quiet?: boolean
  /** It is sent though the page is being left. */
  readonly lasting?: boolean
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

/** Asked when a call wants to know once more who it is, with the ways there are to say so. */
export type Prove = (ways: PortalError['answer']) => Promise<void>
let proving: Promise<void> | null = null
/** Whoever asks comes a little after the first screen, and goes with the last one: calls wait for the next. */
let asker = Promise.withResolvers<Prove>()

/** Names who asks in place who it is; nobody does any more with null. */
export function onProofWanted(ask: Prove | null): void {
  if (ask) asker.resolve(ask)
  else asker = Promise.withResolvers<Prove>()
}

/**
 * Calls the portal: `call('GET', 'magazine/12')`. `path` is below {@link portalBase}, or absolute. An ended session
 * asks for the password and sends the same call again, so nothing typed is lost.
 *
 * @throws PortalError for every code but 20000, for silence (code 0) and for what is no envelope (code 50000).
 */
export function call<T = unknown>(
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<Answer<T>> {
  // What only reads is counted where it is waited for: much is read again behind a screen that stands.
  const waits = method !== 'GET' && !options.quiet && !path.endsWith('/check')
  return inSession(() => waitedFor(waits, () => callOnce<T>(method, path, options)), options)
}

/**
 * A call whose answer is a file: xlsx, zip. An ended session asks for the password here too.
 * @throws PortalError where the portal answers an envelope instead.
 */
export function callFile(method: string, path: string, options: CallOptions = {}): Promise<Blob> {
  const given = { timeout: 120_000, ...options }
  return inSession(() => waitedFor(!options.quiet, () => fileOnce(method, path, given)), options)
}

async function waitedFor<T>(waits: boolean, run: () => Promise<T>): Promise<T> {
  if (!waits) return run()
  const over = beginWaiting()
  try {
    return await run()
  } finally {
    over()
  }
}

/** Sends once; where that finds the session ended, once more when somebody has signed in again. */
async function inSession<T>(send: () => Promise<T>, options: CallOptions): Promise<T> {
  if (options.renew === false) return send()
  refuseSomebodyElse()
  const sentWith = readToken()?.value
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof PortalError)) throw error
    if (error.code === codes.proof) {
      // Several calls may want to know at once, and one dialog serves them all.
      const prove = await asker.promise
      proving ??= prove(error.answer).finally(() => {
        proving = null
      })
      await proving
      return send()
    }
    if (error.code !== codes.signedOut) throw error
    // A late answer to a call from before somebody signed in again asks nothing anew.
    const token = readToken()?.value
    if (!token || token === sentWith) await renewedSession()
    refuseSomebodyElse()
    return send()
  }
}

/** What was typed by one user is never sent in the name of another, who signed in in another tab. */
function refuseSomebodyElse(): void {
  if (isSomebodyElse()) throw new PortalError(codes.signedOut, 0, say(silence.somebodyElse))
}

/** Asks for the password; many calls find the session ended at once, and one dialog serves them all. */
export function renewedSession(): Promise<void> {
  renewing ??= renew().finally(() => {
    renewing = null
  })
  return renewing
}

async function callOnce<T>(method: string, path: string, options: CallOptions): Promise<Answer<T>> {
  const { response, whole } = await answerOf(method, path, options)
  const envelope = await envelopeOf<T>(response, whole)
  if (envelope.code === codes.done)
    return { data: envelope.data, message: envelope.message, headers: response.headers }
  throw failureOf(response, envelope)
}

async function fileOnce(method: string, path: string, options: CallOptions): Promise<Blob> {
  const { response, whole } = await answerOf(method, path, options)
  if (response.ok && !isJson(response)) return whole(response.blob())
  throw failureOf(response, await envelopeOf(response, whole))
}

/** An answer without words still says that something failed. */
const failureOf = (response: Response, { code, message, data }: Envelope<unknown>): PortalError =>
  new PortalError(code, response.status, message || say(silence.wordless), data as object)

/** An answer that has begun, and who reads of it what is still on its way. */
interface Begun {
  readonly response: Response
  /** @throws PortalError in words where the answer is late, or the line breaks. */
  whole<T>(rest: Promise<T>): Promise<T>
}

async function answerOf(method: string, path: string, options: CallOptions): Promise<Begun> {
  const timeout = AbortSignal.timeout(options.timeout ?? patience)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  const body = options.body === undefined ? undefined : JSON.stringify(options.body)
  const headers = headersOf(body)
  const address = addressOf(path, options.query)
  const asked = method === 'GET' ? takePrefetched(address, headers) : undefined
  const whole = <T>(rest: Promise<T>): Promise<T> =>
    rest.catch((error: unknown) => {
      // What has come whole, and is no JSON, is no matter of the line.
      if (options.signal?.aborted || error instanceof SyntaxError) throw error
      // By the clock, not by the error: a body that is broken off has another one in each browser.
      if (timeout.aborted) throw lateAfter(options)
      noteSilence()
      throw new PortalError(0, 0, say(silence.offline))
    })
  const response = await whole(
    asked ?? fetch(address, { method, headers, body, signal, keepalive: options.lasting === true }),
  )
  noteAnswer()
  return { response, whole }
}

const lateAfter = ({ timeout = patience }: CallOptions) =>
  new PortalError(0, 0, say(silence.timeout).replace('{seconds}', String(timeout / 1000)))

async function envelopeOf<T>(response: Response, whole: Begun['whole']): Promise<Envelope<T>> {
  const unread = (error: unknown): null => {
    if (error instanceof SyntaxError) return null
    throw error
  }
  const envelope = isJson(response)
    ? adapter().envelope(await whole(response.json()).catch(unread))
    : null
  if (envelope) return envelope as Envelope<T>
  throw new PortalError(
    codes.broken,
    response.status,
    `${say(silence.unreadable)} (${response.status})`,
    { unread: true },
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

/** What else is told with every call, by the header's name. */
export const toldWithCalls = new Map<string, () => string>()

/** What goes with every call: the session and the language. */
export function headersOf(body: string | undefined): Headers {
  const headers = new Headers({
    Accept: 'application/json',
    'Accept-Language': readLanguage() === 'en' ? 'en' : 'zh-CN',
  })
  if (body !== undefined) headers.set('Content-Type', 'application/json')
  const token = readToken()
  const ticket = localStorage.getItem('ticket')
  if (token) headers.set('X-Token', token.value)
  if (ticket) headers.set('ticket', ticket)
  for (const [name, value] of toldWithCalls) headers.set(name, value())
  return headers
}

const say = (label: Label) => wording(label, readLanguage())

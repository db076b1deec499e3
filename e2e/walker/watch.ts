import type { Page, Request, Response } from 'playwright-core'

/** An answer of the portal that is none of success. */
export interface Trouble {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly code?: number
  readonly message: string
  /** Messages by field, where it was refused for fields. */
  readonly errors?: { readonly [field: string]: unknown }
}

/** A call that changed something, and what it gave. */
export interface Written {
  readonly method: string
  readonly path: string
  readonly data: unknown
}

/** What a page asks the portal, and what it hears and says, from when it was last asked. */
export interface Watch {
  /** Answers that are no success, and those that are not what a call of theirs gives; they are forgotten then. */
  troubles(): readonly Trouble[]
  /** What was written to the console as an error, or thrown and caught by nobody; forgotten then. */
  errors(): readonly string[]
  /** What was written and taken by the portal since it was last asked, the newest last. */
  written(): readonly Written[]
  /** Whether such a call was taken since that was last asked; forgets nothing. */
  hasWritten(such?: (call: Written) => boolean): boolean
  /** Whether anything was written or refused since both were last asked; forgets nothing. */
  hasHeard(): boolean
  /** Waits until nothing is asked any more; false where that does not come about in time. */
  rests(patience?: number): Promise<boolean>
}

/** How long nothing must be asked for a page to be at rest, in milliseconds. */
const CALM = 120

/** Listens to a page from now on. */
export function watch(page: Page): Watch {
  let troubles: Trouble[] = []
  let errors: string[] = []
  let written: Written[] = []
  const reading = new Set<Promise<void>>()
  const asked = new Set<Request>()
  let last = Date.now()
  const over = (request: Request) => {
    if (asked.delete(request)) last = Date.now()
  }
  page.on('request', (request) => {
    if (isWaitedFor(request)) asked.add(request)
  })
  page.on('requestfinished', over)
  page.on('requestfailed', over)
  page.on('response', (response) => {
    const read = Promise.all([troubleOf(response), writtenBy(response)]).then(
      ([trouble, answer]) => {
        if (trouble) troubles.push(trouble)
        if (answer) written.push(answer)
      },
    )
    reading.add(read)
    void read.finally(() => reading.delete(read))
  })
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    // What the portal refused is told by its answer.
    if (message.type() === 'error' && !/^Failed to load resource/.test(message.text()))
      errors.push(message.text())
  })
  return {
    troubles: () => {
      const told = troubles
      troubles = []
      return told
    },
    errors: () => {
      const told = errors
      errors = []
      return told
    },
    written: () => {
      const told = written
      written = []
      return told
    },
    hasWritten: (such = () => true) => written.some(such),
    hasHeard: () => written.length > 0 || troubles.length > 0,
    rests: async (patience = 15_000) => {
      for (const until = Date.now() + patience; Date.now() < until; await page.waitForTimeout(40))
        if (asked.size === 0 && Date.now() - last > CALM) {
          await Promise.all(reading)
          return true
        }
      return false
    },
  }
}

/** Calls and scripts; what is long polled, listened to, played or drawn is waited for by nobody. */
const isWaitedFor = (request: Request): boolean =>
  ['fetch', 'xhr', 'script', 'document', 'stylesheet'].includes(request.resourceType()) &&
  !/[?&]wait=|\/portal\/live\?/.test(request.url())

const isCall = (path: string) => path.startsWith('/api/')

/** What a call that changes something gave; checks made on the way, and who is there, change nothing. */
async function writtenBy(response: Response): Promise<Written | undefined> {
  const method = response.request().method()
  const { pathname: path } = new URL(response.url())
  // A move of a record may bear such a name, too.
  const isTold = /(?<!\/\d+)\/check$|\/presence$/.test(path)
  if (method === 'GET' || !isCall(path) || isTold || !response.ok()) return undefined
  const body = (await response.json().catch(() => undefined)) as Envelope | undefined
  return body?.code === 20000 ? { method, path, data: body.data } : undefined
}

/** What is wrong with an answer: refused, failed, a page in place of an envelope. */
async function troubleOf(response: Response): Promise<Trouble | undefined> {
  const { pathname, search } = new URL(response.url())
  const path = pathname + decodeURIComponent(search)
  const method = response.request().method()
  const status = response.status()
  const type = response.headers()['content-type'] ?? ''
  const told = { method, path, status }
  if (status === 304 || status === 204) return undefined
  if (!isCall(pathname))
    return status >= 400 ? { ...told, message: `${status} ${response.statusText()}` } : undefined
  if (type.includes('html')) return { ...told, message: 'a page of HTML in place of an answer' }
  if (!type.includes('json'))
    return status >= 400 ? { ...told, message: `${status} of type ${type || 'none'}` } : undefined
  const body = await response.json().catch(() => undefined)
  // Whoever left did not wait for the answer.
  if (body === undefined) return undefined
  return envelopeTrouble(told, body)
}

interface Envelope {
  readonly code?: unknown
  readonly message?: unknown
  readonly data?: { readonly errors?: { readonly [field: string]: unknown } } | null
}

/** What is wrong with an envelope, or that it is none. */
export function envelopeTrouble(
  told: Pick<Trouble, 'method' | 'path' | 'status'>,
  body: Envelope | null,
): Trouble | undefined {
  if (typeof body?.code !== 'number' || typeof body.message !== 'string')
    return { ...told, message: 'an answer outside the envelope' }
  if (body.code === 20000)
    return told.status < 400 ? undefined : { ...told, message: 'success with a status of failure' }
  const errors = body.data?.errors
  return { ...told, code: body.code, message: body.message, ...(errors && { errors }) }
}

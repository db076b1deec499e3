import type { Context, MiddlewareHandler } from 'hono'
import { PortalError } from '#portal/core/errors.ts'
import { failure } from './envelope.ts'

/** How calls that read take turns. */
export interface TurnsOptions {
  /** At work at once; more would only wait for the database beside each other. */
  readonly atOnce?: number
  /** Waiting; whoever comes beyond is sent away, to come again. */
  readonly most?: number
  /** Once the first in the line has waited so long, in milliseconds, nobody joins it: a person has given up by its end. */
  readonly longest?: number
  /** Calls that write under way at once; further ones would only wait for the database's connections, and for ever. */
  readonly writing?: number
  /** A call that takes longer, in milliseconds, gives its place to others: it waits for somebody else's machine. */
  readonly patience?: number
}

/**
 * Lets calls that read begin one after the other, one a turn of the event loop. A process takes in one new connection
 * a turn: were hundreds of lists read in one, whoever looks whether the portal lives would wait for hundreds of them.
 * Calls that write come with bodies, which are read in pieces anyway.
 */
export function turns({
  atOnce = 8,
  most = 2000,
  longest = 3000,
  writing: mostWriting = 400,
  patience = 1000,
}: TurnsOptions = {}): MiddlewareHandler {
  const waiting: { readonly start: () => void; readonly since: number }[] = []
  let working = 0
  let writing = 0
  let isTaken = false
  const begin = (start: () => void) => {
    working++
    isTaken = true
    setImmediate(() => {
      isTaken = false
      further()
    })
    start()
  }
  const further = () => {
    if (!isTaken && working < atOnce) {
      const next = waiting.shift()
      if (next) begin(next.start)
    }
  }
  const turn = () =>
    new Promise<void>((resolve) => {
      if (isTaken || working >= atOnce) waiting.push({ start: resolve, since: performance.now() })
      else begin(resolve)
    })
  const place = () => {
    let isGiven = false
    const give = () => {
      if (isGiven) return
      isGiven = true
      working--
      further()
    }
    const late = setTimeout(give, patience).unref()
    return () => {
      clearTimeout(late)
      give()
    }
  }
  const isFull = () => {
    const [first] = waiting
    return waiting.length >= most || (first && performance.now() - first.since > longest)
  }
  const sendAway = (c: Context) => {
    c.header('Retry-After', '2')
    return failure(c, crowded())
  }
  return async (c, next) => {
    if (c.req.method !== 'GET') {
      if (writing >= mostWriting) return sendAway(c)
      writing++
      return next().finally(() => {
        writing--
      })
    }
    if (isFull()) return sendAway(c)
    await turn()
    const leave = place()
    // Whoever has left meanwhile is read nothing.
    if (c.req.raw.signal.aborted) {
      leave()
      return sendAway(c)
    }
    await next().finally(leave)
  }
}

const crowded = () =>
  new PortalError(50000, 503, [
    '当前访问的人过多，请稍后再试',
    'Too many calls at this moment: try again in a little while',
  ])

import { Hono, type MiddlewareHandler } from 'hono'
import { noCall } from '#portal/core/errors.ts'
import { tracing } from '#portal/core/trace.ts'
import type { Portal } from '#portal/createPortal.ts'
import { readServiceKey } from '#portal/engine/serviceKeys/readServiceKey.ts'
import type { Crowding } from '#portal/http/crowding.ts'
import { failure } from '#portal/http/envelope.ts'
import { freshAnswers } from '#portal/http/freshAnswers.ts'
import { serveHandbook } from '#portal/http/handbook.ts'
import { type HealthOptions, healthRoutes } from '#portal/http/health.ts'
import { type Figure, metrics } from '#portal/http/metrics.ts'
import { ownHost } from '#portal/http/ownHost.ts'
import { isLocal, peerOf } from '#portal/http/peer.ts'
import { type SecurityOptions, securityHeaders } from '#portal/http/securityHeaders.ts'
import { serveAdmin } from '#portal/http/static.ts'
import { CLICKS, clicksScript, traceCalls } from '#portal/http/trace/traceCalls.ts'
import { turns } from '#portal/http/turns.ts'
import { workFigures } from '#portal/http/workFigures.ts'

/** What surrounds a portal on a server. */
export interface ServerOptions extends SecurityOptions {
  readonly health: HealthOptions
  /** Where browsers reach the portal, where that is told. */
  readonly origin?: string | undefined
  /** Figures of the machine, told beside those of the portal. */
  readonly figures?: readonly Figure[]
  /** Watches how long people wait. */
  readonly crowding?: Crowding
  /** Where the built admin lies. */
  readonly folder: string
  /** Where the built handbook lies, if there is one. */
  readonly handbook?: string
}

/** What of a portal is served. */
type ServedPortal = Pick<Portal, 'app' | 'context'>

/**
 * What a server answers: figures, health, the portal's calls, and the admin's files for whatever none of these takes.
 * The admin comes last, since any address is a screen to it: before the portal it would answer the portal's own.
 */
export function serverApp({ app: calls, context }: ServedPortal, options: ServerOptions): Hono {
  const app = new Hono()
  const counted = metrics(
    async (c) => {
      if (isLocal(peerOf(c)) && !c.req.header('x-forwarded-for')) return true
      return (await readServiceKey(context, c).catch(() => null)) !== null
    },
    [...workFigures(context), ...(options.figures ?? [])],
  )
  app.use(counted.middleware)
  app.use(goodbye(options.health))
  app.use(securityHeaders(options))
  app.route('/', counted.routes)
  app.route('/', healthRoutes(options.health))
  app.use(ownHost(options.origin))
  app.use('/api/*', freshAnswers)
  if (options.crowding) app.use('/api/*', options.crowding.middleware)
  app.use('/api/*', turns())
  if (tracing()) {
    app.use('/api/*', traceCalls())
    app.get(CLICKS, clicksScript)
  }
  app.route('/', calls)
  if (options.handbook) app.route('/', serveHandbook(options.handbook))
  app.use(serveAdmin(options.folder, tracing() && CLICKS))
  app.notFound((c) => failure(c, noCall(c.req.method, c.req.path)))
  return app
}

/** A portal about to end asks its callers to connect anew, so that their next call goes to another one. */
const goodbye =
  ({ closing }: HealthOptions): MiddlewareHandler =>
  async (c, next) => {
    await next()
    if (closing?.aborted) c.res.headers.set('Connection', 'close')
  }

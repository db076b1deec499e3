import { Hono } from 'hono'
import { noCall } from '#portal/core/errors.ts'
import type { Portal } from '#portal/createPortal.ts'
import { failed } from '#portal/http/envelope.ts'
import { type HealthOptions, healthRoutes } from '#portal/http/health.ts'
import { metrics } from '#portal/http/metrics.ts'
import { isLocal, peerOf } from '#portal/http/peer.ts'
import { type SecurityOptions, securityHeaders } from '#portal/http/securityHeaders.ts'
import { serveAdmin } from '#portal/http/static.ts'

/** What surrounds a portal on a server. */
export interface ServerOptions extends SecurityOptions {
  readonly health: HealthOptions
  /** Where the built admin lies. */
  readonly folder: string
}

/**
 * What a server answers: figures, health, the portal's calls, and the admin's files for whatever none of these takes.
 * The admin comes last, since any address is a screen to it: before the portal it would answer the portal's own.
 */
export function serverApp({ app: calls }: Pick<Portal, 'app'>, options: ServerOptions): Hono {
  const app = new Hono()
  const counted = metrics((c) => isLocal(peerOf(c)) && !c.req.header('x-forwarded-for'))
  app.use(counted.middleware)
  app.use(securityHeaders(options))
  app.route('/', counted.routes)
  app.route('/', healthRoutes(options.health))
  app.route('/', calls)
  app.use(serveAdmin(options.folder))
  app.notFound((c) => failed(c, noCall(c.req.method, c.req.path)))
  return app
}

import { Hono } from 'hono'
import type { Portal } from './createPortal.ts'
import { failed } from './envelope.ts'
import { noCall } from './errors.ts'
import { type HealthOptions, healthRoutes } from './health.ts'
import { metrics } from './metrics.ts'
import { isLocal, peerOf } from './peer.ts'
import { type SecurityOptions, securityHeaders } from './securityHeaders.ts'
import { serveAdmin } from './static.ts'

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

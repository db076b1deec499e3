import { readFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https'
import { createServer } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Portal } from '#portal/createPortal.ts'
import type { Settings } from './settings.ts'

/** In milliseconds: how long the head of a request may take, and how often is looked for those that take longer. */
const times = { headersTimeout: 20_000, connectionsCheckingInterval: 5_000 }

/** What a portal is called by; TRACE, which gives a caller's keys back to a script, is none of them. */
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const notAllowed = () => new Response(null, { status: 405, headers: { Allow: methods.join(', ') } })

/** Opens the port. Rejects where it is taken. */
export async function listen(app: Hono, { port, host, tls }: Settings): Promise<Server> {
  const shown = tls && (await certificateOf(tls))
  return new Promise((resolve, reject) => {
    const fetch: typeof app.fetch = (request, ...more) =>
      methods.includes(request.method) ? app.fetch(request, ...more) : notAllowed()
    const options = shown
      ? { createServer: createSecureServer, serverOptions: { ...times, ...shown } }
      : { serverOptions: times }
    const server = serve({ fetch, port, hostname: host, ...options }, () =>
      resolve(server),
    ) as Server
    server.once('error', reject)
    if (tls) renewing(server as SecureServer, tls)
  })
}

type Tls = NonNullable<Settings['tls']>
/** No older one than TLS 1.2, whatever Node is told by its environment. */
const certificateOf = async ({ cert, key }: Tls) => ({
  cert: await readFile(cert),
  key: await readFile(key),
  minVersion: 'TLSv1.2' as const,
})

/** How often is looked for a certificate that was renewed, in milliseconds. */
const RENEWED = 3_600_000

/** A certificate that was renewed is shown to whoever connects from then on; one that cannot be read leaves the old. */
function renewing(server: SecureServer, tls: Tls): void {
  const look = setInterval(
    () =>
      void certificateOf(tls).then(
        (shown) => server.setSecureContext(shown),
        () => undefined,
      ),
    RENEWED,
  ).unref()
  server.once('close', () => clearInterval(look))
}

/** Rejects as `listen` would: asked before an empty portal is filled, so that nobody waits for a port that is taken. */
export async function probePort({ port, host }: Settings): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, resolve)
  })
  await new Promise((resolve) => server.close(resolve))
}

/** Where the admin is reached, as told on the terminal. */
export function addressTold({ host, origin, tls }: Settings, server: Server): string {
  const { port } = server.address() as { port: number }
  return origin ?? `${tls ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}/`
}

/** What ends with the portal, and how. */
export interface Closing {
  readonly server: Server
  readonly portal: Portal
  /** Aborted first: the portal is not ready any more, and whoever waits for news is answered. */
  readonly leaving: AbortController
  readonly stopRounds: () => Promise<unknown>
  /** After the last write, and before the database is closed. */
  readonly stopShipping: () => Promise<unknown>
  /** At last: what was traced until then is sent. */
  readonly stopTracing: () => Promise<unknown>
  /** How long new calls are still taken after SIGTERM, in milliseconds, until whoever sends them here has noticed. */
  readonly drain: number
}

/**
 * At SIGTERM the portal says that it is not ready, hands its jobs on, and goes on answering for a moment, so that no
 * call is lost that a load balancer still sends. Then, and at SIGINT or a second signal at once, it takes no more, lets
 * calls under way end for ten seconds at most, and ends.
 */
export function closeOnSignal(closing: Closing): void {
  const { server, portal, leaving, stopRounds, stopShipping, stopTracing, drain } = closing
  let stopped: Promise<unknown> | undefined
  let isClosing = false
  const leave = () => {
    leaving.abort()
    stopped ??= stopRounds()
  }
  const close = async () => {
    leave()
    if (isClosing) return
    isClosing = true
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
    const calls = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await Promise.all([calls, stopped])
    await stopShipping()
    await portal.close()
    await stopTracing()
    process.exit(0)
  }
  process.on('SIGINT', close)
  process.on('SIGTERM', () => {
    if (leaving.signal.aborted) return close()
    leave()
    setTimeout(close, drain)
  })
}

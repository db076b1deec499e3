import type { Server } from 'node:http'
import { createServer } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import type { Portal } from '#portal/createPortal.ts'
import type { Settings } from './settings.ts'

/** Opens the port. Rejects where it is taken. */
export function listen(app: Hono, { port, host }: Settings): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch: app.fetch, port, hostname: host }, () =>
      resolve(server),
    ) as Server
    server.once('error', reject)
  })
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
export function addressTold({ host, origin }: Settings, server: Server): string {
  const { port } = server.address() as { port: number }
  return origin ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}/`
}

/** At SIGINT or SIGTERM lets calls, the clock's round and the jobs' portions under way end, for ten seconds at most, then closes. */
export function closeOnSignal(
  server: Server,
  portal: Portal,
  stopRounds: () => Promise<unknown>,
): void {
  let closing = false
  const close = async () => {
    if (closing) return
    closing = true
    setTimeout(() => server.closeAllConnections(), 10_000).unref()
    const calls = new Promise((resolve) => server.close(resolve))
    server.closeIdleConnections()
    await Promise.all([calls, stopRounds()])
    await portal.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, close)
}

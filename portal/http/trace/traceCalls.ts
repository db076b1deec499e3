import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context, MiddlewareHandler } from 'hono'
import { traced } from '#portal/core/trace.ts'
import { boundedRoutes } from '../metrics.ts'

/** A span around each call of the portal, going on from what the browser says. */
export function traceCalls(): MiddlewareHandler {
  const routeOf = boundedRoutes()
  return (c, next) =>
    traced(
      c.req.method,
      async (say) => {
        await next()
        const { status } = c.res
        const route = routeOf(c, status)
        const requestId = c.res.headers.get('x-request-id')
        say(
          {
            'http.request.method': c.req.method,
            'http.route': route,
            'http.response.status_code': status,
            ...(requestId && { 'masthead.request_id': requestId }),
          },
          `${c.req.method} ${route}`,
        )
      },
      { kind: 'server', from: c.req.header('traceparent') },
    )
}

/** Where the page finds what traces its clicks; it is told to load it only where anything traces. */
export const CLICKS = '/trace.js'

export async function clicksScript(c: Context): Promise<Response> {
  const text = await readFile(join(import.meta.dirname, 'clicks.js'), 'utf8')
  return c.body(text, 200, { 'Content-Type': 'text/javascript; charset=utf-8' })
}

import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { PortalError } from '#portal/core/errors.ts'

/** Upper bounds of the latency's steps, in seconds. */
const steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** A figure that is read when somebody asks for it. */
export interface Figure {
  readonly name: string
  readonly help: string
  /** The name of its label, where it has several values. */
  readonly by?: string
  /** Its value, or one for each value of the label; null where there is none to tell. */
  read(): Promise<number | null | { readonly [of: string]: number }>
}

/** Counts calls, and prints them where they are asked for. */
export interface Metrics {
  readonly middleware: MiddlewareHandler
  readonly routes: Hono
}

/**
 * Counts every call by method, route pattern and status, with its latency. `/metrics` prints them for Prometheus, with
 * the figures of the process, which are kept from when they are first asked for.
 * @param allowed who may read them: a program on the same machine, or one with a service key
 * @param figures what else is told; one that cannot be read is left out, and keeps no other from being told
 */
export function metrics(
  allowed: (c: Context) => boolean | Promise<boolean>,
  figures: readonly Figure[] = [],
): Metrics {
  const register = new Registry()
  for (const figure of figures) addFigure(register, figure)
  const calls = new Histogram({
    name: 'masthead_http_request_seconds',
    help: 'Calls by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: steps,
    registers: [register],
  })
  let isProcessKept = false
  const routeOf = boundedRoutes()
  const routes = new Hono()
  routes.get('/metrics', async (c) => {
    if (!(await allowed(c)))
      return c.text(
        'Only from this machine, or with a service key: Authorization: Bearer mhk_…\n',
        403,
      )
    if (!isProcessKept) collectDefaultMetrics({ register })
    isProcessKept = true
    return c.text(await register.metrics(), 200, { 'Content-Type': register.contentType })
  })
  const middleware: MiddlewareHandler = async (c, next) => {
    const begun = performance.now()
    await next()
    const status = c.error instanceof PortalError ? c.error.status : c.res.status
    const labels = { method: c.req.method, route: routeOf(c, status), status }
    calls.observe(labels, (performance.now() - begun) / 1000)
  }
  return { middleware, routes }
}

function addFigure(register: Registry, { name, help, by, read }: Figure): void {
  new Gauge({
    ...{ name, help, labelNames: by ? [by] : [], registers: [register] },
    async collect() {
      this.reset()
      const found = await read().catch(() => null)
      if (typeof found === 'number') this.set(found)
      else if (found === null) this.remove()
      else for (const [of, value] of Object.entries(found)) this.set({ [by ?? 'of']: of }, value)
    },
  })
}

type RouteOf = (c: Context, status: number) => string

/** So many paths of records' calls are told apart; there are fewer, but for whoever makes some up. */
const MOST_PATHS = 2000

/**
 * The pattern of the route that answered. The records' calls share one pattern; there the path stands for it, ids
 * taken out, once a call of it went well. What only ever fails is counted together, lest whoever tries paths out fills
 * the memory.
 */
export function boundedRoutes(): RouteOf {
  const known = new Set<string>()
  return (c, status) => {
    const exact = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))
    if (exact) return exact.path
    if (!c.req.path.startsWith('/api/')) return 'admin'
    const path = c.req.path.replaceAll(/\/\d+(?=\/|$)/g, '/:id')
    if (status < 400 && known.size < MOST_PATHS) known.add(path)
    return known.has(path) ? path : '/api/*'
  }
}

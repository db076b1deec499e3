import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { PortalError } from '#portal/core/errors.ts'

/** Upper bounds of the latency's steps, in seconds. */
const steps = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** One series: calls of one method, route and outcome. */
interface Series {
  readonly labels: string
  readonly buckets: number[]
  count: number
  seconds: number
}

/** Counts calls, and prints them where they are asked for. */
export interface Metrics {
  readonly middleware: MiddlewareHandler
  readonly routes: Hono
}

/**
 * Counts every call by method, route pattern and status, with its latency. `/metrics` prints them for Prometheus,
 * with the figures of the process; prom-client, which has those, is loaded when first asked for.
 * @param allowed who may read them: a program on the same machine, or one with a service key
 */
export function metrics(allowed: (c: Context) => boolean | Promise<boolean>): Metrics {
  const all = new Map<string, Series>()
  const routes = new Hono()
  routes.get('/metrics', async (c) => {
    if (!(await allowed(c))) return c.text('Only from this machine or with a service key.\n', 403)
    const text = `${printed([...all.values()])}${await ofProcess()}`
    return c.text(text, 200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' })
  })
  const middleware: MiddlewareHandler = async (c, next) => {
    const begun = performance.now()
    await next()
    note(all, c, (performance.now() - begun) / 1000)
  }
  return { middleware, routes }
}

function note(all: Map<string, Series>, c: Context, seconds: number): void {
  const status = c.error instanceof PortalError ? c.error.status : c.res.status
  const labels = `method="${c.req.method}",route="${routeOf(c, status)}",status="${status}"`
  const series = all.get(labels) ?? { labels, buckets: steps.map(() => 0), count: 0, seconds: 0 }
  all.set(labels, series)
  series.count += 1
  series.seconds += seconds
  const step = steps.findIndex((bound) => seconds <= bound)
  if (step >= 0) series.buckets[step] = (series.buckets[step] ?? 0) + 1
}

/**
 * The pattern of the route that answered. The records' calls share one pattern; there the path stands for it, ids
 * taken out. Paths that lead nowhere are counted together, lest whoever tries them out fills the memory.
 */
function routeOf(c: Context, status: number): string {
  const exact = matchedRoutes(c).findLast(({ path }) => !path.endsWith('*'))
  if (exact) return exact.path
  if (!c.req.path.startsWith('/api/')) return 'admin'
  return status === 404 || status === 401
    ? '/api/*'
    : c.req.path.replaceAll(/\/\d+(?=\/|$)/g, '/:id')
}

const NAME = 'masthead_http_request_seconds'

function printed(all: readonly Series[]): string {
  const lines = all.flatMap(({ labels, buckets, count, seconds }) => {
    let below = 0
    const bounded = buckets.map((found, at) => {
      below += found
      return `${NAME}_bucket{${labels},le="${steps[at]}"} ${below}`
    })
    return [
      ...bounded,
      `${NAME}_bucket{${labels},le="+Inf"} ${count}`,
      `${NAME}_sum{${labels}} ${seconds}`,
      `${NAME}_count{${labels}} ${count}`,
    ]
  })
  return [
    `# HELP ${NAME} Calls by method, route and status.`,
    `# TYPE ${NAME} histogram`,
    ...lines,
    '',
  ].join('\n')
}

let registry: Promise<{ metrics(): Promise<string> }> | undefined

function ofProcess(): Promise<string> {
  registry ??= import('prom-client').then(({ Registry, collectDefaultMetrics }) => {
    const register = new Registry()
    collectDefaultMetrics({ register })
    return register
  })
  return registry.then((register) => register.metrics())
}

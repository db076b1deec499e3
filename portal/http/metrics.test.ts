import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { metrics } from './metrics.ts'

function counted(allowed = true) {
  const app = new Hono()
  const { middleware, routes } = metrics(() => allowed)
  app.use(middleware)
  app.route('/', routes)
  app.get('/api/portal/index/getInfo', (c) => c.text('me'))
  app.all('/api/*', (c) => c.text('record', c.req.path.endsWith('/404') ? 404 : 200))
  return app
}

test('counts calls by method, route and status; ids and wrong paths fall together', async () => {
  const app = counted()
  for (const path of ['magazine/12', 'magazine/13', 'index/getInfo', 'x/404', 'y/404'])
    await app.request(`/api/portal/${path}`)
  const text = await (await app.request('/metrics')).text()
  expect(text).toContain('_count{method="GET",route="/api/portal/magazine/:id",status="200"} 2')
  expect(text).toContain('_count{method="GET",route="/api/portal/index/getInfo",status="200"} 1')
  expect(text).toContain('_count{method="GET",route="/api/*",status="404"} 2')
  expect(text).toContain('le="+Inf"')
  expect(text).toContain('process_resident_memory_bytes')
})

test('paths that somebody makes up take no memory, however they are refused', async () => {
  const app = new Hono()
  const { middleware, routes } = metrics(() => true)
  app.use(middleware)
  app.route('/', routes)
  app.all('/api/*', (c) => c.text('no', 422))
  for (let at = 0; at < 50; at++) await app.request(`/api/portal/made${at}up/x${at}`)
  const text = await (await app.request('/metrics')).text()
  expect(text.match(/_count\{/g)).toHaveLength(1)
  expect(text).toContain('_count{method="GET",route="/api/*",status="422"} 50')
})

test('is not for everybody', async () => {
  expect((await counted(false).request('/metrics')).status).toBe(403)
})

import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { freshAnswers } from '#portal/http/freshAnswers.ts'
import { ownHost } from '#portal/http/ownHost.ts'
import { appKey } from '#portal/testing/appKey.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { serverApp } from './serverApp.ts'

const bench = sharedBench()
const served = (more = {}) => {
  const { portal, store } = bench
  return serverApp(portal, {
    health: { database: portal.context.database, store },
    folder: '/nowhere',
    ...more,
  })
}
const host = (name: string) => ({ headers: { host: name } })

test('no answer of the API is kept on the way, signed in or not', async () => {
  const app = served()
  for (const path of ['index/getInfo', 'magazine', 'no/such/call', 'index/authImg']) {
    const answer = await app.request(`/api/portal/${path}`, host('127.0.0.1'))
    expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
  }
})

test('what bears an ETag is asked for again each time, and what says otherwise keeps its word', async () => {
  const app = new Hono()
  app.use(freshAnswers)
  app.get('/tagged', (c) => c.text('x', 200, { ETag: '"1"' }))
  app.get('/kept', (c) => c.text('x', 200, { 'Cache-Control': 'max-age=60' }))
  const of = async (path: string) => (await app.request(path)).headers.get('cache-control')
  expect([await of('/tagged'), await of('/kept')]).toEqual(['private, no-cache', 'max-age=60'])
})

test('a name that somebody made up is answered with what to set, and told to nobody else', async () => {
  const app = served()
  const strange = await app.request('/api/portal/index/getInfo', host('evil.example.com'))
  expect(strange.status).toBe(421)
  expect(((await strange.json()) as { message: string }).message).toContain('PUBLIC_ORIGIN')
  for (const name of ['localhost:5180', '127.0.0.1', '[::1]:5180', '192.168.1.7', 'portal.lan'])
    expect((await app.request('/api/portal/index/getInfo', host(name))).status).toBe(401)
  expect((await app.request('/healthz', host('evil.example.com'))).status).toBe(200)
})

test('where it is said under which name browsers come, no name of a request counts', async () => {
  const app = new Hono()
  app.use(ownHost('https://admin.example.com'))
  app.get('/', (c) => c.text('here'))
  expect((await app.request('/', host('10.0.0.9.nip.example'))).status).toBe(200)
})

test('figures are read from elsewhere with a service key that holds, and by nobody else', async () => {
  const app = served()
  const forwarded = { 'x-forwarded-for': '8.8.8.8', host: '127.0.0.1' }
  const { key } = await appKey(bench, { rights: ['public'] })
  const status = async (headers: Record<string, string>) =>
    (await app.request('/metrics', { headers: { ...forwarded, ...headers } })).status
  expect(await status({ authorization: `Bearer ${key.secret}` })).toBe(200)
  expect(await status({ authorization: 'Bearer mhk_made-up' })).toBe(403)
  expect(await status({})).toBe(403)
})

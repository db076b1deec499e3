import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { traced } from '#portal/core/trace.ts'
import { portalSession } from '#portal/engine/context/session.ts'
import { queueJob } from '#portal/engine/queue/queueJob.ts'
import { runJobs } from '#portal/jobs/runJobs.ts'
import { sqliteInMemory } from '#portal/storage/db/testing/databases.ts'
import { PASSWORD, type PortalBench, portalBench } from '#portal/testing/portalBench.ts'
import { serverApp } from '../serverApp.ts'
import { readSettings } from '../settings.ts'
import { traceAs } from './traceAs.ts'

interface Span {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId?: string
  readonly name: string
  readonly attributes: readonly { readonly key: string; readonly value: object }[]
}

/** A collector that takes OTLP over HTTP and keeps what it is sent. */
const sent: string[] = []
let server: Server
let bench: PortalBench
let stop: () => Promise<void>
let app: ReturnType<typeof serverApp>
let folder = ''
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    if (request.url === '/v1/traces') sent.push(body)
    response.setHeader('Content-Type', 'application/json').end('{}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` }
  const settings = readSettings(env, '/srv')
  if ('mistakes' in settings) throw new Error('The settings are meant to be right')
  stop = await traceAs('portal', settings)
  bench = await portalBench(sqliteInMemory())
  folder = await mkdtemp(join(tmpdir(), 'masthead-traced-'))
  await mkdir(join(folder, 'assets'))
  await writeFile(join(folder, 'index.html'), '<html><head><title>x</title></head></html>')
  const health = { database: bench.portal.context.database, store: null }
  app = serverApp(bench.portal, { health, folder })
})
afterAll(async () => {
  await bench.close()
  await stop()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

const spans = (): Span[] =>
  sent.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap((one: { scopeSpans: { spans: Span[] }[] }) =>
      one.scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
const arrived = (name: RegExp): Promise<Span> =>
  vi.waitFor(
    () => {
      const found = spans().find((span) => name.test(span.name))
      if (!found) throw new Error(`No ${name} among ${spans().map((span) => span.name)}`)
      return found
    },
    { timeout: 15_000, interval: 100 },
  )
const trace = 'a'.repeat(32)
const click = 'c'.repeat(16)

/** A call of a browser, which says what it goes on from. */
async function called(method: string, path: string, body?: object, span = 'b'.repeat(16)) {
  const session = await login()
  const answer = await app.request(`http://localhost/api/portal/${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      traceparent: `00-${trace}-${span}-01`,
      ...session,
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await answer.json()) as { code: number; data: { id?: number; taken?: number } }
}
let session: Promise<Record<string, string>> | undefined
const login = () => {
  session ??= bench
    .call('POST', 'index/login', { username: 'boss', password: PASSWORD })
    .then(({ data }) => ({ 'x-token': data.token, ticket: data.ticket }))
  return session
}

test('a click, its call and the statements of the call are one trace, without any value', async () => {
  const values = { name: '绝密来源', sourceKind: 'own', rights: ['text'] }
  expect(await called('POST', 'source', values)).toMatchObject({ code: 20000 })
  const told = {
    spans: [
      {
        trace,
        span: click,
        name: 'click /source/button',
        began: Date.now() - 50,
        ended: Date.now(),
      },
      {
        ...{ trace, span: 'b'.repeat(16), parent: click, name: 'POST /api/portal/source' },
        ...{ began: Date.now() - 40, ended: Date.now() },
      },
    ],
  }
  expect(await called('POST', 'index/spans', told, 'd'.repeat(16))).toMatchObject({
    data: { taken: 2 },
  })
  const call = await arrived(/^POST \/api\/portal\/source$/)
  const insert = await arrived(/^insert source$/)
  const browser = spans().find(({ spanId }) => spanId === 'b'.repeat(16))
  const clicked = await arrived(/^click /)
  expect([call.traceId, insert.traceId, clicked.traceId]).toEqual([trace, trace, trace])
  expect(browser?.parentSpanId).toBe(click)
  const served = spans().find(
    ({ name, parentSpanId }) =>
      name === 'POST /api/portal/source' && parentSpanId === 'b'.repeat(16),
  )
  expect(insert.parentSpanId).toBe(served?.spanId)
  expect(served?.attributes.map(({ key }) => key)).toContain('masthead.request_id')
  expect(sent.join()).not.toMatch(/绝密来源|13800000001|Correct-Horse/)
})

test('a job goes on from the call that queued it', async () => {
  const from = `00-${'e'.repeat(32)}-${'f'.repeat(16)}-01`
  const { context } = bench.portal
  await traced('asked', () => queueJob(context, { kind: 'rank', title: '榜单' }, portalSession), {
    from,
  })
  await runJobs(context, 'tests', { isOver: () => false, rest: async () => {}, idle: 200 })
  expect(await arrived(/^job rank$/)).toMatchObject({ traceId: 'e'.repeat(32) })
})

test('what a browser makes up is left out', async () => {
  const now = Date.now()
  const base = { trace, span: click, name: 'click /x', began: now, ended: now }
  const made = [
    { ...base, trace: 'x' },
    { ...base, name: 'click 13800000001 绝密' },
    { ...base, began: now - 86_400_000 },
    { ...base, ended: now - 1 },
    null,
  ]
  expect(await called('POST', 'index/spans', { spans: made }, 'd'.repeat(16))).toMatchObject({
    data: { taken: 0 },
  })
})

test('the page loads what traces clicks, and only where anything traces', async () => {
  const page = await (await app.request('http://localhost/magazine')).text()
  expect(page).toContain('<head><script type="module" src="/trace.js"></script>')
  const script = await app.request('http://localhost/trace.js')
  expect(script.headers.get('content-type')).toContain('javascript')
  const text = await script.text()
  expect(text).toContain('traceparent')
})

test('nothing of it is there unless it is asked for', async () => {
  const settings = readSettings({}, '/srv')
  expect(settings).not.toHaveProperty('tracing')
  const wrong = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'collector',
    OTEL_EXPORTER_OTLP_HEADERS: 'secretkey',
    OTEL_TRACES_SAMPLER_ARG: '2',
  }
  const read = readSettings(wrong, '/srv')
  const mistakes = 'mistakes' in read ? read.mistakes.map(([, en]) => en) : []
  expect(mistakes.map((one) => one.split(/[:=]/)[0])).toEqual(Object.keys(wrong))
  expect(mistakes.join()).not.toContain('secretkey')
})

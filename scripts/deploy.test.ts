import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { load, loadAll } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { metrics } from '#portal/http/metrics.ts'
import { workFigures } from '#portal/http/workFigures.ts'
import { machineFigures } from '#portal/start/machineFigures.ts'
import { readSettings, type Settings } from '#portal/start/settings.ts'
import { sqliteInMemory } from '#portal/storage/db/testing/databases.ts'
import { sharedBench } from '#portal/testing/sharedBench.ts'
import { imageOf } from './imageOf.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const image = imageOf(read('Dockerfile'))

test('the image installs nothing that only builds and tests need, and runs as nobody special', () => {
  expect(image.installs).toEqual(['npm ci --omit=dev --no-audit --no-fund'])
  expect(image.copies.flatMap(({ from }) => from)).not.toContain('mocks')
  expect(image.user).toBe('node')
  expect(image.env.DATA_DIR).toBe('/data')
})

test('the proxy alone faces outward, with certificates of its own making and the TLS it has from home', () => {
  const { services } = load(read('compose.yaml')) as {
    readonly services: { readonly [name: string]: { readonly ports?: readonly string[] } }
  }
  const open = Object.entries(services).filter(([, { ports }]) => ports)
  expect(open.map(([name]) => name)).toEqual(['proxy'])
  const proxy = read('deploy/Caddyfile')
  expect(proxy).toMatch(/^\{\$DOMAIN\} \{$/m)
  expect(proxy).not.toMatch(/\btls\b|protocols|auto_https/)
})

test('only pages are led from http to https; programs are refused there, and nothing is passed on without TLS', () => {
  const plain =
    /^http:\/\/\{\$DOMAIN\} \{\n([\s\S]*?)^\}/m.exec(read('deploy/Caddyfile'))?.[1] ?? ''
  expect(plain).toMatch(/@pages \{\s+method GET HEAD\s+header Accept \*text\/html\*\s+\}/)
  expect(plain).toMatch(/handle @pages \{\s+redir https:\/\/\{host\}\{uri\} 308\s+\}/)
  expect(plain).toMatch(/handle \{\s+respond "[^"]+" 403\s+\}/)
  expect(plain.match(/\bredir\b/g)).toHaveLength(1)
  expect(plain).not.toContain('reverse_proxy')
})

test('all inner connections are encrypted: to the database and to the portals, by certificates of one authority that are checked', () => {
  const { services } = load(read('compose.yaml')) as {
    readonly services: {
      readonly [name: string]: { readonly environment?: { [name: string]: string } }
    }
  }
  const urls = ['upgrade', 'first', 'second'].map(
    (name) => services[name]?.environment?.DATABASE_URL ?? '',
  )
  for (const url of urls) {
    const { searchParams, username, password } = new URL(url)
    expect(searchParams.get('sslmode')).toBe('verify-full')
    expect(searchParams.get('sslrootcert')).toBe('/certificates/authority.crt')
    expect(searchParams.get('sslcert')).toBe(`/certificates/${username}.crt`)
    expect(password).toBe('')
  }
  expect(urls.map((url) => new URL(url).username)).toEqual([
    'masthead',
    'masthead_portal',
    'masthead_portal',
  ])
  const made = read('deploy/certificates.sh')
  expect(made).toContain('hostssl all masthead,masthead_portal all cert')
  expect(made).toContain('DNS:first,DNS:second,DNS:localhost')
  const proxy = read('deploy/Caddyfile')
  expect(proxy).toMatch(/reverse_proxy https:\/\/first:5180 https:\/\/second:5180 \{/)
  expect(proxy).toMatch(
    /transport http \{\s+tls_trust_pool file \/certificates\/authority\.crt\s+\}/,
  )
  expect(proxy).not.toContain('tls_insecure_skip_verify')
})

test('what is no part of the product goes into no image: history, tests, build notes', () => {
  const left = read('.dockerignore').split('\n')
  for (const one of ['.git', '.ci', 'data', '**/*.test.ts']) expect(left).toContain(one)
})

test('every setting that the image and its neighbours give is one that the portal takes', () => {
  const compose = load(read('compose.yaml')) as {
    readonly networks: {
      readonly default: { readonly ipam: { readonly config: readonly { subnet: string }[] } }
    }
    readonly services: {
      readonly [name: string]: { readonly environment?: { [name: string]: string } }
    }
  }
  for (const name of ['first', 'second']) {
    const environment = compose.services[name]?.environment ?? {}
    const given = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [
        key,
        (key.startsWith('TLS_') ? import.meta.filename : value).replace(
          /\$\{(\w+):\?\}/g,
          (_, hole) => (hole === 'DOMAIN' ? 'admin.example.com' : 'Masthead2026x'),
        ),
      ]),
    )
    const settings = readSettings({ ...image.env, ...given }, '/app')
    expect(settings).toMatchObject({
      host: '0.0.0.0',
      origin: 'https://admin.example.com',
      drain: 10_000,
      seed: 'none',
      logsJson: true,
      trustedProxies: compose.networks.default.ipam.config.map(({ subnet }) => subnet),
    })
  }
})

test('what runs on Kubernetes is asked by the addresses that the portal answers, and is given time to drain', () => {
  const [deployment] = loadAll(read('deploy/kubernetes.yaml')) as readonly {
    readonly spec: { readonly template: { readonly spec: Pod } }
  }[]
  const { containers, terminationGracePeriodSeconds } = deployment!.spec.template.spec
  const [portal] = containers
  expect(portal?.livenessProbe.httpGet.path).toBe('/healthz')
  expect(portal?.readinessProbe.httpGet.path).toBe('/readyz')
  const drain = portal?.env.find(({ name }) => name === 'DRAIN_SECONDS')
  expect(Number(drain?.value)).toBeLessThan(terminationGracePeriodSeconds)
})

test('nothing speaks http within Kubernetes either: portals, database and ingress by certificates of a secret that are checked', () => {
  const all = loadAll(read('deploy/kubernetes.yaml')) as readonly Manifest[]
  const of = (kind: string) => all.find((one) => one.kind === kind) as Manifest
  const { containers, initContainers, volumes } = of('Deployment').spec.template!.spec
  const [portal, upgrade] = [containers[0], initContainers[0]]
  const value = (within: typeof portal, name: string) =>
    within?.env.find((one) => one.name === name)?.value ?? ''
  for (const [within, account] of [
    [portal, 'masthead_portal'],
    [upgrade, 'masthead'],
  ] as const) {
    const { searchParams, username, password } = new URL(value(within, 'DATABASE_URL'))
    expect([username, password]).toEqual([account, ''])
    expect(searchParams.get('sslmode')).toBe('verify-full')
    expect(searchParams.get('sslrootcert')).toBe('/certificates/authority.crt')
    expect(searchParams.get('sslcert')).toBe(`/certificates/${account}.crt`)
  }
  const files = volumes.find(({ name }) => name === 'certificates')
  // Written as YAML 1.1 has it: for owner and group.
  expect([0o440, 440]).toContain(files?.secret?.defaultMode)
  const mounted = portal?.volumeMounts.find(({ name }) => name === 'certificates')
  expect(mounted).toMatchObject({ mountPath: '/certificates', readOnly: true })
  for (const probe of [portal!.startupProbe, portal!.livenessProbe, portal!.readinessProbe])
    expect(probe.httpGet.scheme).toBe('HTTPS')
  const given = Object.fromEntries(
    portal!.env.map((one) => [
      one.name,
      one.name.startsWith('TLS_') ? import.meta.filename : one.value,
    ]),
  )
  expect(readSettings({ ...image.env, ...given }, '/app')).toMatchObject({ tls: {} })
  const { annotations } = of('Ingress').metadata
  const told = (name: string) => annotations?.[`nginx.ingress.kubernetes.io/${name}`]
  expect(['backend-protocol', 'proxy-ssl-verify', 'proxy-ssl-name'].map(told)).toEqual([
    'HTTPS',
    'on',
    'masthead',
  ])
  expect(read('deploy/kubernetes.yaml')).toContain('PORTAL_NAMES=DNS:masthead,DNS:localhost')
})

describe('what watches a portal', () => {
  const bench = sharedBench(sqliteInMemory())
  const printed = async () => {
    const settings = readSettings({ SHIP_TO: '/nowhere' }, '/app') as Settings
    const { context } = bench.portal
    // As on a database with a replica, and on a machine that ships.
    const replica = { state: async () => ({ isUsed: true, behind: 5 }) } as never
    const { routes, middleware } = metrics(
      () => true,
      [...workFigures({ ...context, replica }), ...machineFigures(settings, '/app', context.clock)],
    )
    const app = new Hono().use(middleware).route('/', routes)
    await app.request('/metrics')
    const text = await (await app.request('/metrics')).text()
    return { text, names: new Set(text.match(/^# TYPE (\w+)/gm)?.map((line) => line.slice(7))) }
  }
  const unknown = (exprs: readonly string[], names: ReadonlySet<string>) =>
    exprs
      .flatMap((expr) => expr.match(/\b(?:masthead|process|nodejs)_\w+/g) ?? [])
      .filter(
        (name) => ![name, name.replace(/_(count|sum|bucket)$/, '')].some((one) => names.has(one)),
      )

  test('the alerts speak of figures that /metrics prints', async () => {
    const { groups } = load(read('deploy/alerts.yml')) as {
      readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[]
    }
    const exprs = groups.flatMap(({ rules }) => rules.map(({ expr }) => expr))
    expect(exprs.length).toBeGreaterThan(5)
    expect(unknown(exprs, (await printed()).names)).toEqual([])
    expect(unknown(['masthead_made_up > 1'], (await printed()).names)).toHaveLength(1)
  })

  test('the dashboard draws figures that /metrics prints, and no panel lies over another', async () => {
    const { panels } = JSON.parse(read('deploy/grafana.json')) as {
      readonly panels: readonly {
        readonly gridPos: { readonly [side: string]: number }
        readonly targets: readonly { readonly expr: string }[]
      }[]
    }
    const exprs = panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))
    const { names, text } = await printed()
    expect(unknown(exprs, names)).toEqual([])
    // All that a portal tells of its own is to be seen.
    const own = [...names].filter((name) => name.startsWith('masthead_'))
    expect(own.filter((name) => !exprs.some((expr) => expr.includes(name)))).toEqual([])
    expect(text).toMatch(/masthead_jobs\{state="queued"\} 0/)
    expect(text).toContain('masthead_replica_behind_seconds 0.005')
    const cells = panels.flatMap(({ gridPos: { x = 0, y = 0, w = 0, h = 0 } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)} ${y + Math.floor(at / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
  })
})

interface Probe {
  readonly httpGet: { readonly path: string; readonly scheme?: string }
}
interface Manifest {
  readonly kind: string
  readonly metadata: { readonly annotations?: { readonly [name: string]: string } }
  readonly spec: { readonly template?: { readonly spec: Pod } }
}
interface Container {
  readonly startupProbe: Probe
  readonly livenessProbe: Probe
  readonly readinessProbe: Probe
  readonly env: readonly { readonly name: string; readonly value: string }[]
  readonly volumeMounts: readonly { readonly name: string }[]
}
interface Pod {
  readonly terminationGracePeriodSeconds: number
  readonly containers: readonly Container[]
  readonly initContainers: readonly Container[]
  readonly volumes: readonly {
    readonly name: string
    readonly secret?: { readonly defaultMode: number }
  }[]
}

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load, loadAll } from 'js-yaml'
import { expect, test } from 'vitest'
import { readSettings } from '#portal/start/settings.ts'
import { imageOf } from './imageOf.ts'

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
const image = imageOf(read('Dockerfile'))

test('the image installs nothing that only builds and tests need, and runs as nobody special', () => {
  expect(image.installs).toEqual(['npm ci --omit=dev --omit=optional --no-audit --no-fund'])
  expect(image.copies.flatMap(({ from }) => from)).not.toContain('mocks')
  expect(image.user).toBe('node')
  expect(image.env.DATA_DIR).toBe('/data')
})

test('every setting that the image and its neighbours give is one that the portal takes', () => {
  const compose = load(read('compose.yaml')) as {
    readonly services: {
      readonly [name: string]: { readonly environment?: { [name: string]: string } }
    }
  }
  for (const name of ['first', 'second']) {
    const environment = compose.services[name]?.environment ?? {}
    const given = Object.fromEntries(
      Object.entries(environment).map(([key, value]) => [
        key,
        value.replace(/\$\{(\w+):\?\}/g, (_, hole) =>
          hole === 'DOMAIN' ? 'admin.example.com' : 'Masthead2026x',
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

test('alerts speak of figures that the portal gives', () => {
  const { groups } = load(read('deploy/alerts.yml')) as {
    readonly groups: readonly { readonly rules: readonly { readonly expr: string }[] }[]
  }
  const named = groups.flatMap(({ rules }) =>
    rules.flatMap(({ expr }) => expr.match(/masthead_\w+/g) ?? []),
  )
  const given = read('portal/http/metrics.ts')
  expect(named.length).toBeGreaterThan(0)
  for (const name of named) expect(given).toContain(name.replace(/_(count|sum|bucket)$/, ''))
})

interface Probe {
  readonly httpGet: { readonly path: string }
}
interface Pod {
  readonly terminationGracePeriodSeconds: number
  readonly containers: readonly {
    readonly livenessProbe: Probe
    readonly readinessProbe: Probe
    readonly env: readonly { readonly name: string; readonly value: string }[]
  }[]
}

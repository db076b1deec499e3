import { readFileSync } from 'node:fs'
import { arch, cpus, loadavg, release, totalmem, type } from 'node:os'

/** What the figures were measured on. */
export interface Machine {
  readonly cpu: string
  readonly cores: number
  readonly memoryGB: number
  readonly system: string
  readonly node: string
  /** Packages that matter, by name. */
  readonly packages: { readonly [name: string]: string }
}

const packages = [
  'react-admin',
  'react',
  '@mui/material',
  '@tanstack/react-virtual',
  'vite',
  'hono',
  'kysely',
  'playwright-core',
  'autocannon',
]

/** Describes this machine and what is installed. */
export function describeMachine(): Machine {
  return {
    cpu: cpus()[0]?.model ?? 'unknown',
    cores: cpus().length,
    memoryGB: Math.round(totalmem() / 2 ** 30),
    system: `${type()} ${release()} ${arch()}`,
    node: process.versions.node,
    packages: Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
  }
}

/** How many processes wanted a core in the last minute: above the number of cores, figures are too bad. */
export const load = (): number => Number((loadavg()[0] ?? 0).toFixed(2))

function versionOf(name: string): string {
  const path = new URL(`../node_modules/${name}/package.json`, import.meta.url)
  return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version
}

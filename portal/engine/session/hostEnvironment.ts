import type { Db, Tx } from '#portal/storage/db/database.ts'
import { readSettings } from '../configuration/readSettings.ts'
import type { PortalContext } from '../context/portalContext.ts'
import { bareHost, type Environment, environmentOf } from './environmentOf.ts'

const keys = {
  internal: 'projectOverview.internalHosts',
  production: 'projectOverview.productionHosts',
} as const

/**
 * The environment a host belongs to, for the project overview's whitelist: as the settings list it, `*` standing for
 * anything, production first; else by its name.
 */
export async function hostEnvironment(
  db: Db | Tx,
  context: Pick<PortalContext, 'cache' | 'clock'>,
  host: string,
): Promise<Environment> {
  const settings = await readSettings(db, context, Object.values(keys))
  const name = bareHost(host)
  if (lists(settings.get(keys.production), name)) return 'production'
  return lists(settings.get(keys.internal), name) ? 'internal' : environmentOf(host)
}

const lists = (patterns: unknown, name: string): boolean =>
  Array.isArray(patterns) &&
  patterns.some((pattern) => typeof pattern === 'string' && matches(pattern.trim(), name))

function matches(pattern: string, name: string): boolean {
  const listed = pattern.toLowerCase().replace(/^\[(.*)\]$/, '$1')
  const escaped = listed.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  return pattern !== '' && new RegExp(`^${escaped.replaceAll('*', '.*')}$`).test(name)
}

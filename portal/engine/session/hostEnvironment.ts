import { isListed } from '#portal/core/isListed.ts'
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
  if (isListed(settings.get(keys.production), name)) return 'production'
  return isListed(settings.get(keys.internal), name) ? 'internal' : environmentOf(host)
}

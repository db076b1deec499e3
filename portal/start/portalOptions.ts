import type { Log } from '#portal/core/log.ts'
import { withoutPeople } from '#portal/core/partOfPhone.ts'
import type { PortalOptions } from '#portal/options.ts'
import { openPorts } from '#portal/outside/openPorts.ts'
import { guardedFetch } from '#portal/outside/outbound/guardedFetch.ts'
import { type Declarations, readDeclarations } from './declarations.ts'
import type { Settings } from './settings.ts'
import { openStorage, type Storage } from './storage.ts'

export const clock = () => new Date()
/** A line of JSON; nobody is named in it whole, wherever the words come from. */
export const log: Log = ({ level, message, ...more }) =>
  console[level](
    withoutPeople(JSON.stringify({ time: clock().toISOString(), level, message, ...more })),
  )

/** What a portal under Node is made of: the one that answers, and the one its jobs run in. */
export async function portalOptions(
  settings: Settings,
  declarations?: Declarations,
): Promise<PortalOptions & Storage> {
  const storage = await openStorage(settings, clock)
  const outbound = guardedFetch({ allow: settings.outboundAllow ?? [] })
  const { services, folder } = settings
  return {
    ...storage,
    ...(declarations ?? (await readDeclarations())),
    clock,
    log,
    ports: await openPorts(services, { folder, log, clock, outbound }),
    outbound,
    ...(settings.origin && { origin: settings.origin }),
    ...(settings.company && { company: settings.company }),
  }
}

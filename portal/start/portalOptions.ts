import type { PortalOptions } from '#portal/options.ts'
import { openPorts } from '#portal/outside/openPorts.ts'
import { guardedFetch } from '#portal/outside/outbound/guardedFetch.ts'
import { clamd } from '#portal/outside/scan/clamd.ts'
import { type Declarations, readDeclarations } from './declarations.ts'
import { clock, log } from './log.ts'
import { canDraw, pictureTool } from './pictureTool.ts'
import type { Settings } from './settings.ts'
import { openStorage, type Storage } from './storage.ts'

/** What a portal under Node is made of: the one that answers, and the one its jobs run in. */
export async function portalOptions(
  settings: Settings,
  declarations?: Declarations,
): Promise<PortalOptions & Storage> {
  const storage = await openStorage(settings, clock)
  const outbound = guardedFetch({
    allow: settings.outboundAllow ?? [],
    ...(settings.outboundHosts && { hosts: settings.outboundHosts }),
  })
  const { services, folder } = settings
  return {
    ...storage,
    ...(declarations ?? (await readDeclarations())),
    clock,
    log,
    ports: await openPorts(services, { folder, log, clock, outbound }),
    outbound,
    ...(canDraw() && { pictures: pictureTool }),
    ...(settings.clamd && { scan: clamd(settings.clamd) }),
    ...(settings.origin && { origin: settings.origin }),
    ...(settings.company && { company: settings.company }),
  }
}

import type { Entity } from '#declare'
import { createPortalContext } from '../../../portal/createPortalContext.ts'
import { portalSession } from '../../../portal/engine/context/session.ts'
import { wantingAmong } from '../../../portal/engine/wanting/wantingRecords.ts'
import { readDeclarations } from '../../../portal/start/declarations.ts'
import { readSettings, type Settings } from '../../../portal/start/settings.ts'
import { openStorage } from '../../../portal/start/storage.ts'
import type { RunningPortal } from '../../support/portal.ts'

/** Tells what a record lacks of what its state demands, as `npm run admin -- check-records` would. */
export type Standing = (entity: Entity, id: number) => Promise<readonly string[]>

const opened = new WeakMap<RunningPortal, Promise<Standing>>()

/** Opens the records of a portal that runs, to be looked at beside it; once for each portal. */
export function standingOf(portal: RunningPortal): Promise<Standing> {
  const known = opened.get(portal) ?? open(portal)
  opened.set(portal, known)
  return known
}

async function open({ dataDir, url }: RunningPortal): Promise<Standing> {
  const env = { DATA_DIR: dataDir, PORT: new URL(url).port }
  const settings = { ...(readSettings(env, dataDir) as Settings), beside: true as const }
  const clock = () => new Date()
  const [storage, declarations] = await Promise.all([
    openStorage(settings, clock),
    readDeclarations(),
  ])
  const context = createPortalContext({ ...storage, ...declarations, clock })
  return async (entity, id) =>
    (await wantingAmong(context, portalSession, entity, [id]))
      .flatMap(({ problems }) => problems)
      .map(({ message }) => message[0])
}

import { type Context, Hono } from 'hono'
import type { Entity, Screen } from '#declare'
import { noCall, sessionExpired } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { paceOf } from '#portal/engine/serviceKeys/paceOf.ts'
import {
  demandRight,
  readServiceKey,
  type ServiceKey,
} from '#portal/engine/serviceKeys/readServiceKey.ts'
import type { SessionDeps } from '#portal/engine/session/sessionDeps.ts'
import { regionOf } from '#portal/storage/cache/regions.ts'
import { changesRoute } from '../changes/changesRoute.ts'
import { importRoute } from '../imports/importRoutes.ts'
import { ingestRoute } from '../ingest/ingestRoute.ts'
import { previewRoute } from '../public/previewRoute.ts'
import { publicRoute } from '../public/publicRoute.ts'
import { type Addresses, ROOT } from '../records/addresses.ts'
import { keySession } from '../serviceKeys/keySession.ts'
import type { ReadSession } from '../session/sessionMiddleware.ts'

/** What the calls of other programs stand on. */
export interface AppSide {
  readonly context: PortalContext
  readonly addresses: Addresses
  readonly deps: SessionDeps
  /** Users of the portal, who give out preview tokens. */
  readonly read: ReadSession
  /** Say which part of the memory an entity's public reading is kept in. */
  readonly screens: readonly Screen[]
}

/** The calls of other programs: each comes with a service key instead of a session. */
export function appSideRoutes(side: AppSide): Hono {
  const { context, deps } = side
  const app = new Hono()
  const keyOf = keyReader(context)
  app.post(`${ROOT}ingest/*`, async (c) => {
    const key = await keyOf(c)
    const { entity, rest } = entityAt(side, c, 'ingest')
    if (rest.length > 0) throw noCall('POST', c.req.path)
    demandRight(key, `ingest:${entity.name}`)
    const here = reachedAt(context, c)
    return ingestRoute(c, { context: here, entity, session: keySession(deps, c, key) })
  })
  app.on(['GET', 'POST'], `${ROOT}import/*`, async (c) => {
    const key = await keyOf(c)
    const rest = new URL(c.req.url).pathname.slice(`${ROOT}import/`.length).split('/')
    const session = keySession(deps, c, key)
    return importRoute(
      c,
      { context: reachedAt(context, c), key, session },
      rest.map(decodeURIComponent),
    )
  })
  app.get(`${ROOT}public/*`, async (c) => {
    const key = await keyOf(c)
    const found = entityAt(side, c, 'public')
    const region = regionOf(found.entity.name, side.screens)
    return publicRoute(c, { context: reachedAt(context, c), key, region, ...found })
  })
  app.post(`${ROOT}public/*`, async (c) => {
    const session = await side.read(c)
    if (!session || session.mustChange) throw sessionExpired()
    const { entity, rest } = entityAt(side, c, 'public')
    const id = Number(rest[0])
    if (rest.length !== 2 || rest[1] !== 'preview' || !Number.isSafeInteger(id))
      throw noCall('POST', c.req.path)
    return previewRoute(c, { context, entity, session }, id)
  })
  app.get(`${ROOT}changes`, async (c) => {
    demandRight(await keyOf(c), 'changes')
    return changesRoute(c, context)
  })
  return app
}

function keyReader(context: PortalContext): (c: Context) => Promise<ServiceKey> {
  const pace = paceOf(context.database, context.clock)
  return async (c) => {
    const key = await readServiceKey(context, c)
    await pace(key)
    return key
  }
}

/** The entity a call names by its path, and what stands behind that. */
function entityAt(
  { addresses }: AppSide,
  c: Context,
  call: string,
): { readonly entity: Entity; readonly rest: readonly string[] } {
  const path = new URL(c.req.url).pathname
  const found = addresses.entityAt(path.slice(`${ROOT}${call}/`.length))
  if (!found) throw noCall(c.req.method, path)
  return found
}

/** Where no origin is told, the embedded store is read from wherever this request reached the portal. */
const reachedAt = (context: PortalContext, c: Context): PortalContext =>
  context.origins.length > 0 ? context : { ...context, origins: [new URL(c.req.url).origin] }

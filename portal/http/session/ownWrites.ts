import type { MiddlewareHandler } from 'hono'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { noteWritten } from '#portal/engine/context/reading.ts'
import type { Session } from '#portal/engine/context/session.ts'

/** What only reads. */
const reads = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Notes who wrote before they hear that it went well, so that their next list shows it, whichever portal it is asked of. */
export const ownWrites =
  (context: PortalContext): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const session = c.get('session') as Session | undefined
    if (!session?.user || reads.has(c.req.method)) return
    await noteWritten(context, session.user.id)
  }

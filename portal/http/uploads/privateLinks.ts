import { Hono } from 'hono'
import { noCall, sessionExpired } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import { isGood, PATH } from '#portal/engine/media/privateLink.ts'
import { failure } from '../envelope.ts'

/** Answers links to private files, without a session. */
export function privateLinks(context: PortalContext): Hono {
  const app = new Hono()
  app.get(PATH, async (c) => {
    const { key = '', name = '', until = '', sign = '' } = c.req.query()
    if (!(await isGood(context, { key, name, until, sign }))) return failure(c, sessionExpired())
    const found = await context.store?.get(key)
    if (!found) return failure(c, noCall('GET', PATH))
    return c.body(found.body, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Cache-Control': 'private, no-store',
    })
  })
  return app
}

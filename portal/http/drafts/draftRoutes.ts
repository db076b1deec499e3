import { type Context, Hono } from 'hono'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { draftsAt, dropDraft, keepDraft, ownDrafts } from '#portal/engine/drafts/drafts.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'

/**
 * What one typed and has not saved, for oneself alone: `GET index/drafts` lists it, `?place=` gives what was typed at one
 * place; `PUT index/drafts` keeps it, `DELETE index/drafts?key=` forgets it.
 */
export function draftRoutes(context: PortalContext) {
  const app = new Hono()
  const sessionOf = (c: Context) => c.get('session' as never) as Session
  app.get('/drafts', async (c) => {
    const place = c.req.query('place')
    const list =
      place === undefined
        ? await ownDrafts(context, sessionOf(c))
        : await draftsAt(context, sessionOf(c), place)
    return success(c, { list })
  })
  app.put('/drafts', async (c) =>
    success(c, await keepDraft(context, sessionOf(c), await bodyOf(c))),
  )
  app.delete('/drafts', async (c) => {
    await dropDraft(context, sessionOf(c), c.req.query('key') ?? '')
    return success(c, null)
  })
  return app
}

import { type Context, Hono } from 'hono'
import { forbidden, missing, sessionExpired } from '#portal/core/errors.ts'
import { calendarFeed, FEED, feedPath, isCalendar } from '#portal/engine/calendar/calendarFeed.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { failure, success } from '../envelope.ts'

/** `GET index/calendar/:name`: where a calendar program of whoever asks reads a calendar. Throws 40400 and 40300. */
export const calendarAddress = (context: PortalContext) => async (c: Context) => {
  const { user } = c.get('session') as Session
  const name = c.req.param('name') ?? ''
  if (!isCalendar(name)) throw missing(['日历', 'Calendar'], name)
  if (!user) throw forbidden()
  return success(c, { address: originOf(context, c) + (await feedPath(context, user.id, name)) })
}

/** Answers calendar programs, which sign in by their address alone. */
export function calendarRoutes(context: PortalContext): Hono {
  const app = new Hono()
  app.get(`${FEED}/:file{\\w+\\.ics}`, async (c) => {
    const name = c.req.param('file').slice(0, -'.ics'.length)
    const { user = '', key = '' } = c.req.query()
    const asked = isCalendar(name) && { name, user: Number(user), key }
    const feed = asked && (await calendarFeed(context, asked, originOf(context, c)))
    if (!feed) return failure(c, sessionExpired())
    return c.body(feed, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Cache-Control': 'private, max-age=300',
    })
  })
  return app
}

const originOf = ({ origins }: PortalContext, c: Context): string =>
  origins[0] ?? new URL(c.req.url).origin

import { type Context, Hono } from 'hono'
import { forbidden, missing, refusedField, sessionExpired } from '#portal/core/errors.ts'
import { calendarFeed, FEED, feedPath, isCalendar } from '#portal/engine/calendar/calendarFeed.ts'
import { timedEntries } from '#portal/engine/calendar/timedEntries.ts'
import { today } from '#portal/engine/calendar/today.ts'
import { entityNamed, type PortalContext } from '#portal/engine/context/portalContext.ts'
import { reading } from '#portal/engine/context/reading.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { calendars } from '#resources/calendars.ts'
import { failure, success } from '../envelope.ts'

/** `GET index/calendar/:name`: where a calendar program of whoever asks reads a calendar. Throws 40400 and 40300. */
export const calendarAddress = (context: PortalContext) => async (c: Context) => {
  const { user } = c.get('session') as Session
  const name = c.req.param('name') ?? ''
  if (!isCalendar(name)) throw missing(['日历', 'Calendar'], name)
  if (!user) throw forbidden()
  return success(c, { address: originOf(context, c) + (await feedPath(context, user.id, name)) })
}

/**
 * `GET index/calendar/:name/timed?from&to`, days, the last not included: what the portal does by itself to records of a
 * calendar. Throws 40400.
 */
export const timedRoute = (context: PortalContext) => async (c: Context) => {
  const session = c.get('session') as Session
  const name = c.req.param('name') ?? ''
  if (!isCalendar(name)) throw missing(['日历', 'Calendar'], name)
  const { from = '', to = '' } = c.req.query()
  const stretch = { from: beginningOf('from', from), to: beginningOf('to', to) }
  const list = await reading(context, session, (read) => {
    const entities = calendars[name].of.map((one) => entityNamed(read, one))
    return timedEntries(read, session, entities, stretch)
  })
  return success(c, { list })
}

function beginningOf(field: string, day: string): string {
  if (/^\d{4}-\d\d-\d\d$/.test(day)) return `${day}T00:00:00+08:00`
  throw refusedField(field, [
    `“${day}”不是日期，请写作 2026-11-28`,
    `"${day}" is no day: write it 2026-11-28`,
  ])
}

/** `GET index/today`: what happens today and tomorrow in all calendars, and what is late. */
export const todayRoute = (context: PortalContext) => async (c: Context) =>
  success(c, await today(context, c.get('session') as Session))

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

import { Hono } from 'hono'
import { forbidden } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { myTalk } from '#portal/engine/talk/mine.ts'
import { changeTalk, dropTalk, followRecord, say, talkAt } from '#portal/engine/talk/talk.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

const calls: { readonly [call: string]: (id: number, key: string) => Route } = {
  'GET talk': (id) => async (c, call) => success(c, await talkAt(call, id)),
  'POST talk': (id) => async (c, call) => success(c, await say(call, id, await bodyOf(c)), 201),
  'PUT talk key': (id, key) => async (c, call) =>
    success(c, await changeTalk(call, id, key, await bodyOf(c))),
  'DELETE talk key': (id, key) => async (c, call) => {
    await dropTalk(call, id, key)
    return success(c, { id: key })
  },
  'PUT follow': (id) => async (c, call) =>
    success(c, await followRecord(call, id, await bodyOf(c))),
}

/** The route of a call on what is said at a record; undefined where it is none. */
export function talkRoute(method: string, rest: readonly string[]): Route | undefined {
  const [id = '', what = '', key = '', ...further] = rest
  if (!/^[1-9]\d{0,15}$/.test(id) || further.length > 0) return undefined
  return calls[[method, what, ...(key ? ['key'] : [])].join(' ')]?.(Number(id), key)
}

/**
 * `GET index/talk`: what is said to oneself, or given to one to do, wherever it stands; `GET index/people`: everybody who
 * signs in, to speak to.
 */
export function ownTalkRoutes(context: PortalContext) {
  const app = new Hono()
  app.get('/talk', async (c) => success(c, await myTalk(context, sessionOf(c))))
  app.get('/people', async (c) => {
    sessionOf(c)
    const rows = await context.database.db
      .selectFrom('portalUser')
      .select(['id', 'name', 'department'])
      .where('deletedAt', 'is', null)
      .where('status', '=', 'active')
      .orderBy('name')
      .limit(1000)
      .execute()
    return success(c, { list: rows })
  })
  return app
}

function sessionOf(c: { get: (name: never) => unknown }): Session {
  const session = c.get('session' as never) as Session
  if (!session.user) throw forbidden()
  return session
}

import { Hono } from 'hono'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { listRevisions, markedRevisions } from '#portal/engine/revisions/listRevisions.ts'
import { publishRevision } from '#portal/engine/revisions/publishRevision.ts'
import {
  discardRevision,
  readRevision,
  saveRevision,
} from '#portal/engine/revisions/saveRevision.ts'
import { approveRevision, scheduleRevision } from '#portal/engine/revisions/settleRevision.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import { type Route, record } from '../records/recordCalls.ts'

const calls: { readonly [call: string]: (id: number) => Route } = {
  'GET revision': (id) => async (c, call) => success(c, await readRevision(call, id)),
  'PUT revision': (id) => async (c, call) =>
    success(c, await saveRevision(call, id, await bodyOf(c))),
  'DELETE revision': (id) => async (c, call) => {
    await discardRevision(call, id, await bodyOf(c))
    return success(c, { id })
  },
  'POST revision publish': (id) => async (c, call) =>
    record(c, await publishRevision(call, id, await bodyOf(c))),
  'POST revision approve': (id) => async (c, call) =>
    success(c, await approveRevision(call, id, await bodyOf(c))),
  'POST revision schedule': (id) => async (c, call) =>
    success(c, await scheduleRevision(call, id, await bodyOf(c))),
}

/** The route of a call on the revision of a record, or on all of an entity; undefined where it is none. */
export function revisionRoute(method: string, rest: readonly string[]): Route | undefined {
  const [id = '', ...what] = rest
  if (method === 'GET' && rest.join() === 'revisions')
    return async (c, call) => success(c, { list: await markedRevisions(call) })
  if (!/^[1-9]\d{0,15}$/.test(id)) return undefined
  return calls[[method, ...what].join(' ')]?.(Number(id))
}

/** `GET index/revisions`: those one may do something about, wherever they stand. */
export function ownRevisionRoutes(context: PortalContext) {
  const app = new Hono()
  app.get('/revisions', async (c) => {
    const session = c.get('session' as never) as Session
    return success(c, { list: await listRevisions(context, session) })
  })
  return app
}

import { Hono } from 'hono'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { listPlanned } from '#portal/engine/plannedMoves/listPlanned.ts'
import { dropPlanned, planMove, readPlanned } from '#portal/engine/plannedMoves/planMove.ts'
import { bodyOf } from '../body.ts'
import { success } from '../envelope.ts'
import type { Route } from '../records/recordCalls.ts'

const calls: { readonly [method: string]: (id: number) => Route } = {
  GET: (id) => async (c, call) => success(c, { list: await readPlanned(call, id) }),
  PUT: (id) => async (c, call) => success(c, { list: await planMove(call, id, await bodyOf(c)) }),
  DELETE: (id) => async (c, call) =>
    success(c, { list: await dropPlanned(call, id, await bodyOf(c)) }),
}

/** The route of a call on what is planned for a record, `{id}/planned`; undefined where it is none. */
export function plannedMoveRoute(method: string, rest: readonly string[]): Route | undefined {
  const [id = '', what, ...further] = rest
  if (what !== 'planned' || further.length > 0 || !/^[1-9]\d{0,15}$/.test(id)) return undefined
  return calls[method]?.(Number(id))
}

/** `GET index/planned`: what is planned for records one may move, wherever they stand. */
export function ownPlannedRoutes(context: PortalContext) {
  const app = new Hono()
  app.get('/planned', async (c) => {
    const session = c.get('session' as never) as Session
    return success(c, { list: await listPlanned(context, session) })
  })
  return app
}

import type { Context, Handler } from 'hono'
import type { Action, Entity } from '#declare'
import { mergesOf } from '#derive/merges.ts'
import { noCall, PortalError } from '#portal/core/errors.ts'
import type { PortalContext } from '#portal/engine/context/portalContext.ts'
import type { Session } from '#portal/engine/context/session.ts'
import { act } from '#portal/engine/records/action.ts'
import { restoreFromBin } from '#portal/engine/records/bin.ts'
import { type Call, tellDenied } from '#portal/engine/records/call.ts'
import { linkOf } from '#portal/engine/records/linkOf.ts'
import { move } from '#portal/engine/records/move.ts'
import { preview } from '#portal/engine/records/preview/preview.ts'
import { bodyOf } from '../body.ts'
import { dashboardRoute } from '../dashboards/routes.ts'
import { editRoute, replaceRoute } from '../edits/editRoutes.ts'
import { languageOf, success } from '../envelope.ts'
import { bulkRoute } from '../imports/routes.ts'
import { plannedMoveRoute } from '../plannedMoves/plannedMoveRoutes.ts'
import { revisionRoute } from '../revisions/revisionRoutes.ts'
import { talkRoute } from '../talk/talkRoutes.ts'
import { transcriptRoute } from '../transcripts/transcriptRoutes.ts'
import { workQueueRoute } from '../workQueue/workQueueRoute.ts'
import { type Addresses, ROOT } from './addresses.ts'
import { handedOut } from './handedOut.ts'
import { merging } from './mergeCalls.ts'
import { namedFunctions } from './named.ts'
import {
  actionResult,
  backTo,
  historyRoute,
  onNumber,
  onPath,
  present,
  type Route,
  record,
  revealing,
  usesRoute,
  withVersion,
} from './recordCalls.ts'

/**
 * Every call on records: one handler for all entities, which finds the entity by its path. Named calls come first,
 * then the fixed segments, then record numbers, so that `medal/level` is no number.
 */
export function recordRoutes(context: PortalContext, addresses: Addresses): Handler {
  return async (c) => {
    const path = new URL(c.req.url).pathname.replace(/\/+$/, '')
    const session = c.get('session') as Session
    const here = reachedAt(context, c)
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const named = addresses.named.get(`${method} ${path}`)
    const answer = named && namedFunctions(named, context.parts)
    if (answer) return answered(answer, c, { context: here, entity: named.entity, session })
    const found = path.startsWith(ROOT) ? addresses.entityAt(path.slice(ROOT.length)) : undefined
    const route =
      found &&
      (bulkRoute(method, found.entity, found.rest, c.req.query('filter')) ??
        editRoute(method, found.rest) ??
        talkRoute(method, found.rest) ??
        transcriptRoute(method, found.rest) ??
        (found.entity.queue && workQueueRoute(method, found.rest)) ??
        plannedMoveRoute(method, found.rest) ??
        (found.entity.revisions && revisionRoute(method, found.rest)) ??
        routeOf(method, found.entity, found.rest))
    if (!found || !route) throw noCall(method, path)
    return answered(route, c, { context: here, entity: found.entity, session }, found.rest)
  }
}

/** Refused for want of a right: told in the audit log, where the refusal's own transaction cannot take it back. */
async function answered(
  route: Route,
  c: Context,
  call: Call,
  rest: readonly string[] = [],
): Promise<Response> {
  try {
    return await route(c, call)
  } catch (error) {
    if (error instanceof PortalError && error.code === 40300)
      await tellDenied(
        call,
        rest.find((segment) => /^\d+$/.test(segment)),
        { method: c.req.method, last: rest.at(-1) },
        error,
      )
    throw error
  }
}

/** Where no origin is told, the embedded store is read from wherever this request reached the portal. */
const reachedAt = (context: PortalContext, c: Context): PortalContext =>
  context.origins.length > 0 ? context : { ...context, origins: [new URL(c.req.url).origin] }

function routeOf(method: string, entity: Entity, rest: readonly string[]): Route | undefined {
  const [first, second, third, fourth] = rest
  if (first === undefined) return onPath[method]
  if (first === 'dashboard' && method === 'GET') return dashboardRoute(second, third)
  if (second === undefined && onPath[`${method} ${first}`]) return onPath[`${method} ${first}`]
  const id = /^[1-9]\d{0,15}$/.test(first) ? Number(first) : undefined
  if (id === undefined)
    return method === 'POST' && second === undefined ? onList(entity, first) : undefined
  if (second === undefined) return onNumber[method]?.(id)
  if (method === 'GET' && second === 'history' && third === undefined) return historyRoute(id)
  if (method === 'GET' && second === 'uses' && third === undefined) return usesRoute(id)
  if (method === 'GET' && second === 'file' && third === undefined) return handedOut(id)
  if (method !== 'POST') return undefined
  if (second === 'presence' && third === undefined) return present(id)
  if (second === 'reveal' && third === undefined) return revealing(id)
  if (second === 'replaceUses' && third === undefined) return replaceRoute(id)
  if (second === 'history' && fourth === 'restore' && rest.length === 4)
    return backTo(id, Number(third))
  return third === undefined ? onRecord(entity, id, second) : undefined
}

/** Moves first; `restore` takes a record out of the bin where the entity has neither move nor action of that name. */
function onRecord(entity: Entity, id: number, name: string): Route | undefined {
  if (Object.hasOwn(entity.moves, name))
    return async (c, call) => record(c, await move(call, id, name, withVersion(c, await bodyOf(c))))
  if (entity.actions[name]?.previews) return previewing(id, name)
  if (entity.actions[name]?.links) return linking(id, name)
  if (Object.hasOwn(entity.actions, name))
    return async (c, call) =>
      actionResult(c, await act(call, id, name, withVersion(c, await bodyOf(c))))
  if (name !== 'restoreFromBin' && name !== 'restore') return undefined
  return async (c, call) => record(c, await restoreFromBin(call, id, await bodyOf(c)))
}

/** It stands on rows alone: there is nothing to do without a record. */
const isOfRecord = ({ on = 'row', previews }: Action): boolean =>
  !previews && on.length > 0 && [on].flat().every((place) => place === 'row')

function onList(entity: Entity, name: string): Route | undefined {
  if (mergesOf(entity, name)) return merging(name)
  if (!Object.hasOwn(entity.actions, name) || isOfRecord(entity.actions[name] as Action))
    return undefined
  if (entity.actions[name]?.previews) return previewing(null, name)
  return async (c, call) => actionResult(c, await act(call, null, name, await bodyOf(c)))
}

const linking =
  (id: number, name: string): Route =>
  async (c, call) =>
    success(c, await linkOf(call, id, name, await bodyOf(c)))

const previewing =
  (id: number | null, name: string): Route =>
  async (c, call) => {
    const language = languageOf(c.req.header('accept-language'))
    return success(c, await preview(call, id, name, await bodyOf(c), language))
  }

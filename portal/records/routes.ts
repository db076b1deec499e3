import type { Context, Handler } from 'hono'
import type { Entity, Row } from '#declare'
import { bodyOf } from '../body.ts'
import { namedFunctions } from '../endpoints/named.ts'
import { done, languageOf } from '../envelope.ts'
import { noCall, PortalError, refusedField } from '../errors.ts'
import type { Session } from '../session/session.ts'
import { act } from './action.ts'
import { type Addresses, ROOT } from './addresses.ts'
import { remove, restoreFromBin } from './bin.ts'
import { bulk, MOST_AT_ONCE } from './bulk.ts'
import { type Call, demand, seen, shown, tellDenied } from './call.ts'
import { dryCheck } from './dryCheck.ts'
import { exportList } from './exportList.ts'
import type { Ground } from './ground.ts'
import { listed, queryOf, rangeHeader } from './listing.ts'
import { move } from './move.ts'
import { reorder } from './reorder.ts'
import { create, update } from './save.ts'
import { history, restoreVersion } from './versions.ts'

/**
 * Every call on records: one handler for all entities, which finds the entity by its path. Named calls come first,
 * then the fixed segments, then record numbers, so that `medal/level` is no number.
 */
export function recordRoutes(ground: Ground, addresses: Addresses): Handler {
  return async (c) => {
    const path = new URL(c.req.url).pathname.replace(/\/+$/, '')
    const session = c.get('session') as Session
    const here = reachedAt(ground, c)
    const method = c.req.method === 'HEAD' ? 'GET' : c.req.method
    const named = addresses.named.get(`${method} ${path}`)
    const answer = named && namedFunctions(named)
    if (answer) return answered(answer, c, { ground: here, entity: named.entity, session })
    const found = path.startsWith(ROOT) ? addresses.entityAt(path.slice(ROOT.length)) : undefined
    const route = found && routeOf(method, found.entity, found.rest)
    if (!found || !route) throw noCall(method, path)
    return answered(route, c, { ground: here, entity: found.entity, session }, found.rest)
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
        `${c.req.method} ${rest.at(-1) ?? ''}`.trim(),
      )
    throw error
  }
}

/** Where no origin is told, the embedded store is read from wherever this request reached the portal. */
const reachedAt = (ground: Ground, c: Context): Ground =>
  ground.origins.length > 0 ? ground : { ...ground, origins: [new URL(c.req.url).origin] }

export type Route = (c: Context, call: Call) => Promise<Response>

function routeOf(method: string, entity: Entity, rest: readonly string[]): Route | undefined {
  const [first, second, third, fourth] = rest
  if (first === undefined) return whole[method]
  if (second === undefined && whole[`${method} ${first}`]) return whole[`${method} ${first}`]
  const id = /^[1-9]\d{0,15}$/.test(first) ? Number(first) : undefined
  if (id === undefined)
    return method === 'POST' && second === undefined ? onList(entity, first) : undefined
  if (second === undefined) return one[method]?.(id)
  if (method === 'GET' && second === 'history' && third === undefined) return told(id)
  if (method !== 'POST') return undefined
  if (second === 'history' && fourth === 'restore' && rest.length === 4)
    return backTo(id, Number(third))
  return third === undefined ? onRecord(entity, id, second) : undefined
}

/** What stands in the portal's own segments, and on the path itself. */
const whole: { readonly [call: string]: Route } = {
  GET: async (c, call) => {
    const { bin, ...asked } = queryOf(c)
    return page(c, call, asked, bin === '1' || bin === 'true')
  },
  POST: async (c, call) => record(c, await create(call, await bodyOf(c)), 201),
  'GET bin': (c, call) => page(c, call, queryOf(c), true),
  'GET export': async (c, call) => {
    const language = languageOf(c.req.header('accept-language'))
    const bytes = await exportList(call, queryOf(c), language)
    const name = encodeURIComponent(`${call.entity.label[language === 'en' ? 1 : 0]}.xlsx`)
    return c.body(bytes as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'Content-Disposition': `attachment; filename*=UTF-8''${name}`,
    })
  },
  'POST bulk': async (c, call) => {
    const body = await bodyOf(c)
    return done(
      c,
      await bulk(call, body, idsMeant(call), languageOf(c.req.header('accept-language'))),
    )
  },
  'POST check': async (c, call) =>
    done(c, await dryCheck(call, await bodyOf(c), languageOf(c.req.header('accept-language')))),
  'POST order': async (c, call) => done(c, await reorder(call, await bodyOf(c))),
}

const one: { readonly [method: string]: (id: number) => Route } = {
  GET: (id) => async (c, call) => {
    demand(call, 'read')
    return record(c, shown(call, await seen(call, call.ground.database.db, id)))
  },
  PUT: (id) => async (c, call) =>
    record(c, await update(call, id, withVersion(c, await bodyOf(c)))),
  DELETE: (id) => async (c, call) =>
    done(
      c,
      await remove(call, id, withVersion(c, { ...acceptedInQuery(c), ...(await bodyOf(c)) })),
    ),
}

const told =
  (id: number): Route =>
  async (c, call) =>
    done(c, await history(call, id))
const backTo =
  (id: number, version: number): Route =>
  async (c, call) => {
    if (!Number.isSafeInteger(version))
      throw refusedField('version', ['版本号应为数字', 'A version is a number'])
    return record(c, await restoreVersion(call, id, version, withVersion(c, await bodyOf(c))))
  }

/** Moves first; `restore` takes a record out of the bin where the entity has neither move nor action of that name. */
function onRecord(entity: Entity, id: number, name: string): Route | undefined {
  if (name in entity.moves)
    return async (c, call) => record(c, await move(call, id, name, withVersion(c, await bodyOf(c))))
  if (name in entity.actions)
    return async (c, call) => acted(c, await act(call, id, name, withVersion(c, await bodyOf(c))))
  if (name !== 'restoreFromBin' && name !== 'restore') return undefined
  return async (c, call) => record(c, await restoreFromBin(call, id, await bodyOf(c)))
}

const onList = (entity: Entity, name: string): Route | undefined =>
  name in entity.actions
    ? async (c, call) => acted(c, await act(call, null, name, await bodyOf(c)))
    : undefined

const acted = (c: Context, result: unknown): Response => {
  const version = (result as Row | null)?.version
  return version !== undefined && 'id' in (result as Row)
    ? record(c, result as Row)
    : done(c, result)
}

/** A record with its version as ETag. */
export function record(c: Context, row: Row, status: 200 | 201 = 200): Response {
  c.header('ETag', `"${row.version}"`)
  return done(c, row, status)
}

/** A page of a list with its Content-Range. */
export async function page(
  c: Context,
  call: Call,
  asked: { readonly [name: string]: string },
  binned = false,
): Promise<Response> {
  const found = await listed(call, asked, binned ? { binned } : {})
  c.header('Content-Range', rangeHeader(call.entity, found))
  return done(c, found)
}

/** The version the caller read: in the body, else in If-Match. */
export function withVersion(c: Context, body: Row): Row {
  const match = /^(?:W\/)?"(\d+)"$/.exec(c.req.header('if-match') ?? '')
  return match && body.version === undefined ? { ...body, version: Number(match[1]) } : body
}

/** A DELETE often carries no body: what it accepts may stand in the query. */
function acceptedInQuery(c: Context): Row {
  const { accept, reason, confirm } = queryOf(c)
  return {
    ...(accept && { accept: accept.startsWith('[') ? JSON.parse(accept) : accept.split(',') }),
    ...(reason && { reason }),
    ...(confirm && { confirm: /^\d+$/.test(confirm) ? Number(confirm) : confirm }),
  }
}

const idsMeant = (call: Call) => async (filter: unknown, most: number) => {
  const ids: number[] = []
  const where = call.ground.access.sees(call.entity, call.session)
  for (let from = 0; from < most; from += 1000) {
    const asked = {
      filter: JSON.stringify(filter),
      sort: '["id","ASC"]',
      range: JSON.stringify([from, from + 999]),
    }
    const found = await call.ground.lists.list(call.ground.database.db, call.entity, asked, {
      where,
    })
    ids.push(...found.list.map((row) => row.id as number))
    if (!found.hasNext) break
  }
  return { ids, total: Math.min(ids.length, MOST_AT_ONCE + 1) }
}

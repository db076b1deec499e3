import { mergeNameOf, mergesOf } from '#derive/merges.ts'
import type { Parts } from '#portal/engine/context/parts.ts'
import { takenByCall } from '#portal/engine/records/acceptedValues.ts'
import { demandKnown } from '#portal/engine/records/call.ts'
import { queryOf } from '#portal/engine/records/listing.ts'
import { create } from '#portal/engine/records/save.ts'
import { bodyOf } from '../body.ts'
import { namedDashboard } from '../dashboards/namedDashboard.ts'
import type { NamedCall } from './addresses.ts'
import { formCalls } from './formCalls.ts'
import { moving, routeByShape } from './generic.ts'
import { mergePreview, merging } from './mergeCalls.ts'
import { page, type Route, record } from './recordCalls.ts'

/** Parameters of named calls beside those their declarations take. */
const also: { readonly [operation: string]: readonly string[] } = {
  'baseConfig.updateConfig': ['list'],
}

/** Operations that are the plain ones under another address. */
const plain: { readonly [operation: string]: Route } = {
  getList: (c, call) => page(c, call, queryOf(c)),
  create: async (c, call) => record(c, await create(call, await bodyOf(c)), 201),
}

/**
 * The route of a named call; undefined where the portal has none, which leaves the address unanswered (40400) rather
 * than answered with something else.
 */
export function namedFunctions(named: NamedCall, { calls }: Parts): Route | undefined {
  const route = calls[named.entity.name]?.[named.operation] ?? functionOf(named)
  return route && named.method !== 'GET' ? knowing(named, route) : route
}

const takesOf = (endpoint: NamedCall['endpoint']): readonly string[] =>
  typeof endpoint === 'object' && 'takes' in endpoint ? Object.keys(endpoint.takes ?? {}) : []

/** What a call does not take is refused by its name, whatever its function would make of it. */
const knowing =
  ({ entity, operation, endpoint }: NamedCall, route: Route): Route =>
  async (c, call) => {
    const taken = [...takesOf(endpoint), ...(also[`${entity.name}.${operation}`] ?? [])]
    demandKnown(await bodyOf(c), takenByCall(entity, operation, taken))
    return route(c, call)
  }

function functionOf({ entity, operation, endpoint, method }: NamedCall): Route | undefined {
  if (entity.keysOf) return formCalls[operation]
  if (method === 'GET' && entity.dashboards[operation]) return namedDashboard(operation, endpoint)
  if (mergesOf(entity, operation)) return merging(operation)
  const merge = mergeNameOf(entity)
  if (merge && operation === `${merge}Preview`) return mergePreview(merge)
  const takes = takesOf(endpoint)
  const isMove =
    operation in entity.moves && method === 'POST' && ['id', 'ids'].includes(takes.join())
  if (isMove) return moving(operation)
  return takes.length === 0
    ? (plain[operation] ?? routeByShape(operation, takes))
    : routeByShape(operation, takes)
}

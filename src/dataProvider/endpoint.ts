import type { Entity, Row } from '#declare'
import type { CallOptions } from '../client/client.ts'

/** A call ready to be sent. */
export interface NamedCall {
  readonly method: string
  /** Below /api/portal/, or absolute. */
  readonly path: string
  readonly options: CallOptions
}

/**
 * The call a declaration names for an operation, filled from `values`; null where it names none, and plain REST is
 * used. `takes` names the parameters and the fields they come from: `{ id: 'id', value: 'value' }`.
 */
export function namedCall(entity: Entity, operation: string, values: Row): NamedCall | null {
  const endpoint = entity.endpoints[operation]
  if (!endpoint || (typeof endpoint === 'object' && 'uses' in endpoint)) return null
  const { call, takes } =
    typeof endpoint === 'string' ? { call: endpoint, takes: undefined } : endpoint
  const [method = 'GET', address = ''] = call.split(' ')
  if (!address || address.includes('{') || address.includes(':')) return null
  const given = takes ? valuesTaken(takes, values) : values
  if (!given) return null
  const path = address.startsWith('/') || !address.startsWith('api/') ? address : `/${address}`
  return { method, path, options: method === 'GET' ? { query: given } : { body: given } }
}

/** Null where a parameter stands for something that is no field: such calls have callers of their own. */
const valuesTaken = (takes: { readonly [name: string]: string }, values: Row): Row | null => {
  const pairs = Object.entries(takes).map(
    ([name, field]) =>
      [name, isIds(name, field) ? (values.ids ?? [values.id]) : values[field]] as const,
  )
  return pairs.every(([, value]) => value !== undefined) ? Object.fromEntries(pairs) : null
}

/** `{ ids: 'id list' }`: the portal takes several where the screen has one. */
const isIds = (name: string, field: string) => name === 'ids' && /^ids?( list)?$/.test(field)

/** Where the one record of a form over settings is read and changed; undefined for all others. */
export const settingsPath = (entity: Entity): string | undefined =>
  entity.keysOf && namedCall(entity, 'getOne', {})?.path

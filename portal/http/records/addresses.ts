import type { Endpoint, Entity } from '#declare'

/** A call that a declaration names: `GET articleTag/levels`. */
export interface NamedCall {
  readonly entity: Entity
  readonly operation: string
  readonly method: string
  /** From the root: `/api/portal/articleTag/levels`. */
  readonly path: string
  readonly endpoint: Endpoint
}

/** Where calls lead: entities by path, named calls by method and path. */
export interface Addresses {
  /** The entity whose path is the longest beginning of these segments, and the segments that are left. */
  entityAt(path: string): { readonly entity: Entity; readonly rest: readonly string[] } | undefined
  readonly named: ReadonlyMap<string, NamedCall>
  readonly entities: readonly Entity[]
}

export const ROOT = '/api/portal/'
/** Segments below an entity's path that are the portal's own, by method. */
const own = [
  'POST bulk',
  'POST check',
  'POST order',
  'POST edits',
  'GET edits',
  'GET bin',
  'GET export',
  'GET sums',
]

/**
 * Lays out every address once. Throws where two declarations own one method and path, all such pairs at once.
 *
 * A form over another's records (`keysOf`) has no address but the calls it names.
 */
export function addressesOf(entities: readonly Entity[]): Addresses {
  const owners = new Map<string, string>()
  const clashes: string[] = []
  const claim = (address: string, owner: string) => {
    const other = owners.get(address)
    if (other && other !== owner)
      clashes.push(`${address} belongs to ${other} and to ${owner}: give one of them another path`)
    else owners.set(address, owner)
  }
  const routed = entities.filter(({ keysOf }) => !keysOf)
  for (const { path, name } of routed) {
    for (const method of ['GET', 'POST']) claim(`${method} ${ROOT}${path}`, name)
    for (const call of own) claim(call.replace(' ', ` ${ROOT}${path}/`), name)
  }
  const named = entities.flatMap(namedCalls)
  for (const entity of routed) clashes.push(...hiddenActions(entity))
  for (const call of named) claim(`${call.method} ${call.path}`, call.entity.name)
  if (clashes.length > 0) throw new Error(`Two owners of one address:\n${clashes.join('\n')}`)
  const byPath = new Map(routed.map((entity) => [entity.path, entity]))
  return {
    entities: routed,
    named: new Map(named.map((call) => [`${call.method} ${call.path}`, call])),
    entityAt: (path) => longest(byPath, path),
  }
}

/** Actions on the list whose address the portal's own calls would answer. */
function hiddenActions({ name, path, actions }: Entity): string[] {
  const taken = own
    .filter((call) => call.startsWith('POST '))
    .map((call) => call.slice('POST '.length))
  return Object.entries(actions).flatMap(([action, { on }]) =>
    taken.includes(action) && [on].flat().some((place) => place === 'list' || place === 'form')
      ? [
          `POST ${ROOT}${path}/${action} belongs to the portal and to the action ${name}.${action}: give the action another name`,
        ]
      : [],
  )
}

/** The calls an entity's declaration names; those it uses of another are the other's. */
export function namedCalls(entity: Entity): NamedCall[] {
  return Object.entries(entity.endpoints).flatMap(([operation, endpoint]) => {
    const call =
      typeof endpoint === 'string' ? endpoint : 'call' in endpoint ? endpoint.call : undefined
    if (!call) return []
    const [method, path] = call.split(' ') as [string, string]
    return [
      { entity, operation, method, path: path.startsWith('/') ? path : ROOT + path, endpoint },
    ]
  })
}

function longest(byPath: ReadonlyMap<string, Entity>, path: string) {
  const segments = path.split('/').filter(Boolean)
  for (let length = segments.length; length > 0; length--) {
    const entity = byPath.get(segments.slice(0, length).join('/'))
    if (entity) return { entity, rest: segments.slice(length) }
  }
  return undefined
}

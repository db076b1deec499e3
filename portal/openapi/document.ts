import type { Entity } from '#declare'
import { namedFunctions } from '../endpoints/named.ts'
import type { Addresses, NamedCall } from '../records/addresses.ts'
import { appSidePaths } from './appSidePaths.ts'
import { answers, type Json, json, ref } from './parts.ts'
import { recordPaths } from './recordPaths.ts'
import { recordSchema, valuesSchema } from './schemas.ts'

/** The portal's calls on records and the named ones, as an OpenAPI 3.1 document made from the declarations. */
export function openApiOf({ entities, named }: Addresses, origin?: string): Json {
  const paths: Record<string, Json> = {}
  for (const entity of entities) Object.assign(paths, recordPaths(entity))
  for (const call of named.values()) if (namedFunctions(call)) addNamed(paths, call)
  Object.assign(paths, appSidePaths(entities))
  return {
    openapi: '3.1.0',
    info: {
      title: 'Masthead',
      version: '1',
      description: 'Every JSON answer is { code, message, data }; 20000 is success.',
    },
    ...(origin && { servers: [{ url: origin }] }),
    security: [{ token: [], ticket: [] }],
    tags: entities.map(({ name, label }) => ({ name, description: `${label[0]} ${label[1]}` })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-Token' },
        ticket: { type: 'apiKey', in: 'header', name: 'ticket' },
        serviceKey: { type: 'http', scheme: 'bearer' },
      },
      schemas: { ...sharedSchemas, ...Object.fromEntries(entities.flatMap(schemasOf)) },
      responses: answers,
    },
  }
}

const schemasOf = (entity: Entity): [string, Json][] => [
  [entity.name, recordSchema(entity)],
  [`${entity.name}Values`, valuesSchema(entity)],
]

const sharedSchemas: { readonly [name: string]: Json } = {
  Envelope: {
    type: 'object',
    required: ['code', 'message'],
    properties: { code: { type: 'integer' }, message: { type: 'string' }, data: {} },
  },
  Terms: {
    type: 'object',
    properties: {
      version: { type: 'integer' },
      accept: { type: 'array', items: { type: 'string' } },
      reason: { type: 'string' },
      confirm: {},
    },
  },
}

/** A named call beside the plain ones; on a path of the plain ones it is they that are described. */
function addNamed(
  paths: Record<string, Json>,
  { entity, operation, method, path, endpoint }: NamedCall,
): void {
  const at = { ...paths[path] } as Record<string, Json>
  const verb = method.toLowerCase()
  if (at[verb]) return
  const takes =
    typeof endpoint === 'object' && 'takes' in endpoint ? Object.keys(endpoint.takes ?? {}) : []
  const inQuery = takes.map((name) => ({ name, in: 'query', schema: {} }))
  const body = { type: 'object', properties: Object.fromEntries(takes.map((name) => [name, {}])) }
  at[verb] = {
    tags: [entity.name],
    operationId: `${entity.name}.${operation}`,
    ...(verb === 'get' ? { parameters: inQuery } : { requestBody: json(body) }),
    responses: {
      200: { description: 'Done', ...json(ref('Envelope')) },
      401: ref('signedOut', 'responses'),
      422: ref('refused', 'responses'),
    },
  }
  paths[path] = at
}

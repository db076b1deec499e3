import type { Entity } from '#declare'
import type { Parts } from '#portal/engine/context/parts.ts'
import type { Addresses, NamedCall } from '../records/addresses.ts'
import { namedFunctions } from '../records/named.ts'
import { appSidePaths } from './appSidePaths.ts'
import { editSchemas } from './editPaths.ts'
import { importPaths } from './importPaths.ts'
import { answers, type Json, json, ref, summaryOf } from './parts.ts'
import { recordPaths } from './recordPaths.ts'
import { revisionSchemas } from './revisionPaths.ts'
import { recordSchema, valuesSchema } from './schemas.ts'
import { talkSchemas } from './talkPaths.ts'

/** The portal's calls on records and the named ones, as an OpenAPI 3.1 document made from the declarations. */
export function openApiOf({ entities, named }: Addresses, parts: Parts, origin?: string): Json {
  const paths: Record<string, Json> = {}
  for (const entity of entities) Object.assign(paths, recordPaths(entity))
  for (const call of named.values()) if (namedFunctions(call, parts)) addNamed(paths, call)
  Object.assign(paths, appSidePaths(entities), importPaths())
  return {
    openapi: '3.1.0',
    info: {
      title: 'Masthead',
      version: '1',
      description: 'Every JSON answer is { code, message, data }; 20000 is success.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin ?? '/', description: 'where browsers reach the portal' }],
    security: [{ token: [], ticket: [] }],
    tags: entities.map(({ name, label }) => ({ name, description: `${label[0]} ${label[1]}` })),
    paths,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'X-Token' },
        ticket: { type: 'apiKey', in: 'header', name: 'ticket' },
        serviceKey: { type: 'http', scheme: 'bearer' },
      },
      schemas: {
        ...sharedSchemas,
        ...editSchemas,
        ...talkSchemas,
        ...revisionSchemas,
        ...Object.fromEntries(entities.flatMap(schemasOf)),
      },
      responses: answers,
    },
  }
}

const schemasOf = (entity: Entity): [string, Json][] => [
  [entity.name, recordSchema(entity)],
  [`${entity.name}Values`, valuesSchema(entity)],
]

const ids = { type: 'array', minItems: 1, items: { type: 'integer' } }
const messages = { type: 'object', additionalProperties: { type: 'string' } }

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
      confirm: { description: 'what was typed to confirm, or the number of records' },
    },
  },
  Bulk: {
    type: 'object',
    required: ['action'],
    properties: {
      action: { type: 'string', description: 'a move, an action or delete' },
      ids: { ...ids, maxItems: 10_000 },
      filter: { type: 'object', description: 'in place of ids, with count' },
      count: { type: 'integer', description: 'how many records the filter is known to mean' },
      values: { type: 'object', description: 'what its dialog asks' },
      accept: { type: 'array', items: { type: 'string' } },
      reason: { type: 'string' },
      confirm: {},
    },
  },
  BulkResult: {
    type: 'object',
    required: ['total', 'done', 'refused', 'results'],
    properties: {
      job: { type: 'integer', description: 'the job that does it, where there are many' },
      total: { type: 'integer' },
      done: { type: 'integer' },
      refused: { type: 'integer' },
      results: {
        type: 'array',
        items: {
          type: 'object',
          required: ['id', 'title', 'done'],
          properties: {
            id: { type: 'integer' },
            title: { type: 'string' },
            done: { type: 'boolean' },
            message: { type: 'string' },
            errors: messages,
          },
        },
      },
    },
  },
  Checked: {
    type: 'object',
    required: ['errors', 'warnings', 'record'],
    properties: {
      errors: messages,
      warnings: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            rule: { type: 'string' },
            field: { type: 'string' },
            message: { type: 'string' },
            usedBy: {
              type: 'array',
              description: 'the records it speaks of, where it names some',
              items: {
                type: 'object',
                properties: {
                  entity: { type: 'string' },
                  id: { type: 'integer' },
                  title: { type: 'string' },
                },
              },
            },
          },
        },
      },
      record: { type: ['object', 'null'] },
    },
  },
  History: {
    type: 'object',
    description: 'versions, newest first',
    additionalProperties: true,
  },
  Order: {
    type: 'object',
    required: ['ids'],
    properties: {
      ids,
      scope: {
        type: 'object',
        description:
          'whose siblings they are: values of the fields the order counts within; left out, the records stand in one place already',
      },
      accept: { type: 'array', items: { type: 'string' } },
    },
  },
  Merge: {
    type: 'object',
    required: ['ids', 'target'],
    properties: { ids, target: { type: 'integer', description: 'the one that stays' } },
  },
  MapColumns: {
    type: 'object',
    description:
      'reads the file anew: each column below one of its headers, or one value for all rows',
    required: ['columns'],
    properties: {
      version: { type: 'integer' },
      columns: {
        type: 'object',
        additionalProperties: {
          type: 'object',
          properties: { header: { type: 'string' }, value: { type: 'string' } },
        },
      },
    },
  },
  ReplaceCells: {
    type: 'object',
    description: 'replaces a piece of text in a column of all rows that wait',
    required: ['column', 'find'],
    properties: { column: { type: 'string' }, find: { type: 'string' }, by: { type: 'string' } },
  },
  PasteCells: {
    type: 'object',
    description: 'writes a block of cells, row by row',
    required: ['cells'],
    properties: {
      cells: {
        type: 'array',
        items: {
          type: 'object',
          properties: {
            row: { type: 'integer' },
            data: { type: 'object', additionalProperties: { type: 'string' } },
          },
        },
      },
    },
  },
  FixRows: {
    type: 'object',
    description: 'puts one value into a column of all rows of a finding',
    required: ['code', 'column', 'value'],
    properties: {
      code: { type: 'string' },
      says: { type: 'string', description: 'one wording of the code' },
      column: { type: 'string' },
      value: { type: 'string' },
    },
  },
  Doubles: {
    type: 'object',
    description: 'says what becomes of rows that stand twice',
    required: ['how'],
    properties: { how: { enum: ['keepFirst', 'merge'] } },
  },
  File: {
    type: 'object',
    required: ['url'],
    properties: { url: { type: 'string' }, name: { type: ['string', 'null'] } },
  },
  Link: {
    type: 'object',
    required: ['address', 'title'],
    properties: { address: { type: 'string' }, title: { type: 'string' } },
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
  const takenAs = (name: string) =>
    typeof endpoint === 'object' && 'takes' in endpoint ? endpoint.takes?.[name] : undefined
  const inQuery = takes.map((name) => ({
    name,
    in: 'query',
    description: takenAs(name),
    schema: {},
  }))
  const properties = Object.fromEntries(takes.map((name) => [name, { description: takenAs(name) }]))
  const body = { type: 'object', properties }
  at[verb] = {
    tags: [entity.name],
    operationId: `${entity.name}.call.${operation}`,
    summary: summaryOf(entity, [operation, operation]),
    ...(typeof endpoint === 'object' &&
      'gives' in endpoint && { description: `Gives ${endpoint.gives}.` }),
    ...(verb === 'get' ? { parameters: inQuery } : { requestBody: json(body) }),
    responses: {
      200: { description: 'Done', ...json(ref('Envelope')) },
      401: ref('signedOut', 'responses'),
      422: ref('refused', 'responses'),
    },
  }
  paths[path] = at
}
